import { protectCell, type Units } from '@tappet/upkeep'
import { inShownUnit, shownUnit } from '../values.ts'
import type { Recording } from './drive.ts'

const LINE_END = '\r\n'
/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF'
const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const line = (cells: readonly string[]) => cells.map(quote).join(',') + LINE_END

/**
 * RFC 4180: a row for each answered moment; empty where the car was not asked. Numbers have a point, in the driver's
 * units.
 */
export function driveAsCsv({ startedAtMs, tracks, marks }: Recording, units: Units): string {
  const columns = tracks.map(({ value: { name, unit }, times, values }) => {
    const shown = shownUnit(unit, units)
    const cellAt = (at: number) => inShownUnit(values[at] ?? 0, shown).toFixed(shown.digits + 2)
    return { heading: protectCell(shown.unit === '' ? name : `${name} (${shown.unit})`), times, cellAt }
  })
  // Each list ascends: the earliest of what is left is the next row.
  const next = columns.map(() => 0)
  let mark = 0
  const timesLeft = () =>
    Math.min(
      marks[mark] ?? Infinity,
      ...columns.map(({ times }, place) => times[next[place] ?? 0] ?? Infinity),
    )
  const lines: string[] = []
  for (let seconds = timesLeft(); seconds < Infinity; seconds = timesLeft()) {
    const cells = columns.map(({ times, cellAt }, place) => {
      const at = next[place] ?? 0
      if (times[at] !== seconds) return ''
      next[place] = at + 1
      return cellAt(at)
    })
    const isMarked = marks[mark] === seconds
    if (isMarked) mark += 1
    const time = new Date(startedAtMs + seconds * 1_000).toISOString()
    lines.push(line([time, seconds.toFixed(3), isMarked ? `Mark ${mark}` : '', ...cells]))
  }
  return (
    BYTE_ORDER_MARK +
    line(['Time', 'Seconds', 'Mark', ...columns.map(({ heading }) => heading)]) +
    lines.join('')
  )
}
