import { byteToHex } from '../bytes.ts'
import type { Result } from '../dialogue/failure.ts'
import { done } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { PidValue } from '../readings/parameters.ts'
import { parametersIn } from '../readings/parameters.ts'
import type { Unreadable } from '../readings/reading.ts'
import { ask } from './ask.ts'
import { parametersAtOnce } from './language.ts'

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

/** Values of PIDs per unit, as many to a request as the car takes. Fails when the first request does. */
export async function readParameters(
  link: Link,
  pids: readonly number[],
): Promise<Result<ParametersReading>> {
  const atOnce = parametersAtOnce(link.adapter().standard)
  const reading: { parameters: UnitParameter[]; unread: ParametersReading['unread'][number][] } = {
    parameters: [],
    unread: [],
  }
  for (let from = 0; from === 0 || from < pids.length; from += atOnce) {
    const asked = pids.slice(from, from + atOnce)
    const result = await ask(link, `01${asked.map(byteToHex).join('')}`)
    if (!result.ok && from === 0) return result
    if (!result.ok) break
    const { parameters, unread } = parametersFrom(result.value.messages, asked)
    reading.parameters.push(...parameters)
    reading.unread.push(...unread)
  }
  return done(reading)
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
