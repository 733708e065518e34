/** Entries of a case's timeline. A day stands for the milliseconds: the rules compare times only. */
import {
  type CodesReading,
  failedReading,
  type MonitorId,
  type Reading,
  readingOf,
  type UnitReadiness,
} from '@tappet/obd'
import type { CaseEntry, ScanEntry, SoundEntry } from '../src/casebook/entries.ts'

const ECU = '7E8'
const kind = (codes: readonly string[]): CodesReading['stored'] =>
  readingOf({ units: [{ ecu: ECU, codes: [...codes] }], without: [] }, [])
const GAP = { request: '03', ecu: '7E9', why: { kind: 'unreadable', reason: 'short' } } as const

type Ran = 'complete' | 'incomplete' | 'none'
function readiness(ran: Ran, id: MonitorId, ignition: 'spark' | 'compression'): Reading<UnitReadiness[]> {
  const monitors = [{ id, name: id, supported: ran !== 'none', complete: ran === 'complete' }]
  return readingOf([{ ecu: ECU, readiness: { lampOn: false, codeCount: 0, ignition, monitors } }], [])
}

type Told = {
  stored?: string[]
  pending?: string[]
  permanent?: string[]
  ran?: Ran
  monitor?: MonitorId
  ignition?: 'spark' | 'compression'
  /** What is missing. */
  lacks?: 'a unit' | 'readiness'
}
/** A whole scan of one unit that has run its test and names no code, but for what is told. */
export function scan(day: number, reading: Told = {}): ScanEntry {
  const { stored = [], pending = [], permanent = [], ran = 'complete', monitor = 'catalyst' } = reading
  const status = readiness(ran, monitor, reading.ignition ?? 'spark')
  const whole = kind(stored)
  const codes: CodesReading = {
    stored: reading.lacks === 'a unit' && whole.kind === 'complete' ? readingOf(whole.value, [GAP]) : whole,
    pending: kind(pending),
    permanent: kind(permanent),
    status,
  }
  return {
    kind: 'scan',
    id: `scan ${day}`,
    atMs: day,
    codes,
    readiness: reading.lacks === 'readiness' ? failedReading({ kind: 'notReady' }) : status,
  }
}
export const at = (kind: 'repair' | 'closed' | 'reopened' | 'note', day: number): CaseEntry => ({
  kind,
  id: `${kind} ${day}`,
  atMs: day,
})
export const sound = (day: number, more: Partial<SoundEntry> = {}): SoundEntry => ({
  kind: 'sound',
  id: `sound ${day}`,
  atMs: day,
  issue: 'exhaust_leak',
  situation: 'idle',
  compared: null,
  ...more,
})
