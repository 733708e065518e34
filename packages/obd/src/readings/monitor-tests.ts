import { signedAt, unsignedAt } from '../bytes.ts'
import { type Reading, readingOf, unreadable } from '../reading.ts'
import { FIRST_SIGNED_SCALING, SCALINGS } from '../tables/scalings.table.ts'

export interface MonitorTest {
  readonly monitorId: number
  readonly testId: number
  readonly value: number
  readonly min: number
  readonly max: number
  readonly unit: string
  readonly passed: boolean
  readonly hasMin: boolean
  readonly hasMax: boolean
}

const MONITOR_RESULTS = 0x46
const TEST_BYTES = 9

/** 'unknown' for an id outside the table. */
export function scaled(scaling: number, bytes: Uint8Array, at = 0): Reading<{ value: number; unit: string }> {
  const row = SCALINGS[scaling]
  if (row === undefined) return unreadable('unknown')
  const raw = scaling >= FIRST_SIGNED_SCALING ? signedAt(bytes, at, 2) : unsignedAt(bytes, at, 2)
  if (raw === null) return unreadable('short')
  return readingOf({ value: raw * row.scale + (row.offset ?? 0), unit: row.unit })
}

/** Service 06 on CAN; tests with an unknown scaling are left out. */
export function monitorTestsIn(answer: Uint8Array): Reading<MonitorTest[]> {
  if (answer[0] !== MONITOR_RESULTS) return unreadable('wrongService')
  if ((answer.length - 1) % TEST_BYTES !== 0) return unreadable('short')
  const tests: MonitorTest[] = []
  for (let at = 1; at < answer.length; at += TEST_BYTES) {
    const [monitorId = 0, testId = 0, scaling = 0] = answer.subarray(at, at + 3)
    const numbersOfTest = [3, 5, 7].map((offset) => scaled(scaling, answer, at + offset))
    const [value, min, max] = numbersOfTest.flatMap((each) => (each.kind === 'failed' ? [] : each.value))
    if (value === undefined || min === undefined || max === undefined) continue
    const passed = value.value >= min.value && value.value <= max.value
    const numbers = { value: value.value, min: min.value, max: max.value, unit: value.unit, passed }
    tests.push({ monitorId, testId, ...numbers, ...limitsIn(scaling, answer, at) })
  }
  return readingOf(tests)
}

function limitsIn(scaling: number, answer: Uint8Array, at: number): { hasMin: boolean; hasMax: boolean } {
  const signed = scaling >= FIRST_SIGNED_SCALING
  const integerAt = signed ? signedAt : unsignedAt
  const [least, greatest] = signed ? [-0x8000, 0x7fff] : [0, 0xffff]
  return { hasMin: integerAt(answer, at + 5, 2) !== least, hasMax: integerAt(answer, at + 7, 2) !== greatest }
}
