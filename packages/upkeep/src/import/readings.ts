import { restoreCell } from '../fields/csv-cell.ts'
import { ENERGY_NAMES } from '../unit-names.ts'
import { PER_FUEL } from './columns.table.ts'
import type { Table } from './columns.ts'
import type { LineReading } from './line.ts'
import type { CsvLine } from './sections.ts'
import type { CarSection } from './stated.ts'

const hasAmount = (cell: string) => /[1-9]/.test(cell)

/** One for each fuel of a line, without those of which nothing was filled in. A note is told once. */
export function readingsOf({ line, cells }: CsvLine, table: Table, car: CarSection | null): LineReading[] {
  const { columns, program, target } = table
  const at = (column: string) => {
    const text = cells[columns.indexOf(column)] ?? ''
    return program?.isOwn ? restoreCell(text) : text.trim()
  }
  const first: LineReading = {
    line,
    cell: (column) => (column === 'energy' ? energyCell(cells, table, car) : at(column)),
  }
  if (target !== 'fuel') return [first]
  const others = [2, 3]
    .filter((which) => hasAmount(at(`amount ${which}`)))
    .map((which, place): LineReading => {
      const isFirst = place === 0 && !hasAmount(at('amount'))
      return {
        line,
        cell: (column) =>
          PER_FUEL.includes(column)
            ? at(`${column} ${which}`)
            : isFirst || (column !== 'note' && column !== 'tags')
              ? at(column)
              : '',
      }
    })
  return others.length > 0 && !hasAmount(at('amount')) ? others : [first, ...others]
}

/** The word for a line's kind of energy; a number of Fuelio's, its own or its tank's, as that kind's name. */
export function energyCell(
  cells: CsvLine['cells'],
  { columns, program }: Pick<Table, 'columns' | 'program'>,
  car: CarSection | null,
): string {
  const at = (column: string) => (cells[columns.indexOf(column)] ?? '').trim()
  const own = at('energy')
  if (!program?.energies) return own
  const tank = Number(at('tank'))
  for (const number of [own, car?.tanks[tank - 1] ?? '']) {
    const energy = /^[1-9]\d\d$/.test(number) ? program.energies[Number(number[0]) - 1] : undefined
    if (energy) return ENERGY_NAMES[energy]
  }
  return tank > 1 ? `Tank ${tank}` : ''
}
