/** Money: whole minor units of a currency. Amounts of two currencies are never added or converted. */
import { CODES_BY_DIGITS } from './currencies.table.ts'

const digitsByCode: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES_BY_DIGITS).flatMap(([digits, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(digits)] as const),
  ),
)

export const currencyCodes: readonly string[] = [...digitsByCode.keys()].sort()

export const DEFAULT_CURRENCY = 'USD'

/** A whole number of minor units: 24550 of USD is $245.50. */
export type Money = { minor: number; currency: string }

export const isCurrency = (code: unknown): code is string =>
  typeof code === 'string' && digitsByCode.has(code)

/** Decimals of the currency's minor unit; 2 for a code that is not in the table. */
export function currencyDigits(currency: string): number {
  return digitsByCode.get(currency) ?? 2
}

/** What may stand beside an amount of it: "$" and "USD". A code of other than three letters has none. */
export function currencySigns(currency: string): string[] {
  if (!/^[a-z]{3}$/i.test(currency)) return []
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat('en-US', style).formatToParts(0)
  return [currency, ...parts.flatMap(({ type, value }) => (type === 'currency' ? value : []))]
}

/** "245.5" in USD as 24550. Null for parts of the minor unit, and for more than a double holds exactly. */
export function minorOf(decimal: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const [units = '', fraction = ''] = decimal.split('.')
  if (!/^\d+$/.test(units) || !/^\d*$/.test(fraction) || /[1-9]/.test(fraction.slice(digits))) return null
  const minor = Number(units + fraction.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

export function signedMinorOf(decimal: string, currency: string): number | null {
  const isBack = decimal.startsWith('-')
  const minor = minorOf(isBack ? decimal.slice(1) : decimal, currency)
  return minor === null || !isBack || minor === 0 ? minor : -minor
}

/** 24550 of USD as "245.50", 1200 of JPY as "1200". */
export function decimalOf({ minor, currency }: Money): string {
  const digits = currencyDigits(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const at = text.length - digits
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, at)}.${text.slice(at)}`
}

/** Such as the 83.878 of 45.12 l at 1.859. */
export function nearestMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyDigits(currency))
}

export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>()
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  return [...sums]
    .map(([currency, minor]) => ({ currency, minor }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
