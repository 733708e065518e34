import {
  currencyDigits,
  DEFAULT_CURRENCY,
  decimalOf,
  economyIn,
  fromLitres,
  fromMiles,
  type Money,
  type Units,
  type Writers,
} from '@tappet/upkeep'

export type Texts = ReturnType<typeof createTexts>

const DEFAULT_LOCALE = 'en-US'
const ECONOMY = { mpg_us: 'mpg (US)', mpg_uk: 'mpg (UK)', l_100km: 'l/100 km', km_l: 'km/l' } as const
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
    /** One sum for each currency, in the person's where nothing was paid. */
    sums: (sums: readonly Money[]): string =>
      sums.length === 0 ? moneyText({ minor: 0, currency: units.currency }) : sums.map(moneyText).join(' + '),
    /** "$200 – $450" */
    cost: (minUsd: number, maxUsd: number): string =>
      minUsd === maxUsd ? wholeUsd(minUsd) : `${wholeUsd(minUsd)} – ${wholeUsd(maxUsd)}`,
    /** "64,000 mi", "102 998 km" of miles */
    distance: distanceText,
    /** "41.2 l" */
    volume: (litres: number): string =>
      `${number(fromLitres(litres, units.volume), 1)} ${VOLUME[units.volume]}`,
    economy: (km: number, litres: number): string =>
      `${number(economyIn(units.economy, km, litres), 1)} ${ECONOMY[units.economy]}`,
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
