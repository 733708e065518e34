/** The texts of the service log that are stated word for word, and those that appear in several places. */
export const LOAD_FAILED = 'Failed to load maintenance records'
export const ADD_FAILED = 'Failed to add maintenance record'
export const ADDED = 'Maintenance record added successfully'
export const ITEM_REQUIRED = 'Please select or enter a maintenance item'
export const PRO_ONLY = 'PDF export is a Pro feature. Upgrade to access unlimited exports.'
export const CUSTOM_ITEM = 'Custom Item'

export const WAITING_TITLE = 'Kept on this device'
export const WAITING_BODY = 'It is sent by itself as soon as there is a connection.'

const WHOLE_USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** "$1,240": money is shown in whole USD. */
export function wholeUsd(amountUsd: number): string {
  return WHOLE_USD.format(amountUsd)
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

/** A record's day as the locale writes it: "Mar 5, 2026". */
export function dayWords(day: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(instant) ? day : DAY.format(instant)
}

/** Today by the driver's own clock, YYYY-MM-DD. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** "1 record", "12 records". */
export function countWords(count: number, one = 'record', many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`
}
