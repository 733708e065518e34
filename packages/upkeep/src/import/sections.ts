import { readDay } from '../reading/read-day.ts'
import type { TargetName } from './columns.table.ts'
import { BARE_TITLE } from './programs.table.ts'

export type CsvLine = {
  /** Where it begins in the file, from 1. */
  line: number
  cells: readonly string[]
}

export type Section = {
  title: string | null
  /** As the file writes them; of a table without a heading "Column 1" and so on. */
  headings: string[]
  lines: readonly CsvLine[]
  kind?: TargetName
  /** Fuelly's older list, whose columns are known by their place. */
  isFuelly?: boolean
}

export const isFilled = (cell: string | undefined): cell is string => cell !== undefined && cell.trim() !== ''

/** Every other line is a title, a heading, or in `lines` of a section, or in `loose`. */
export function sectionsOf(all: readonly CsvLine[]): { sections: Section[]; loose: CsvLine[] } {
  const lines = all.filter(({ cells }) => cells.some(isFilled))
  const isTable = lines.some(({ cells }) => cells.filter(isFilled).length > 1)
  const loose: CsvLine[] = []
  const sections: Section[] = []
  let open: { title: string | null; lines: CsvLine[] } = { title: null, lines: [] }
  const close = () => {
    const [head, ...rest] = open.lines
    if (head) sections.push(sectionOf(open.title, head, rest))
    else if (open.title !== null) sections.push({ title: open.title, headings: [], lines: [] })
  }
  for (const line of lines) {
    const [first = '', ...others] = line.cells
    const text = first.replace('\uFEFF', '').trim()
    const isAlone = isTable && text !== '' && !others.some(isFilled)
    if (isAlone && (/^##?\s*\p{L}/u.test(text) || BARE_TITLE.test(text))) {
      close()
      open = { title: text, lines: [] }
    } else if (isAlone && open.title === null && open.lines.length === 0) loose.push(line)
    else open.lines.push(line)
  }
  close()
  return { sections, loose }
}

function sectionOf(title: string | null, head: CsvLine, rest: CsvLine[]): Section {
  if (!isHeadless(head)) {
    const headings = head.cells.map((cell) => cell.replace('\uFEFF', '').trim())
    while (headings.length > 0 && headings.at(-1) === '') headings.pop()
    return { title, headings, lines: rest }
  }
  return { title, headings: head.cells.map((_, at) => `Column ${at + 1}`), lines: [head, ...rest] }
}

/** A day among the first line's cells is no heading. */
const isHeadless = ({ cells }: CsvLine): boolean =>
  cells.some((cell) => !/^\d{5}/.test(cell.trim()) && readDay(cell, 'month-first') !== null) ||
  cells.some((cell) => readDay(cell, 'day-first') !== null && /\d[./-]\d/.test(cell))
