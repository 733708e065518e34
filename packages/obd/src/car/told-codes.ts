import type { Gap } from '../dialogue/failure.ts'
import { gapsOf, type Reading } from '../reading.ts'
import { CODE_REQUESTS, type CodeKind, codeKinds } from '../tables/codes.table.ts'
import type { UnitReadiness } from './readers.ts'

/** The codes of one scan: each kind is as certain as its reading. */
export interface CodesReading
  extends Readonly<
    Record<
      CodeKind,
      Reading<{
        readonly units: readonly { readonly ecu: string; readonly codes: readonly string[] }[]
        /** Refused, or silent where the standard has silence for "none". */
        readonly without: readonly string[]
      }>
    >
  > {
  /** 0101, read just before the codes. */
  readonly status: Reading<readonly UnitReadiness[]>
}

export function missingIn(codes: CodesReading): readonly Gap[] {
  return [
    ...gapsOf(codes.status, '0101'),
    ...codeKinds.flatMap((kind) => gapsOf(codes[kind], CODE_REQUESTS[kind])),
  ]
}

/** Only then may they be cleared: 04 does not erase permanent ones (SAE J1979), and pending ones may be given up. */
export const hasAllStored = ({ stored }: CodesReading) => stored.kind === 'complete'

export function allCodes(reading: CodesReading[CodeKind]): string[] {
  return reading.kind === 'failed' ? [] : [...new Set(reading.value.units.flatMap(({ codes }) => codes))]
}

export const codesOf = (reading: CodesReading): string[] => [
  ...new Set(codeKinds.flatMap((kind) => allCodes(reading[kind]))),
]

export function kindsByUnit(reading: CodesReading): Map<string, Map<string, CodeKind[]>> {
  const byUnit = new Map<string, Map<string, CodeKind[]>>()
  for (const kind of codeKinds) {
    const codes = reading[kind]
    if (codes.kind === 'failed') continue
    for (const unit of codes.value.units)
      for (const code of unit.codes) {
        const kinds = byUnit.get(unit.ecu) ?? new Map<string, CodeKind[]>()
        byUnit.set(unit.ecu, kinds.set(code, [...(kinds.get(code) ?? []), kind]))
      }
  }
  return byUnit
}

/** Only when every unit named none in 03, 07 and 0A, and reports in 0101 a count of 0 and no lamp. */
export function isCertainlyEmpty(reading: Reading<CodesReading>): boolean {
  if (reading.kind !== 'complete') return false
  return codeKinds.every((kind) => allCodes(reading.value[kind]).length === 0)
}

export function unitsWithoutCodes({ stored, pending }: CodesReading): string[] {
  if (stored.kind === 'failed' || pending.kind === 'failed') return []
  const isNone = ({ units, without }: typeof stored.value, ecu: string) =>
    without.includes(ecu) || units.some((unit) => unit.ecu === ecu && unit.codes.length === 0)
  const ecus = stored.value.units.map(({ ecu }) => ecu)
  return ecus.filter((ecu) => ecu !== '' && isNone(stored.value, ecu) && isNone(pending.value, ecu))
}
