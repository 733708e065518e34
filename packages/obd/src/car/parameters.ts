import { byteToHex } from '../bytes.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, type Reading, readingOf } from '../reading.ts'
import { type PidValue, parametersIn } from '../readings/parameters.ts'
import { ask, isLost, oneSender } from './ask.ts'
import { parametersAtOnce } from './language.ts'

export interface UnitParameter {
  readonly ecu: string
  readonly pid: number
  readonly values: readonly PidValue[]
}

export interface ParametersReading {
  readonly parameters: readonly UnitParameter[]
  readonly unread: readonly { readonly ecu: string; readonly pid: number; readonly why: Failure }[]
}

/** One by one where the car answers no request for several. Fails when no request is answered. */
export async function readParameters(
  link: Link,
  pids: readonly number[],
): Promise<Reading<ParametersReading>> {
  const parameters: UnitParameter[] = []
  const unread: ParametersReading['unread'][number][] = []
  let failure: Failure | null = null
  const groups = groupsOf(pids, parametersAtOnce(link.adapter().standard))
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    const result = await ask(link, `01${group.map(byteToHex).join('')}`, oneSender(link))
    if (result.kind !== 'failed') {
      const answers = parametersFrom(result.value.messages, group)
      parameters.push(...answers.parameters)
      unread.push(...answers.unread)
      continue
    }
    failure ??= result.failure
    if (isLost(result.failure)) break
    if (group.length > 1) groups.unshift(...groupsOf(group, 1))
  }
  const isEmpty = parameters.length + unread.length === 0
  return failure !== null && isEmpty ? failedReading(failure) : readingOf({ parameters, unread })
}

const groupsOf = (pids: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(pids.length / size) }, (_, at) => pids.slice(at * size, (at + 1) * size))

export function parametersFrom(
  messages: readonly { readonly ecu: string; readonly data: Uint8Array }[],
  pids: readonly number[],
): ParametersReading {
  const parameters: UnitParameter[] = []
  const unread: { ecu: string; pid: number; why: Failure }[] = []
  for (const { ecu, data } of messages) {
    for (const [pid, reading] of parametersIn(data, pids)) {
      if (reading.kind !== 'failed') parameters.push({ ecu, pid, values: reading.value })
      else unread.push({ ecu, pid, why: reading.failure })
    }
  }
  const named = parameters.filter(({ ecu }) => ecu !== '')
  const unnamed = parameters.filter(({ ecu }) => ecu === '')
  const rivals = ({ pid }: UnitParameter) => unnamed.filter((other) => other.pid === pid)
  const agreed = unnamed.filter((each) => {
    const answers = new Set(rivals(each).map(({ values }) => JSON.stringify(values)))
    return answers.size === 1 && rivals(each)[0] === each
  })
  return { parameters: [...named, ...agreed], unread }
}
