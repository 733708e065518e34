import type { Failure, Result } from '../dialogue/failure.ts'
import { failed } from '../dialogue/failure.ts'
import type { Link, RequestOptions } from '../dialogue/link.ts'
import type { Reply } from '../reply/reply.ts'
import { askedBy } from '../reply/request.ts'
import { FIRST_UDS_SERVICE } from '../tables/services.table.ts'

/** Sends one request and keeps what is usable: at least one answer to it, or why there is none. */
export async function ask(link: Link, command: string, milliseconds?: number): Promise<Result<Reply>> {
  const result = await requestOf(link, command, milliseconds === undefined ? {} : { milliseconds })
  if (!result.ok) return result
  return result.value.messages.length > 0 ? result : failed(whyNothing(result.value))
}

/** Sends one request and passes on whatever came, unless the car speaks a standard that has no such requests. */
export async function requestOf(
  link: Link,
  command: string,
  options: RequestOptions,
): Promise<Result<Reply>> {
  const { standard } = link.adapter()
  const service = askedBy(command)?.service ?? 0
  if (service < FIRST_UDS_SERVICE && (standard === 'J1979-2' || standard === 'perhaps J1979-2')) {
    return failed({ kind: 'otherStandard', certain: standard === 'J1979-2' })
  }
  return link.request(command, options)
}

/** Why a reply without a usable answer has none. */
export function whyNothing(reply: Reply): Failure {
  if (reply.negatives.length > 0) return { kind: 'refused', negatives: reply.negatives }
  return { kind: 'noAnswer', statuses: reply.statuses, damaged: reply.damaged }
}

/** The link is lost: no request can succeed until it is reopened. */
export function isLost(failure: Failure): boolean {
  return failure.kind === 'closed' || failure.kind === 'silent' || failure.kind === 'flooded'
}

/** No link is left: it was lost, or could not be reopened and restarted. */
export function endsLink(failure: Failure): boolean {
  return isLost(failure) || ['notOpened', 'notAnAdapter', 'noCar'].includes(failure.kind)
}
