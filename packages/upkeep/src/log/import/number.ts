/** Numbers as other programs and other countries write them. */

/** Text around a number: a currency sign or code, a unit. */
const AROUND = /^[\p{Sc}\p{L}]+|[\p{Sc}\p{L}]+$/gu
/** Separators between digits: any space, and the Swiss apostrophe. */
const BETWEEN = /[\s']/g
const PLAIN = /^-?\d+(?:\.\d+)?$/
/** Thousands grouped with one mark, and nothing else: 1,234 or 62.000. */
const GROUPED = /^-?\d{1,3}([.,])\d{3}(?:\1\d{3})*$/

/** An amount of money: "$1,234.56", "1.234,56 €", "(5.00)" for a negative one. Null when it is not an amount. */
export function readAmount(cell: string): number | null {
  const bare = unpack(cell)
  // Money has two decimals, so a lone point stands before them; a lone comma before three digits groups.
  if (GROUPED.test(bare) && bare.includes(',')) return number(bare.replaceAll(',', ''))
  return number(withPoint(bare))
}

/** A whole number such as an odometer's: "62,000", "62.000", "62000.0 mi". Null when it is not a number. */
export function readWhole(cell: string): number | null {
  const bare = unpack(cell)
  const value = GROUPED.test(bare) ? number(bare.replaceAll(/[.,]/g, '')) : number(withPoint(bare))
  return value === null ? null : Math.round(value)
}

function unpack(cell: string): string {
  const text = cell.replaceAll(BETWEEN, '').replace('−', '-')
  const isNegative = /^\(.*\)$/.test(text)
  const bare = (isNegative ? text.slice(1, -1) : text).replaceAll(AROUND, '')
  return isNegative ? `-${bare}` : bare
}

/** The last separator is the decimal one; the other one groups digits. */
function withPoint(text: string): string {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
}

function number(text: string): number | null {
  return PLAIN.test(text) ? Number(text) : null
}
