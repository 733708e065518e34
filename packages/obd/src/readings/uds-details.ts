import { toHex } from '../bytes.ts'
import { type Reading, readingOf, unreadable } from '../reading.ts'
import { pidRow } from '../tables/pids.table.ts'
import { IDENTIFIER_GROUPS } from '../tables/services.table.ts'
import type { FrozenValue } from './freeze-frame.ts'
import { valuesOf } from './parameters.ts'

export interface CodeDetails {
  /** Under identifiers of SAE J1979-DA (F4xx): PIDs of service 01. */
  readonly values: readonly FrozenValue[]
  /** As hex: number, then content. */
  readonly makers: readonly { readonly record: number; readonly hex: string }[]
}

const ANSWER = 0x59
const SNAPSHOT = 0x04
const EXTENDED = 0x06
const HEAD_BYTES = 6

const CURRENT_DATA = 0x01

function pidOf(identifier: Uint8Array): number | null {
  const [group, pid] = identifier
  return group === IDENTIFIER_GROUPS[CURRENT_DATA] ? (pid ?? null) : null
}

function headOf(answer: Uint8Array, report: number, number: string): Reading<Uint8Array> {
  if (answer[0] !== ANSWER || answer[1] !== report) return unreadable('wrongService')
  if (answer.length < HEAD_BYTES) return unreadable('short')
  if (toHex(answer.subarray(2, 5)) !== number) return unreadable('wrongService')
  return readingOf(answer.subarray(HEAD_BYTES))
}

/**
 * ISO 14229-1, 19 04: record number, number of identifiers, then identifier and value each. From the first maker's
 * identifier on, the rest is kept as hex.
 */
export function snapshotsIn(answer: Uint8Array, number: string): Reading<CodeDetails> {
  const head = headOf(answer, SNAPSHOT, number)
  if (head.kind === 'failed') return head
  const data = head.value
  const values: FrozenValue[] = []
  for (let at = 0; at < data.length; ) {
    const [record = 0, count = 0] = data.subarray(at, at + 2)
    const start = at
    at += 2
    // The unit does not say how many follow.
    if (count === 0 && at < data.length) return readingOf({ values, makers: [restFrom(data, start, record)] })
    for (let remaining = count; remaining > 0; remaining--) {
      const pid = pidOf(data.subarray(at, at + 2))
      const bytes = pid === null ? null : (pidRow(pid)?.bytes ?? null)
      if (pid === null || bytes === null) return readingOf({ values, makers: [restFrom(data, at, record)] })
      const reading = valuesOf(pid, data.subarray(at + 2, at + 2 + bytes))
      if (reading.kind === 'failed') return reading
      values.push({ frame: record, pid, values: reading.value })
      at += 2 + bytes
    }
  }
  return readingOf({ values, makers: [] })
}

const restFrom = (data: Uint8Array, at: number, record: number) => ({ record, hex: toHex(data.subarray(at)) })

/** 19 06: the maker's layout, or J1979-2's; as hex. */
export function extendedIn(answer: Uint8Array, number: string): Reading<CodeDetails> {
  const head = headOf(answer, EXTENDED, number)
  if (head.kind === 'failed') return head
  const [record, ...rest] = head.value
  return readingOf({ values: [], makers: record === undefined ? [] : [{ record, hex: toHex(rest) }] })
}
