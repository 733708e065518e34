/** Calendar days as ISO 8601 text, YYYY-MM-DD: a service happens on a day, not at an instant. */

const MS_PER_DAY = 86_400_000
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

type Parts = { year: number; month: number; day: number }

/** 2024-02-29 yes, 2023-02-29 no. */
export function isCalendarDay(text: string): boolean {
  return parse(text) !== null
}

/**
 * Where that month is shorter, its last day (31 January + 1 month = 28 or 29 February).
 * @param day YYYY-MM-DD
 * @throws RangeError when `day` is no calendar day
 */
export function addMonths(day: string, months: number): string {
  const from = partsOf(day)
  const monthIndex = from.year * 12 + (from.month - 1) + months
  const year = Math.floor(monthIndex / 12)
  const month = (((monthIndex % 12) + 12) % 12) + 1
  return format({ year, month, day: Math.min(from.day, daysInMonth(year, month)) })
}

/**
 * Negative when `to` lies before.
 * @throws RangeError when either is no calendar day
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((instant(partsOf(to)) - instant(partsOf(from))) / MS_PER_DAY)
}

export function addDays(day: string, days: number): string {
  return new Date(instant(partsOf(day)) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

function partsOf(text: string): Parts {
  const parts = parse(text)
  if (parts === null) throw new RangeError(`Not a calendar day: ${text}`)
  return parts
}

function parse(text: string): Parts | null {
  const match = DAY.exec(text)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return { year, month, day }
}

// setUTCFullYear, because Date.UTC reads the years 0 to 99 as 1900 to 1999.
function daysInMonth(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 0)
  return date.getUTCDate()
}

// UTC has no summer time.
function instant({ year, month, day }: Parts): number {
  return new Date(0).setUTCFullYear(year, month - 1, day)
}

function format({ year, month, day }: Parts): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
