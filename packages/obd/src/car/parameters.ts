import { byteToHex } from '../bytes.ts'
import type { Result } from '../dialogue/failure.ts'
import { done } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { MonitorTest } from '../readings/monitor-tests.ts'
import { monitorTestsIn } from '../readings/monitor-tests.ts'
import type { PidValue } from '../readings/parameters.ts'
import { parametersIn } from '../readings/parameters.ts'
import type { Unreadable } from '../readings/reading.ts'
import { isMap, supportedIn } from '../readings/supported.ts'
import { ask, isLost } from './ask.ts'

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

const LAST_MAP = 0xe0

/** Results of the on-board tests (service 06, CAN alone); an empty list where the car has none. */
export async function readMonitorTests(
  link: Link,
): Promise<Result<readonly (MonitorTest & { ecu: string })[]>> {
  const tests: (MonitorTest & { ecu: string })[] = []
  for (let map = 0; map <= LAST_MAP; map += 0x20) {
    const announced = await ask(link, `06${byteToHex(map)}`)
    if (!announced.ok) return isLost(announced.failure) ? announced : done(tests)
    const ids = announced.value.messages.flatMap(({ data }) => {
      const read = supportedIn(data)
      return read.ok ? read.value : []
    })
    for (const id of new Set(ids.filter((number) => !isMap(number)))) {
      const result = await ask(link, `06${byteToHex(id)}`)
      if (!result.ok && isLost(result.failure)) return result
      if (!result.ok) continue
      for (const { ecu, data } of result.value.messages) {
        const read = monitorTestsIn(data)
        if (read.ok) tests.push(...read.value.map((test) => ({ ...test, ecu })))
      }
    }
    if (!ids.includes(map + 0x20)) break
  }
  return done(tests)
}
