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

/** Codes of which nothing is missing: of every unit seen, in every service. Only these may be cleared. */
export interface CompleteCodes extends CodesReading {
  readonly stored: CompleteReading<KindCodes>
  readonly pending: CompleteReading<KindCodes>
  readonly permanent: CompleteReading<KindCodes>
}

/** The request of each service. */
export const REQUESTS = { stored: '03', pending: '07', permanent: '0A' } as const satisfies Record<
  CodeKind,
  string
>

/** All gaps of a reading, its status included. */
export function missingIn(codes: CodesReading): readonly Gap[] {
  return [...gapsOf(codes.status, '0101'), ...missingCodes(codes)]
}

/** The gaps of the codes alone. */
export function missingCodes(codes: CodesReading): readonly Gap[] {
  return codeKinds.flatMap((kind) => gapsOf(codes[kind], REQUESTS[kind]))
}

/** The same codes, where none of any unit is missing; otherwise null. */
export function completeCodes({ stored, pending, permanent, status }: CodesReading): CompleteCodes | null {
  if (stored.kind !== 'complete' || pending.kind !== 'complete' || permanent.kind !== 'complete') return null
  return { stored, pending, permanent, status }
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

/** True when both readings name the same codes of the same units. */
export function sameCodes(one: CodesReading, other: CodesReading): boolean {
  return codeKinds.every((kind) => listed(one[kind]) === listed(other[kind]))
}

function listed(reading: Reading<KindCodes>): string {
  if (reading.kind === 'failed') return 'failed'
  return reading.value.units
    .flatMap(({ ecu, codes }) => codes.map((code) => `${ecu} ${code}`))
    .sort()
    .join(',')
}

/** Units without stored and pending codes by their own answer: they hold no freeze frame either. */
export function unitsWithoutCodes({ stored, pending }: CodesReading): string[] {
  if (stored.kind !== 'complete' || pending.kind !== 'complete') return []
  const holding = (ecu: string) =>
    [stored, pending].some(({ value }) =>
      value.units.some((unit) => unit.ecu === ecu && unit.codes.length > 0),
    )
  return stored.value.units.map(({ ecu }) => ecu).filter((ecu) => ecu !== '' && !holding(ecu))
}
