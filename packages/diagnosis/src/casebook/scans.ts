/** An incomplete reading shows nothing absent. */
import { allCodes, codesOf, type MonitorId, missingIn, type UnitReadiness } from '@tappet/obd'
import type { ScanEntry } from './entries.ts'

export type CodeSeen = 'present' | 'permanent' | 'absent' | 'unknown'

/**
 * Absent needs every unit in every service, and a code that services 03, 07 and 0A can name: those of brakes, body and
 * network lie in units that need not answer.
 * @param scans every scan of the case
 */
export function codeIn({ codes }: ScanEntry, code: string, scans: readonly ScanEntry[]): CodeSeen {
  if ([codes.stored, codes.pending].some((kind) => allCodes(kind).includes(code))) return 'present'
  if (allCodes(codes.permanent).includes(code)) return 'permanent'
  const canBeNamed = code.startsWith('P') || scans.some((scan) => codesOf(scan.codes).includes(code))
  return canBeNamed && missingIn(codes).length === 0 ? 'absent' : 'unknown'
}

/** `none`: every unit answered, and none has this test. */
export type MonitorSeen = 'complete' | 'incomplete' | 'none' | 'unknown'

export function monitorIn({ readiness }: ScanEntry, id: MonitorId): MonitorSeen {
  if (readiness.kind !== 'complete' || readiness.value.length === 0) return 'unknown'
  const states = readiness.value.flatMap((unit) => unit.readiness.monitors).filter((each) => each.id === id)
  const supported = states.filter((each) => each.supported)
  if (supported.length === 0) return 'none'
  return supported.every((each) => each.complete) ? 'complete' : 'incomplete'
}

export function ignitionIn(scans: readonly ScanEntry[]): 'spark' | 'compression' | null {
  const units: UnitReadiness[] = scans.flatMap(({ readiness }) =>
    readiness.kind === 'complete' ? readiness.value : [],
  )
  if (units.length === 0) return null
  return units.some((unit) => unit.readiness.ignition === 'compression') ? 'compression' : 'spark'
}
