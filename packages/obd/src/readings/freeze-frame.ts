import type { PidValue } from './parameters.ts'
import { valuesOf } from './parameters.ts'
import type { Read } from './reading.ts'
import { read, unreadable } from './reading.ts'

export interface FrozenValue {
  readonly frame: number
  readonly pid: number
  readonly values: readonly PidValue[]
}

const FREEZE_FRAME = 0x42

/** An answer to service 02: 42, PID, frame number, data. PID 02 holds the code that stored the frame, null = none. */
export function frozenIn(answer: Uint8Array): Read<FrozenValue> {
  const [service, pid, frame] = answer
  if (service !== FREEZE_FRAME) return unreadable('wrongService')
  if (pid === undefined || frame === undefined) return unreadable('short')
  const values = valuesOf(pid, answer.subarray(3))
  return values.ok ? read({ frame, pid, values: values.value }) : values
}
