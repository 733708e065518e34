import { protectCell, type Units } from '@tappet/upkeep'
import { inShownUnit, shownUnit } from '../values.ts'
import type { LiveValue } from './choices.ts'

export type Sample = { seconds: number; id: string; value: number }

export type Recording = {
  /** Since 1970, at second 0. */
  startedAtMs: number
  samples: Sample[]
  marks: number[]
}

/** An hour of 80 values a second: about 15 MB. */
export const MAX_SAMPLES = 300_000

export const emptyRecording = (startedAtMs: number): Recording => ({ startedAtMs, samples: [], marks: [] })

/** False once the recording is full. */
export function addSamples(recording: Recording, samples: readonly Sample[]): boolean {
  const room = MAX_SAMPLES - recording.samples.length
  for (const sample of samples.slice(0, room)) recording.samples.push(sample)
  return samples.length < room
}

const LINE_END = '\r\n'
/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF'
const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const line = (cells: readonly string[]) => cells.map(quote).join(',') + LINE_END

/**
 * RFC 4180: a row for each answered moment; empty where the car was not asked. Numbers have a point, in the driver's
 * units.
 */
export function recordingAsCsv(
  { startedAtMs, samples, marks }: Recording,
  values: readonly LiveValue[],
  units: Units,
): string {
  const recorded = values.filter(({ id }) => samples.some((sample) => sample.id === id))
  const shownUnits = recorded.map(({ unit }) => shownUnit(unit, units))
  const headings = recorded.map(({ name }, index) => {
    const unit = shownUnits[index]?.unit ?? ''
    return protectCell(unit === '' ? name : `${name} (${unit})`)
  })
  const rows = new Map<number, Map<string, number>>()
  for (const { seconds, id, value } of samples) {
    const row = rows.get(seconds) ?? new Map<string, number>()
    rows.set(seconds, row.set(id, value))
  }
  for (const mark of marks) if (!rows.has(mark)) rows.set(mark, new Map())
  const lines = [...rows]
    .sort(([one], [other]) => one - other)
    .map(([seconds, row]) => {
      const cells = recorded.map(({ id }, index) => {
        const value = row.get(id)
        const unit = shownUnits[index]
        return value === undefined || unit === undefined
          ? ''
          : inShownUnit(value, unit).toFixed(unit.digits + 2)
      })
      const mark = marks.indexOf(seconds)
      const time = new Date(startedAtMs + seconds * 1_000).toISOString()
      return line([time, seconds.toFixed(3), mark < 0 ? '' : `Mark ${mark + 1}`, ...cells])
    })
  return BYTE_ORDER_MARK + line(['Time', 'Seconds', 'Mark', ...headings]) + lines.join('')
}
