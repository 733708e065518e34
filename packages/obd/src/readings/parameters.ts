import { signedAt, toHex, unsignedAt } from '../bytes.ts'
import { type Reading, readingOf, unreadable } from '../reading.ts'
import type { PidField, PidRow, PidState, Unit } from '../tables/pid-row.ts'
import { pidRow } from '../tables/pids.table.ts'
import { codeFrom } from './codes.ts'

export type PidValue =
  | { readonly label: string; readonly value: number; readonly unit: Unit }
  | { readonly label: string; readonly value: string | null; readonly unit: null }

const CURRENT_DATA = 0x41

/** More bytes are filler; too few are an error, never padded. */
export function valuesOf(pid: number, data: Uint8Array): Reading<PidValue[]> {
  const row = pidRow(pid)
  if (row === null) return unreadable('unknown')
  if (data.length < (row.bytes ?? 1)) return unreadable('short')
  return contentOf(row, row.bytes === null ? data : data.subarray(0, row.bytes))
}

function contentOf(row: PidRow, data: Uint8Array): Reading<PidValue[]> {
  const [a = 0, b = 0] = data
  switch (row.content.kind) {
    case 'numbers':
      return withStates(
        numbersOf(row.content.fields, data, row.bytes === null),
        statesOf(row.content.states ?? [], data),
      )
    case 'byLength': {
      const fields = row.content.layouts[data.length]
      return fields === undefined ? unreadable('unknown') : numbersOf(fields, data, false)
    }
    case 'code':
      return readingOf([word(codeFrom(a, b))])
    case 'choice':
      return readingOf([word(row.content.choices[a] ?? null)])
    case 'fuelSystems':
      return fuelSystemsOf(row.content.choices, a, b)
    case 'bits':
      return readingOf(row.content.names.filter((_, bit) => ((a >> bit) & 1) === 1).map((name) => word(name)))
    case 'map':
    case 'readiness':
    case 'raw':
      return readingOf([word(toHex(data))])
  }
}

const word = (value: string | null, label = ''): PidValue => ({ label, value, unit: null })

function numbersOf(
  fields: readonly PidField[],
  data: Uint8Array,
  lengthVaries: boolean,
): Reading<PidValue[]> {
  const values: PidValue[] = []
  for (const field of fields) {
    if (field.presentBit !== null && (((data[0] ?? 0) >> field.presentBit) & 1) === 0) continue
    if (field.absentBit !== undefined && (((data[0] ?? 0) >> field.absentBit) & 1) === 1) continue
    const raw = field.signed ? signedAt(data, field.at, field.bytes) : unsignedAt(data, field.at, field.bytes)
    if (raw !== null)
      values.push({ label: field.label, value: raw * field.scale + field.offset, unit: field.unit })
    else if (!lengthVaries) return unreadable('short')
  }
  return readingOf(values)
}

const withStates = (numbers: Reading<PidValue[]>, states: readonly PidValue[]): Reading<PidValue[]> =>
  numbers.kind !== 'failed' ? readingOf([...numbers.value, ...states]) : numbers

// Older editions do not send the byte; reserved numbers tell nothing.
function statesOf(states: readonly PidState[], data: Uint8Array): PidValue[] {
  return states.flatMap(({ label, at, bit, bits, words, presentBit }) => {
    const byte = data[at]
    const isPresent = presentBit === null || (((data[0] ?? 0) >> presentBit) & 1) === 1
    if (byte === undefined || !isPresent) return []
    const text = words[(byte >> bit) & (2 ** bits - 1)] ?? ''
    return text === '' ? [] : [word(text, label)]
  })
}

// One bit at most in each byte; both 0 means that nothing is reported.
function fuelSystemsOf(choices: Readonly<Record<number, string>>, a: number, b: number): Reading<PidValue[]> {
  const first = a === 0 ? null : choices[a]
  const second = b === 0 ? null : choices[b]
  if (first === undefined || second === undefined || (first === null && second === null))
    return unreadable('unknown')
  return readingOf([word(first, 'system 1'), word(second, 'system 2')])
}

/** 41 0C 1A F8; null when there is none. */
export function numberIn(answer: Uint8Array): number | null {
  const values = valuesOf(answer[1] ?? -1, answer.subarray(2))
  const number = values.kind !== 'failed' ? values.value.find(({ unit }) => unit !== null)?.value : null
  return typeof number === 'number' ? number : null
}

/**
 * 41, then PID and data in any order. With one PID asked, all is its data. What cannot be taken apart is an error for
 * the rest.
 */
export function parametersIn(answer: Uint8Array, pids: readonly number[]): Map<number, Reading<PidValue[]>> {
  const byPid = new Map<number, Reading<PidValue[]>>()
  if (answer[0] !== CURRENT_DATA) return byPid
  const [only] = pids
  if (pids.length === 1 && only !== undefined) {
    if (answer[1] === only) byPid.set(only, valuesOf(only, answer.subarray(2)))
    return byPid
  }
  let at = 1
  while (at < answer.length) {
    const pid = answer[at] ?? 0
    const bytes = pidRow(pid)?.bytes ?? null
    if (!pids.includes(pid) || byPid.has(pid) || bytes === null) return byPid
    byPid.set(pid, valuesOf(pid, answer.subarray(at + 1, at + 1 + bytes)))
    at += 1 + bytes
  }
  return byPid
}
