/** What codes that were read say, without the code that reads them: pages that only show kept readings load no more. */

import type { Gap } from '../dialogue/failure.ts'
import type { CompleteReading, Reading } from '../reading.ts'
import { gapsOf } from '../reading.ts'
import type { CodeKind } from '../tables/codes.table.ts'
import { CODE_REQUESTS, codeKinds } from '../tables/codes.table.ts'
import type { UnitReadiness } from './readers.ts'

export interface UnitCodes {
  readonly ecu: string
  readonly codes: readonly string[]
}

/** What one of the code services gave. */
export interface KindCodes {
  /** Units that named their codes: an empty list is a unit that said it has none. */
  readonly units: readonly UnitCodes[]
  /** Units without this service: they refused it, or are silent where the standard has silence for "none". */
  readonly without: readonly string[]
}

export interface CodesReading extends Readonly<Record<CodeKind, Reading<KindCodes>>> {
  /** Lamp and number of codes of each unit (0101), read just before the codes. */
  readonly status: Reading<readonly UnitReadiness[]>
}

/** Codes that may be cleared: of the stored ones nothing is missing. 04 does not erase permanent codes (SAE J1979). */
export interface CompleteCodes extends CodesReading {
  readonly stored: CompleteReading<KindCodes>
}

/** All gaps of a reading, its status included. */
export function missingIn(codes: CodesReading): readonly Gap[] {
  return [
    ...gapsOf(codes.status, '0101'),
    ...codeKinds.flatMap((kind) => gapsOf(codes[kind], CODE_REQUESTS[kind])),
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

/** One trouble code of the list, with every unit it was read from. */
export interface ScannedCode {
  readonly code: string
  readonly kinds: readonly CodeKind[]
  readonly ecus: readonly string[]
}

/** Every code of a reading once, in the order stored, pending, permanent. */
export function scannedCodes(reading: CodesReading): ScannedCode[] {
  const found = new Map<string, { kinds: CodeKind[]; ecus: string[] }>()
  for (const kind of codeKinds) {
    const codes = reading[kind]
    if (codes.kind === 'failed') continue
    for (const code of allCodes(codes)) {
      const entry = found.get(code) ?? { kinds: [], ecus: [] }
      const ecus = codes.value.units.filter((unit) => unit.codes.includes(code)).map(({ ecu }) => ecu)
      found.set(code, { kinds: [...entry.kinds, kind], ecus: [...new Set([...entry.ecus, ...ecus])] })
    }
  }
  return [...found].map(([code, entry]) => ({ code, ...entry }))
}
