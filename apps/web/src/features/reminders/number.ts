/* Spaces of every kind and apostrophes only ever part groups of digits. */
const GROUP_MARKS = /[\s'’]/g
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/
const PLAIN = /^\d+(?:[.,]\d+)?$/

/**
 * A number as people type it: "62300", "62,300", "62.300", "62 300", "0,5". A point or comma before
 * exactly three digits parts thousands: nobody reads an odometer to a thousandth.
 * @returns null for anything else, signs and letters included
 */
export function readNumber(text: string): number | null {
  const digits = text.replace(GROUP_MARKS, '')
  if (GROUPED.test(digits)) return Number(digits.replace(/[.,]/g, ''))
  return PLAIN.test(digits) ? Number(digits.replace(',', '.')) : null
}
