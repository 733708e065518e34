import { addDays, isCalendarDay } from '../calendar.ts'
import { fold } from './fold.ts'
import { MONTHS } from './months.table.ts'

/** Which number comes first in 3/4/2025. */
export type DateOrder = 'month-first' | 'day-first'

const ISO = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/
const COMPACT = /^(19|20)(\d{2})(\d{2})(\d{2})$/
const NUMERIC = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})(?:,?\s|$)/
const DAY_NAME =
  /^(?:\p{L}{2,10}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:[-./\s]+)(?:de\s+)?(\p{L}{3,12})(?:[-./,\s]+)(?:de\s+)?'?(\d{4}|\d{2})(?:,?\s|$)/u
const NAME_DAY =
  /^(?:\p{L}{2,10}\.?,\s+)?(\p{L}{3,12})\.?[-\s]+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+|-)(\d{4}|\d{2})(?:,?\s|$)/u

/** Days since 1899-12-30, as Excel and its like count them (ECMA-376, 18.17.4.1), here from 1954 to 2064. */
const SERIAL = /^([2-5]\d{4})(?:[.,]\d+)?$/
const SERIAL_ZERO = '1899-12-30'

/** Two digits from here on mean the last century. */
const CENTURY_TURNS_AT = 70

export const isSerialDay = (cell: string): boolean => SERIAL.test(cell.trim())

/** YYYY-MM-DD without its time; null when the cell is not a day. */
export function readDay(cell: string, order: DateOrder): string | null {
  const text = cell.trim()
  const iso = ISO.exec(text)
  if (iso) return day(iso[1], iso[2], iso[3])
  const compact = COMPACT.exec(text)
  if (compact) return day(`${compact[1]}${compact[2]}`, compact[3], compact[4])
  const numeric = NUMERIC.exec(text)
  if (numeric) {
    const [, first, , second, year] = numeric
    return order === 'month-first' ? day(year, first, second) : day(year, second, first)
  }
  const serial = SERIAL.exec(text)
  return serial ? addDays(SERIAL_ZERO, Number(serial[1])) : namedDay(fold(text))
}

function namedDay(text: string): string | null {
  const dayFirst = DAY_NAME.exec(text)
  if (dayFirst) return day(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const nameFirst = NAME_DAY.exec(text)
  return nameFirst ? day(nameFirst[3], monthOf(nameFirst[1]), nameFirst[2]) : null
}

const monthOf = (name = ''): string => String(MONTHS.findIndex((month) => month.test(name)) + 1)

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
