import { byteToHex } from '../bytes.ts'
import type { Failure, Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { CodeLayout } from '../readings/codes.ts'
import { codesIn } from '../readings/codes.ts'
import type { CodeKind } from '../tables/codes.table.ts'
import { CODE_SERVICES } from '../tables/codes.table.ts'
import { isCan } from '../tables/protocols.table.ts'
import { ask, byUnit, isLost, notOffered } from './ask.ts'

export interface UnitCodes {
  readonly ecu: string
  readonly codes: readonly string[]
}

/** What one of the code services gave. Only `read` with no `unread` unit may be shown as "no codes". */
export type CodesOfKind =
  | {
      readonly kind: 'read'
      readonly units: readonly UnitCodes[]
      /** Units whose answer came damaged or short: they may hold more. */
      readonly unread: readonly string[]
    }
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type CodesReading = Readonly<Record<CodeKind, CodesOfKind>>

/** Stored, pending and permanent codes of every unit. Fails when the stored ones could not be read. */
export async function readCodes(link: Link): Promise<Result<CodesReading>> {
  const stored = await readKind(link, CODE_SERVICES.stored)
  if (stored.kind === 'failed') return failed(stored.failure)
  const pending = await readKind(link, CODE_SERVICES.pending)
  const permanent = await readKind(link, CODE_SERVICES.permanent)
  for (const codes of [pending, permanent])
    if (codes.kind === 'failed' && isLost(codes.failure)) return failed(codes.failure)
  return done({ stored, pending, permanent })
}

async function readKind(link: Link, service: number): Promise<CodesOfKind> {
  const result = await ask(link, byteToHex(service))
  const { protocol } = link.adapter()
  const can = protocol && isCan(protocol.framing)
  if (!result.ok) return withoutAnswer(result.failure, service, can)
  const units: UnitCodes[] = []
  const unread: string[] = result.value.damaged.length > 0 ? ['unknown'] : []
  for (const [ecu, answers] of byUnit(result.value.messages)) {
    const codes = codesIn(service, layoutOf(can, answers), answers)
    if (codes.ok) units.push({ ecu, codes: codes.value })
    else unread.push(ecu)
  }
  for (const { ecu } of result.value.negatives) unread.push(ecu)
  return { kind: 'read', units, unread }
}

// Without a known protocol the length decides: even on CAN, odd on older buses.
function layoutOf(can: boolean | null, answers: readonly Uint8Array[]): CodeLayout {
  const even = can ?? answers.every(({ length }) => length % 2 === 0)
  return even ? 'can' : 'legacy'
}

// An old unit without codes may stay silent (SAE J1979); on CAN it has to say that it has none.
function withoutAnswer(failure: Failure, service: number, can: boolean | null): CodesOfKind {
  if (!notOffered(failure)) return { kind: 'failed', failure }
  if (service !== CODE_SERVICES.stored) return { kind: 'notOffered' }
  return can !== false || failure.kind === 'refused'
    ? { kind: 'failed', failure }
    : { kind: 'read', units: [], unread: [] }
}

/** All codes of a reading, each once, in order of units. */
export function allCodes(codes: CodesOfKind): string[] {
  return codes.kind === 'read' ? [...new Set(codes.units.flatMap((unit) => unit.codes))] : []
}

/** May this be shown as "no codes"? Only when every unit answered and none named one, in every service the car offers. */
export function isCertainlyEmpty({ stored, pending, permanent }: CodesReading): boolean {
  return (
    isEmpty(stored) && [pending, permanent].every((codes) => codes.kind === 'notOffered' || isEmpty(codes))
  )
}

const isEmpty = (codes: CodesOfKind) =>
  codes.kind === 'read' && codes.unread.length === 0 && allCodes(codes).length === 0
