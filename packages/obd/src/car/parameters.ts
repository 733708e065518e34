import { byteToHex } from '../bytes.ts'
import type { Result } from '../dialogue/failure.ts'
import { done } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { PidValue } from '../readings/parameters.ts'
import { parametersIn } from '../readings/parameters.ts'
import type { Unreadable } from '../readings/reading.ts'
import { ask } from './ask.ts'

export interface UnitParameter {
  readonly ecu: string
  readonly pid: number
  readonly values: readonly PidValue[]
}

export interface ParametersReading {
  readonly parameters: readonly UnitParameter[]
  /** Answers that were too short or unknown: never shown as a value. */
  readonly unread: readonly { readonly ecu: string; readonly pid: number; readonly reason: Unreadable }[]
}

/** Values of up to six PIDs in one request, per unit. */
export async function readParameters(
  link: Link,
  pids: readonly number[],
): Promise<Result<ParametersReading>> {
  const result = await ask(link, `01${pids.map(byteToHex).join('')}`)
  return result.ok ? done(parametersFrom(result.value.messages, pids)) : result
}

export function parametersFrom(
  messages: readonly { readonly ecu: string; readonly data: Uint8Array }[],
  asked: readonly number[],
): ParametersReading {
  const parameters: UnitParameter[] = []
  const unread: { ecu: string; pid: number; reason: Unreadable }[] = []
  for (const { ecu, data } of messages) {
    for (const [pid, read] of parametersIn(data, asked)) {
      if (read.ok) parameters.push({ ecu, pid, values: read.value })
      else unread.push({ ecu, pid, reason: read.reason })
    }
  }
  return { parameters, unread }
}
