import { energyNamed } from '../fuel/energy.ts'
import { FUEL_KIND, fieldOfColumn, NOTE_KIND, SERVICE_KIND } from './columns.table.ts'
import type { Table } from './columns.ts'
import { energyCell } from './readings.ts'
import { type CsvLine, isFilled } from './sections.ts'
import type { CarSection } from './stated.ts'

type Facts = { tellsFuels: boolean; car: CarSection | null }

export type Unused = {
  kind: 'section' | 'column' | 'line'
  name: string
  section: string | null
  count: number
  example: string
  /** Of a section that gave units and a name. */
  isRead: boolean
}

export function unusedIn(tables: readonly Table[], loose: readonly CsvLine[], facts: Facts): Unused[] {
  const lines = loose.map(({ cells }) => lineOf(cells.filter(isFilled).join(', ').trim()))
  return [...lines, ...tables.flatMap((table) => unusedOf(table, facts))]
}

const lineOf = (name: string): Unused => ({
  kind: 'line',
  name,
  section: null,
  count: 1,
  example: '',
  isRead: false,
})

function unusedOf(table: Table, facts: Facts): Unused[] {
  const { title, headings, lines } = table
  if (table.target === null) {
    const name = title?.replace(/^#+\s*/, '') ?? headings.filter(isFilled).join(', ')
    const [first] = lines
    const example = first?.cells.filter(isFilled).join(', ') ?? ''
    const isRead = table.shape === facts.car?.shape
    if (lines.length === 0) return title === null && name !== '' ? [lineOf(name)] : []
    return [{ kind: 'section', name, section: null, count: lines.length, example, isRead }]
  }
  const width = Math.max(headings.length, ...lines.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => at).flatMap((at): Unused[] => {
    const cells = lines
      .filter((line) => !isUsed(table, line, at, facts))
      .map((line) => line.cells[at])
      .filter(isFilled)
    if (cells.length === 0) return []
    const name = headings[at] || `Column ${at + 1}`
    const section = title?.replace(/^#+\s*/, '') ?? null
    return [{ kind: 'column', name, section, count: cells.length, example: cells[0] ?? '', isRead: false }]
  })
}

/** "Diesel" tells a fill-up and its fuel: what is not read of it is listed. */
const saysKind = (cell: string) =>
  !/^(?:petrol|diesel)$/i.test(cell) && [FUEL_KIND, NOTE_KIND, SERVICE_KIND].some((kind) => kind.test(cell))

/** The price of one unit is used where a line has no total, an unknown kind of fuel where it tells two apart. */
function isUsed(table: Table, { cells }: CsvLine, at: number, { tellsFuels, car }: Facts) {
  const { columns, program, target } = table
  const name = columns[at] ?? null
  if (name === 'energy') return tellsFuels || energyNamed(energyCell(cells, table, car)) !== undefined
  if (name === 'kind')
    return (
      program !== null ||
      // In the log it names the service where nothing else does.
      (target !== 'fuel' && !isFilled(cells[columns.indexOf('item')])) ||
      saysKind(cells[at]?.trim() ?? '')
    )
  if (name !== null && fieldOfColumn(name) === 'price')
    return !/[1-9]/.test(cells[columns.indexOf(name.replace('price', 'total_minor'))] ?? '')
  return name !== null
}
