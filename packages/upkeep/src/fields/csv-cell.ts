/**
 * Cells that a spreadsheet would run as a formula (OWASP, "CSV Injection"): one that begins with = + - @, with the
 * full-width form of one of them, a tab or a line end is written behind an apostrophe, and read without it.
 */

const STARTS_FORMULA = '[=+\\-@\\t\\r\\n＝＋－＠]'
// Apostrophes before it count too: otherwise a text that was '=1 from the start would come back as =1.
const FORMULA = new RegExp(`^'*${STARTS_FORMULA}`, 'u')
const PROTECTED = new RegExp(`^'+${STARTS_FORMULA}`, 'u')

/** The text as a cell that no spreadsheet runs as a formula. `restoreCell` reverses it exactly. */
export function protectCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that a protected cell was made from. */
export function restoreCell(cell: string): string {
  return PROTECTED.test(cell) ? cell.slice(1) : cell
}
