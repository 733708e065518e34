import {
  currencyDigits,
  DEFAULT_CURRENCY,
  decimalOf,
  economyIn,
  economyName,
  fromMeasure,
  fromMiles,
  MEASURE_SIGN,
  type Measure,
  type Money,
  type Units,
  type Writers,
} from '@tappet/upkeep'

export type Texts = ReturnType<typeof createTexts>

const DEFAULT_LOCALE = 'en-US'
const VOLUME = { us_gal: 'gal (US)', uk_gal: 'gal (UK)', l: 'l' } as const

/** @param locale BCP 47; an unknown one counts as US English */
export function createTexts(units: Units, locale: string = DEFAULT_LOCALE) {
  const language = knownLocale(locale)
  // The paper is read by others too.
  const day = new Intl.DateTimeFormat(language, {
    ...({ dateStyle: 'medium', timeZone: 'UTC' } as const),
    ...({ calendar: 'gregory', numberingSystem: 'latn' } as const),
  })
  const number = (amount: number, digits = 0) => plainSpaces(writer(language, digits).format(amount))
  const dayText = (isoText: string): string => {
    const time = Date.parse(isoText)
    return Number.isNaN(time) ? isoText : plainSpaces(day.format(time))
  }
  const distanceText = (miles: number) => `${number(fromMiles(miles, units.distance))} ${units.distance}`
  const moneyText = ({ minor, currency }: Money): string =>
    signed(currency, Number(decimalOf({ minor, currency })), (amount) =>
      number(amount, currencyDigits(currency)),
    )
  const wholeUsd = (amount: number) => signed('USD', amount, (rest) => number(rest))
  return {
    /** "May 1, 2026" for 2026-05-01 or an instant; other texts stay. */
    day: dayText,
    /** "$1,249.90", "EUR 1.249,90": the typeface lacks most signs. */
    money: moneyText,
    sums: (sums: readonly Money[]): string =>
      sums.length === 0
        ? moneyText({ minor: 0, currency: units.currency })
        : sums.map(moneyText).join(' + ').replaceAll('+ -', '− '),
    /** "$200 – $450" */
    cost: (minUsd: number, maxUsd: number): string =>
      minUsd === maxUsd ? wholeUsd(minUsd) : `${wholeUsd(minUsd)} – ${wholeUsd(maxUsd)}`,
    /** "64,000 mi", "102 998 km" of miles */
    distance: distanceText,
    /** "41.2 l", "310.0 kWh" */
    amount: (amount: number, measure: Measure): string =>
      measure === 'l'
        ? `${number(fromMeasure(amount, units.volume), 1)} ${VOLUME[units.volume]}`
        : `${number(amount, 1)} ${MEASURE_SIGN[measure]}`,
    economy: (km: number, amount: number, measure: Measure): string =>
      `${number(economyIn(units.economy, km, amount, measure), 1)} ${economyName(units.economy, measure)}`,
    values: {
      day: dayText,
      moment: dayText,
      number: (value, decimals) => plainSpaces(writer(language, 0, decimals).format(value)),
      distance: distanceText,
      money: moneyText,
      temperature: units.temperature,
    } satisfies Writers,
    count: (amount: number, one: string, many: string): string =>
      `${number(amount)} ${amount === 1 ? one : many}`,
    number,
  }
}

function knownLocale(locale: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale])[0] ?? DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

const writers = new Map<string, Intl.NumberFormat>()

function writer(locale: string, digits: number, most = digits): Intl.NumberFormat {
  const key = `${locale}/${digits}/${most}`
  const format =
    writers.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: most,
      numberingSystem: 'latn',
    })
  writers.set(key, format)
  return format
}

/** The typeface lacks the narrow space. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0')

function signed(currency: string, amount: number, write: (amount: number) => string): string {
  const sign = amount < 0 ? '-' : ''
  const mark = currency === DEFAULT_CURRENCY ? '$' : `${currency} `
  return `${sign}${mark}${write(Math.abs(amount))}`
}
