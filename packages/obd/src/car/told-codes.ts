/** What codes that were read say, without the code that reads them: pages that only show kept readings load no more. */
import type { Gap } from '../dialogue/failure.ts'
import type { CodeKind } from '../tables/codes.table.ts'
import { codeKinds } from '../tables/codes.table.ts'
import type { KindCodes } from './kind-codes.ts'
import type { UnitReadiness } from './readiness.ts'
import type { CompleteReading, Reading } from './reading.ts'
import { gapsOf } from './reading.ts'

export interface CodesReading extends Readonly<Record<CodeKind, Reading<KindCodes>>> {
  /** Lamp and number of codes of each unit (0101), read just before the codes. */
  readonly status: Reading<readonly UnitReadiness[]>
}

/** Codes that may be cleared: of the stored ones nothing is missing. 04 does not erase permanent codes (SAE J1979). */
export interface CompleteCodes extends CodesReading {
  readonly stored: CompleteReading<KindCodes>
}

/** The request of each service. */
export const REQUESTS = { stored: '03', pending: '07', permanent: '0A' } as const satisfies Record<
  CodeKind,
  string
>

/** All gaps of a reading, its status included. */
export function missingIn(codes: CodesReading): readonly Gap[] {
  return [
    ...gapsOf(codes.status, '0101'),
    ...codeKinds.flatMap((kind) => gapsOf(codes[kind], REQUESTS[kind])),
  ]
}

/** The same codes, where no stored one of any unit is missing; otherwise null. */
export function completeCodes({ stored, ...codes }: CodesReading): CompleteCodes | null {
  return stored.kind === 'complete' ? { ...codes, stored } : null
}

/** All codes of one service, each once, in order of units. */
export function allCodes(reading: Reading<KindCodes>): string[] {
  return reading.kind === 'failed' ? [] : [...new Set(reading.value.units.flatMap(({ codes }) => codes))]
}

/**
 * May this be shown as "no codes"? Only when every unit seen named none or has no such service, in 03, 07 and 0A, and
 * reports in 0101 a count of 0 and no lamp.
 */
export function isCertainlyEmpty(reading: Reading<CodesReading>): boolean {
  if (reading.kind !== 'complete') return false
  return codeKinds.every((kind) => allCodes(reading.value[kind]).length === 0)
}

/** Units without stored and pending codes by their own answer: they hold no freeze frame either. */
export function unitsWithoutCodes({ stored, pending }: CodesReading): string[] {
  if (stored.kind === 'failed' || pending.kind === 'failed') return []
  const isNone = ({ units, without }: KindCodes, ecu: string) =>
    without.includes(ecu) || units.some((unit) => unit.ecu === ecu && unit.codes.length === 0)
  const ecus = stored.value.units.map(({ ecu }) => ecu)
  return ecus.filter((ecu) => ecu !== '' && isNone(stored.value, ecu) && isNone(pending.value, ecu))
}
