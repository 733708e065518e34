import type { LineProblem } from '../fields/read-cell.ts'
import type { Table } from './columns.ts'
import { NOTHING } from './line.ts'
import { isFilled } from './sections.ts'

const surplus = (cells: readonly string[], count: number) => cells.slice(count).filter(isFilled).length

/** "1" and "234.50" side by side. */
const hasSplitNumber = (cells: readonly string[]) =>
  cells.some(
    (cell, at) =>
      /^\D{0,4}\d{1,3}$/.test(cell.trim()) && /^\d{1,3}(?:\.\d+)?\D{0,4}$/.test(cells[at + 1]?.trim() ?? ''),
  )

/**
 * The lines that are not read. A column that all lines have without a heading is none of them, where no number of
 * theirs was split.
 */
export function shiftedIn({ headings, lines }: Table): LineProblem[] {
  const wide = lines.filter(({ cells }) => surplus(cells, headings.length) > 0)
  const isColumn = wide.length === lines.length && !wide.some(({ cells }) => hasSplitNumber(cells))
  return isColumn
    ? []
    : wide.map(({ line, cells }) => ({
        line,
        problem: `It has ${cells.length} cells under ${headings.length} headings: “${cells.slice(headings.length).filter(isFilled).join('”, “')}” is left over. Put an amount such as "1,234.50" in quotes.`,
        kept: NOTHING,
      }))
}
