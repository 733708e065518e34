import type { MonitorId } from '@tappet/obd'
import type { ScanEntry } from './entries.ts'
import { monitorFor } from './proof.table.ts'
import { codeIn, ignitionIn, monitorIn } from './scans.ts'

export type CodeProof =
  | { kind: 'returned'; atMs: number }
  | { kind: 'proven'; monitor: MonitorId; seenBy: 'monitor' | 'permanentCode'; scanId: string }
  | { kind: 'stillThere'; permanentOnly: boolean }
  | { kind: 'notYet'; monitor: MonitorId | null; needs: 'scan' | 'clear' | 'drive'; notSeenIn: number }
  | { kind: 'noMonitor'; notSeenIn: number }

export function proofOfCode(code: string, scans: readonly ScanEntry[], repairedAtMs: number): CodeProof {
  const since = scans.filter(({ atMs }) => atMs > repairedAtMs)
  const returned = returnOf(code, since, scans)
  if (returned !== null) return { kind: 'returned', atMs: returned.atMs }
  const lastNamed = since.findLastIndex((scan) =>
    ['present', 'permanent'].includes(codeIn(scan, code, scans)),
  )
  const clean = since.slice(lastNamed + 1).filter((scan) => codeIn(scan, code, scans) === 'absent')
  const last = since[lastNamed]
  if (last !== undefined && clean.length === 0)
    return { kind: 'stillThere', permanentOnly: codeIn(last, code, scans) === 'permanent' }
  const ignition = ignitionIn(scans)
  if (ignition === null) return { kind: 'notYet', monitor: null, needs: 'scan', notSeenIn: clean.length }
  const monitor = monitorFor(code, ignition)
  if (monitor === null || since.some((scan) => monitorIn(scan, monitor) === 'none'))
    return { kind: 'noMonitor', notSeenIn: clean.length }
  const proof = clean.find((scan) => monitorIn(scan, monitor) === 'complete' && hasRun(monitor, since, scan))
  if (proof) return { kind: 'proven', monitor, seenBy: 'monitor', scanId: proof.id }
  const erased = clean.find((scan) => monitorIn(scan, monitor) === 'complete')
  if (erased && heldAsPermanent(code, scans, erased, repairedAtMs))
    return { kind: 'proven', monitor, seenBy: 'permanentCode', scanId: erased.id }
  return { kind: 'notYet', monitor, needs: needOf(monitor, clean), notSeenIn: clean.length }
}

/** The first scan that shows a code again after one without it. */
function returnOf(code: string, since: readonly ScanEntry[], scans: readonly ScanEntry[]): ScanEntry | null {
  const gone = since.findIndex((scan) => codeIn(scan, code, scans) === 'absent')
  if (gone === -1) return null
  return since.slice(gone + 1).find((scan) => codeIn(scan, code, scans) === 'present') ?? null
}

// "Complete" alone may date from before the repair: only clearing resets the bits. Some cars report misfire and fuel as
// complete at all times; there it proves nothing.
function hasRun(monitor: MonitorId, since: readonly ScanEntry[], proof: ScanEntry): boolean {
  return since.some((scan) => scan.atMs < proof.atMs && monitorIn(scan, monitor) === 'incomplete')
}

// A permanent code goes only when the car's own test has run and passed; no tool erases it (SAE J1979, service 0A).
function heldAsPermanent(
  code: string,
  scans: readonly ScanEntry[],
  proof: ScanEntry,
  repairedAtMs: number,
): boolean {
  const holds = ({ codes }: ScanEntry) =>
    codes.permanent.kind !== 'failed' && codes.permanent.value.units.some((unit) => unit.codes.includes(code))
  const before = scans.filter(
    ({ atMs, codes }) => atMs <= repairedAtMs && codes.permanent.kind === 'complete',
  )
  const lastBefore = before.at(-1)
  if (lastBefore !== undefined && holds(lastBefore)) return true
  return scans.some((scan) => scan.atMs > repairedAtMs && scan.atMs < proof.atMs && holds(scan))
}

function needOf(monitor: MonitorId, clean: readonly ScanEntry[]): 'scan' | 'clear' | 'drive' {
  const last = clean.at(-1)
  const seen = last === undefined ? 'unknown' : monitorIn(last, monitor)
  if (seen === 'incomplete') return 'drive'
  return seen === 'complete' ? 'clear' : 'scan'
}
