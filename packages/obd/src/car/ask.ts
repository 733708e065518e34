import type { Failure, Result } from '../dialogue/failure.ts'
import { done, failed } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import type { Message } from '../reply/isotp.ts'
import type { Reply } from '../reply/reply.ts'

/** Sends one request and keeps what is usable: at least one answer to it, or why there is none. */
export async function ask(link: Link, command: string, milliseconds?: number): Promise<Result<Reply>> {
  const { standard } = link.adapter()
  if (standard === 'J1979-2' || standard === 'perhaps J1979-2') {
    return failed({ kind: 'otherStandard', certain: standard === 'J1979-2' })
  }
  const result = await link.request(command, milliseconds === undefined ? {} : { milliseconds })
  if (!result.ok) return result
  return result.value.messages.length > 0 ? result : failed(whyNothing(result.value))
}

function whyNothing(reply: Reply): Failure {
  if (reply.negatives.length > 0) return { kind: 'refused', negatives: reply.negatives }
  return { kind: 'noAnswer', statuses: reply.statuses, damaged: reply.damaged }
}

/** The car does not offer it: silence or a refusal on a working link. */
export function notOffered(failure: Failure): boolean {
  if (failure.kind === 'refused') return true
  return (
    failure.kind === 'noAnswer' &&
    failure.damaged.length === 0 &&
    failure.statuses.every((word) => word === 'noData')
  )
}

/** The link is lost: no request can succeed until it is reopened. */
export function isLost(failure: Failure): boolean {
  return failure.kind === 'closed' || failure.kind === 'silent' || failure.kind === 'flooded'
}

/** No link is left: it was lost, or could not be reopened and restarted. */
export function endsLink(failure: Failure): boolean {
  return isLost(failure) || ['notOpened', 'notAnAdapter', 'noCar'].includes(failure.kind)
}

/** Answers grouped by unit, in the order of their first answer. */
export function byUnit(messages: readonly Message[]): Map<string, Uint8Array[]> {
  const units = new Map<string, Uint8Array[]>()
  for (const { ecu, data } of messages) units.set(ecu, [...(units.get(ecu) ?? []), data])
  return units
}

/** Null where the car does not offer it; a broken link is a failure. */
export async function optional<T>(reading: Promise<Result<T>>): Promise<Result<T | null>> {
  const result = await reading
  if (result.ok || isLost(result.failure)) return result
  return done(null)
}
