import { DEFAULT_CURRENCY, type Money, nearestMinor } from '../money/money.ts'

/** Rows of before there was a choice are in US dollars. */
export const currencyOf = (row: { readonly currency?: string | null }): string =>
  row.currency ?? DEFAULT_CURRENCY

export function moneyIn(
  kind: 'money' | 'minor',
  value: number,
  row: { readonly currency?: string | null },
): Money {
  const currency = currencyOf(row)
  return { minor: kind === 'minor' ? value : nearestMinor(value, currency), currency }
}
