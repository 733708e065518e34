import { byteToHex } from '../bytes.ts'
import type { Link } from '../dialogue/link.ts'
import { failedReading, type Reading, readingOf } from '../reading.ts'
import { type ReadServiceId, readService } from '../tables/services.table.ts'
import { requestOf, whyNothing } from './ask.ts'

export interface UnitQuestion {
  readonly unit: string | null
  readonly service: ReadServiceId
  readonly parameters: readonly number[]
}

export interface UnitAnswer {
  readonly ecu: string
  /** Behind the service and the bytes that it repeats. */
  readonly data: Uint8Array
}

/**
 * Nothing is padded or guessed.
 * @throws RangeError for a parameter that is no byte
 */
export async function askUnit(
  link: Link,
  { unit, service, parameters }: UnitQuestion,
): Promise<Reading<readonly UnitAnswer[]>> {
  const wrong = parameters.find((byte) => !Number.isInteger(byte) || byte < 0 || byte > 0xff)
  if (wrong !== undefined) throw new RangeError(`A parameter is a byte from 0 to 255, not ${wrong}`)
  const command = [service, ...parameters].map(byteToHex).join('')
  const reply = await requestOf(link, command, unit === null ? {} : { unit })
  if (reply.kind === 'failed') return reply
  const { messages } = reply.value
  if (messages.length === 0) return failedReading(whyNothing(reply.value))
  const repeats = readService(service)?.repeats ?? 0
  return readingOf(messages.map(({ ecu, data }) => ({ ecu, data: data.subarray(1 + repeats) })))
}
