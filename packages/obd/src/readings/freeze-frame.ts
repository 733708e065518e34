import { type Reading, readingOf, unreadable } from '../reading.ts'
import { type PidValue, valuesOf } from './parameters.ts'
import { supportedIn } from './supported.ts'

export interface FrozenValue {
  readonly frame: number
  readonly pid: number
  readonly values: readonly PidValue[]
}

export interface UnitFreezeFrame {
  readonly ecu: string
  readonly code: string
  readonly values: readonly FrozenValue[]
}

const FREEZE_FRAME = 0x42

/** 42, PID, frame number, data. PID 02 holds the code, null = none. */
export function frozenIn(answer: Uint8Array): Reading<FrozenValue> {
  const [service, pid, frame] = answer
  if (service !== FREEZE_FRAME) return unreadable('wrongService')
  if (pid === undefined || frame === undefined) return unreadable('short')
  const values = valuesOf(pid, answer.subarray(3))
  return values.kind !== 'failed' ? readingOf({ frame, pid, values: values.value }) : values
}

/** The frame number stands between PID and bits. */
export function frozenMapIn(answer: Uint8Array): Reading<number[]> {
  const [service, map = 0] = answer
  if (service !== FREEZE_FRAME) return unreadable('wrongService')
  return supportedIn(Uint8Array.from([service, map, ...answer.subarray(3)]))
}
