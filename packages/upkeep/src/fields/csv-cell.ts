/** OWASP, "CSV Injection": such a cell is written behind an apostrophe, and read without it. */

const STARTS_FORMULA = '[=+\\-@\\t\\r\\n＝＋－＠]'
// Otherwise '=1 would come back as =1.
const FORMULA = new RegExp(`^'*${STARTS_FORMULA}`, 'u')
const PROTECTED = new RegExp(`^'+${STARTS_FORMULA}`, 'u')

/** `restoreCell` reverses it exactly. */
export function protectCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function restoreCell(cell: string): string {
  return PROTECTED.test(cell) ? cell.slice(1) : cell
}
