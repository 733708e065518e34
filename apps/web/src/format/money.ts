import { currencyCodes, currencyDigits, decimalOf, type Money } from '@tappet/upkeep'
import { exactUsd, wholeUsd } from './usd.ts'

const writers = new Map<string, Intl.NumberFormat>()

/** Creating a formatter costs more than formatting a long list. */
function writerFor(currency: string, digits: number, locale: string | undefined): Intl.NumberFormat {
  const key = `${currency}/${digits}/${locale}`
  const writer =
    writers.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  writers.set(key, writer)
  return writer
}

/** "$245.50", "€45.12", "¥1,200" */
export function exactMoney({ minor, currency }: Money, locale?: string): string {
  const amount = Number(decimalOf({ minor, currency }))
  return currency === 'USD'
    ? exactUsd(amount)
    : writerFor(currency, currencyDigits(currency), locale).format(amount)
}

/** "$1,240", "€1,240" */
export function wholeMoney({ minor, currency }: Money, locale?: string): string {
  const amount = Number(decimalOf({ minor, currency }))
  return currency === 'USD' ? wholeUsd(amount) : writerFor(currency, 0, locale).format(amount)
}

/** "€1.859": one decimal more than the currency has. */
export function unitPrice(amount: number, currency: string, locale?: string): string {
  return writerFor(currency, currencyDigits(currency) + 1, locale).format(amount)
}

/** "$1,240 + €310"; money back is taken off: "$1,240 − €20". @param currency of the zero, where nothing was paid */
export function wholeSums(sums: readonly Money[], currency: string): string {
  return sums.length === 0
    ? wholeMoney({ minor: 0, currency })
    : sums
        .map((sum) => wholeMoney(sum))
        .join(' + ')
        .replaceAll(/\+ [-−]/g, '− ')
}

export function currencyName(currency: string, locale?: string): string {
  return new Intl.DisplayNames(locale ? [locale] : [], { type: 'currency' }).of(currency) ?? currency
}

export function currencyOptions(): { value: string; label: string }[] {
  return currencyCodes.map((code) => ({ value: code, label: `${code}, ${currencyName(code)}` }))
}
