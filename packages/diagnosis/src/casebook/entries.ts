/** Times are milliseconds since 1970, UTC. */
import type { CodesReading, Reading, UnitReadiness } from '@tappet/obd'

type At = { id: string; atMs: number }

export type ComparedSound = 'near' | 'apart'

/** `test`: what proves or rules out the first cause that was ranked; absent or null where none was. */
type Ranked = { test?: string | null }

export type SoundEntry = At &
  Ranked & {
    kind: 'sound'
    issue: string
    situation: string | null
    compared: ComparedSound | null
  }

/** `codes` are those of a real car, without the demo's. */
export type ReportEntry = At & Ranked & { kind: 'report'; codes: readonly string[] }

export type ScanEntry = At & {
  kind: 'scan'
  codes: CodesReading
  readiness: Reading<readonly UnitReadiness[]>
}

export type RepairEntry = At & { kind: 'repair' }

export type CaseEntry =
  | SoundEntry
  | ReportEntry
  | ScanEntry
  | RepairEntry
  | (At & { kind: 'finding' })
  | (At & { kind: 'note' })
  | (At & { kind: 'quote' })
  | (At & { kind: 'closed' })
  | (At & { kind: 'reopened' })

export function inOrder(entries: readonly CaseEntry[]): CaseEntry[] {
  return [...entries].sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
}

const DAY_MS = 24 * 3_600_000

/**
 * When it was logged, but not later than the end of its day.
 * @param dayStartMs the first moment of its day by the driver's clock
 */
export function repairedByMs(dayStartMs: number, loggedAtMs: number): number {
  return Math.min(loggedAtMs, dayStartMs + DAY_MS)
}
