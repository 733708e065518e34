import type { Failure } from '../dialogue/failure.ts'
import type { Link, RequestOptions } from '../dialogue/link.ts'
import { failedReading, type Reading, readingOf } from '../reading.ts'
import type { Reply } from '../reply/reply.ts'
import type { Framing } from '../tables/protocols.table.ts'
import { spokenTo, understood } from './language.ts'

export async function ask(
  link: Link,
  command: string,
  options: RequestOptions = {},
): Promise<Reading<Reply>> {
  const result = await requestOf(link, command, options)
  if (result.kind === 'failed') return result
  return result.value.messages.length > 0 ? result : failedReading(whyNothing(result.value))
}

/** In the language of the car. Fails where its standard has no such request. */
export async function requestOf(
  link: Link,
  command: string,
  options: RequestOptions,
): Promise<Reading<Reply>> {
  const { standard } = link.adapter()
  const spoken = spokenTo(standard, command)
  if (spoken === null) return failedReading({ kind: 'otherStandard', certain: standard !== 'UDS' })
  const reply = await link.request(spoken, options)
  if (reply.kind === 'failed' || spoken === command) return reply
  const messages = reply.value.messages.map((message) => understood(command, message))
  return readingOf({ ...reply.value, messages })
}

const ENGINES: Readonly<Partial<Record<Framing, string>>> = { can11: '7E8', can29: '18DAF110' }

/** Where the adapter hides who answers, a value might be any unit's. On CAN. */
export function oneSender(link: Link): RequestOptions {
  const { units, protocol } = link.adapter()
  const engine = protocol === null ? undefined : ENGINES[protocol.framing]
  const isHidden = units.filter(({ ecu }) => ecu === '').length > 1
  return isHidden && engine !== undefined ? { unit: engine } : {}
}

export function whyNothing(reply: Reply): Failure {
  if (reply.negatives.length > 0) return { kind: 'refused', negatives: reply.negatives }
  return { kind: 'noAnswer', statuses: reply.statuses, damaged: reply.damaged }
}

export function isLost(failure: Failure): boolean {
  return failure.kind === 'closed' || failure.kind === 'silent' || failure.kind === 'flooded'
}
