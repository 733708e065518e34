import { DEFAULT_CURRENCY, type Money, nearestMinor } from '../money/money.ts'

/** The currency of a row's amounts; rows of before there was a choice are in US dollars. */
export const currencyOf = (row: { readonly currency?: string | null }): string =>
  row.currency ?? DEFAULT_CURRENCY

/** An amount in a row. */
export function moneyIn(
  kind: 'money' | 'minor',
  value: number,
  row: { readonly currency?: string | null },
): Money {
  const currency = currencyOf(row)
  return { minor: kind === 'minor' ? value : nearestMinor(value, currency), currency }
}
