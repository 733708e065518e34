import { currencyDigits, decimalOf, type LogField, type Money } from '@tappet/upkeep'

/** How figures and days are written in a report: US English, whatever the machine's own locale. */

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const exactUsd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** "May 1, 2026" for 2026-05-01 or an instant; a text that is neither stays as it is. */
export function dayText(isoText: string): string {
  const time = Date.parse(isoText)
  return Number.isNaN(time) ? isoText : day.format(time)
}

/** "$1,249.90", "EUR 1,249.90": the typeface has no sign for most currencies. */
export function moneyText({ minor, currency }: Money): string {
  const amount = Number(decimalOf({ minor, currency }))
  if (currency === 'USD') return exactUsd.format(amount)
  const digits = currencyDigits(currency)
  return `${currency} ${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
/** One sum for each currency; "$0.00" where nothing was paid. */
export const sumsText = (sums: readonly Money[]): string =>
  sums.length === 0 ? moneyText({ minor: 0, currency: 'USD' }) : sums.map(moneyText).join(' + ')
/** "$200 – $450" */
export const costText = (minUsd: number, maxUsd: number): string =>
  minUsd === maxUsd ? wholeUsd.format(minUsd) : `${wholeUsd.format(minUsd)} – ${wholeUsd.format(maxUsd)}`
/** "64,000 mi" */
export const milesText = (miles: number): string => `${whole.format(miles)} mi`
/** A value of a log record, by its field's kind; a cost has its own text. */
export function valueText(value: string | number, { kind }: LogField): string {
  if (kind === 'miles') return milesText(Number(value))
  return kind === 'day' ? dayText(String(value)) : String(value)
}
export const countText = (count: number, one: string, many: string): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`
