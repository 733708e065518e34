/** Days as other programs write them. */
import { isCalendarDay } from '../../calendar.ts'

/** Which number comes first in 3/4/2025. */
export type DateOrder = 'month-first' | 'day-first'

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:,?\s|$)/
const MONTH_NAME = /^(?:(\d{1,2})\.?\s+)?([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})\b/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Two digits from here on mean the last century. */
const CENTURY_TURNS_AT = 70

/** The day of a cell as YYYY-MM-DD, without its time; null when the cell is not a day. */
export function readDay(cell: string, order: DateOrder): string | null {
  const text = cell.trim()
  const iso = ISO.exec(text)
  if (iso) return day(iso[1], iso[2], iso[3])
  const numeric = NUMERIC.exec(text)
  if (numeric) {
    const [, first, , second, year] = numeric
    return order === 'month-first' ? day(year, first, second) : day(year, second, first)
  }
  const named = MONTH_NAME.exec(text)
  if (!named) return null
  const month = MONTHS.indexOf(String(named[2]).slice(0, 3).toLowerCase()) + 1
  return day(named[4], String(month), named[1] ?? named[3])
}

function day(year: string | undefined, month: string | undefined, ofMonth: string | undefined) {
  if (year === undefined || month === undefined || ofMonth === undefined) return null
  const text = `${fullYear(year)}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}

function fullYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) < CENTURY_TURNS_AT ? `20${year}` : `19${year}`
}

/**
 * The order that reads most of these cells as days. `isGuess`: both orders read all of them, as different days.
 */
export function tellDateOrder(cells: readonly string[]): { order: DateOrder; isGuess: boolean } {
  const readable = (order: DateOrder) => cells.filter((cell) => readDay(cell, order) !== null).length
  const [monthFirst, dayFirst] = [readable('month-first'), readable('day-first')]
  if (monthFirst !== dayFirst)
    return { order: monthFirst > dayFirst ? 'month-first' : 'day-first', isGuess: false }
  const differ = cells.some((cell) => readDay(cell, 'month-first') !== readDay(cell, 'day-first'))
  const dotted = cells.some((cell) => NUMERIC.exec(cell.trim())?.[2] === '.')
  return { order: dotted ? 'day-first' : 'month-first', isGuess: differ }
}
