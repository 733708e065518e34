/** The entries of a case's timeline that the rules read. Times are milliseconds since 1970, UTC. */
import type { CodesReading, Reading, UnitReadiness } from '@tappet/obd'

type At = { id: string; atMs: number }

/** A recording compared with this car's normal sound in the same situation. */
export type ComparedSound = 'near' | 'apart'

export type SoundEntry = At & {
  kind: 'sound'
  /** An issue of the catalogue. */
  issue: string
  /** In which situation it was recorded; null: not known. */
  situation: string | null
  /** Null: it was not compared. */
  compared: ComparedSound | null
}

/** A comprehensive diagnosis. `codes` are those of a real car, without the demo's. */
export type ReportEntry = At & { kind: 'report'; codes: readonly string[] }

/** One read of the car, with what it says about its own completeness. */
export type ScanEntry = At & {
  kind: 'scan'
  codes: CodesReading
  readiness: Reading<readonly UnitReadiness[]>
}

/** Work that was done, from the moment after which it was certainly done. */
export type RepairEntry = At & { kind: 'repair' }

export type CaseEntry =
  | SoundEntry
  | ReportEntry
  | ScanEntry
  | RepairEntry
  | (At & { kind: 'finding' })
  | (At & { kind: 'note' })
  | (At & { kind: 'quote' })
  /** The driver's decision. */
  | (At & { kind: 'closed' })
  | (At & { kind: 'reopened' })

/** The entries in order of time, the earliest first. */
export function inOrder(entries: readonly CaseEntry[]): CaseEntry[] {
  return [...entries].sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
}

const DAY_MS = 24 * 3_600_000

/**
 * The moment after which a repair was certainly done: when it was logged, but not later than the end of its day. What
 * was read on the day itself before it was logged may have been read before the repair.
 *
 * @param dayStartMs the first moment of its day by the driver's clock
 */
export function repairedByMs(dayStartMs: number, loggedAtMs: number): number {
  return Math.min(loggedAtMs, dayStartMs + DAY_MS)
}
