/**
 * Cells that a spreadsheet would run as a formula (OWASP, "CSV Injection"): one that begins with = + - @,
 * a tab or a carriage return is written behind an apostrophe, and read without it.
 */

// Apostrophes before it count too: otherwise a text that was '=1 from the start would come back as =1.
const FORMULA = /^'*[=+\-@\t\r]/
const PROTECTED = /^'+[=+\-@\t\r]/

/** The text as a cell that no spreadsheet runs as a formula. `restoreCell` reverses it exactly. */
export function protectCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that a protected cell was made from. */
export function restoreCell(cell: string): string {
  return PROTECTED.test(cell) ? cell.slice(1) : cell
}
