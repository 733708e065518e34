import { unsignedAt } from '../bytes.ts'
import { type Reading, readingOf, unreadable } from '../reading.ts'
import { COMPRESSION_IN_USE, GENERAL_COUNTERS, type InUseRow, SPARK_IN_USE } from '../tables/in-use.table.ts'

export interface InUseMonitor extends InUseRow {
  readonly completed: number
  readonly conditions: number
}

/** From 0 when the unit is programmed. */
export interface InUse {
  readonly ignition: 'spark' | 'compression'
  readonly generalConditions: number
  readonly starts: number
  /** Those at 0 of 0 are left out. */
  readonly monitors: readonly InUseMonitor[]
}

const INFORMATION = 0x49
const TYPES: Readonly<Record<number, { ignition: InUse['ignition']; rows: readonly InUseRow[] }>> = {
  8: { ignition: 'spark', rows: SPARK_IN_USE },
  11: { ignition: 'compression', rows: COMPRESSION_IN_USE },
}
const MIN_COUNTERS = 16

/** On CAN a count of items stands before them. */
export function inUseIn(answer: Uint8Array): Reading<InUse> {
  const type = TYPES[answer[1] ?? -1]
  if (answer[0] !== INFORMATION || type === undefined) return unreadable('wrongService')
  const data = answer.subarray(answer.length % 2 === 1 ? 3 : 2)
  const counters = Array.from({ length: data.length / 2 }, (_, index) => unsignedAt(data, index * 2, 2) ?? 0)
  if (counters.length < MIN_COUNTERS) return unreadable('short')
  const [generalConditions = 0, starts = 0] = counters
  const monitors = type.rows.flatMap((row, index): InUseMonitor[] => {
    const [completed, conditions] = counters.slice(GENERAL_COUNTERS + index * 2)
    if (completed === undefined || conditions === undefined) return []
    return completed + conditions === 0 ? [] : [{ ...row, completed, conditions }]
  })
  return readingOf({ ignition: type.ignition, generalConditions, starts, monitors })
}
