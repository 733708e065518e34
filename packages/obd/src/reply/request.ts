import { toHex } from '../bytes.ts'
import { pidRow } from '../tables/pids.table.ts'
import { readService } from '../tables/services.table.ts'

/** What a command asks of the car, parsed from the command. */
export interface Asked {
  readonly service: number
  /** PIDs, infotypes or monitor ids that may be answered; empty where the service has none. */
  readonly parameters: readonly number[]
  /** One of these has to stand at the beginning of an answer: data identifiers of UDS 22, as four hex digits. */
  readonly identifiers?: readonly string[]
  /** The frames that the adapter waits for, where the command ends in a count digit. */
  readonly frames: number | null
}

const CURRENT_DATA = 0x01
/** Added to the service in a positive answer. */
export const POSITIVE = 0x40
export const NEGATIVE = 0x7f
export const CLEAR = 0x04

/** What a command asks; null for a command to the adapter itself. An odd last digit is the adapter's frame count. */
export function askedBy(command: string): Asked | null {
  const digits = command.toUpperCase().replace(/\s/g, '')
  if (!/^[0-9A-F]{2,}$/.test(digits)) return null
  const counted = digits.length % 2 === 1
  const bytes = Array.from(digits.matchAll(/../g), ([pair]) => Number.parseInt(pair, 16))
  const [service = 0, ...rest] = bytes
  const repeats = readService(service)?.repeats ?? 1
  const repeated = repeats === 2 ? 0 : repeats
  const parameters = service === CURRENT_DATA ? rest : rest.slice(0, repeated)
  const identifiers = repeats === 2 ? { identifiers: digits.slice(2).match(/.{4}/g) ?? [] } : {}
  return {
    service,
    parameters,
    ...identifiers,
    frames: counted ? Number.parseInt(digits.slice(-1), 16) : null,
  }
}

/** True when the message answers what was asked. Anything else on the bus is for another tester. */
export function answersTo(asked: Asked, data: Uint8Array): boolean {
  if (data[0] !== asked.service + POSITIVE) return false
  if (asked.identifiers !== undefined) return asked.identifiers.includes(toHex(data.subarray(1, 3)))
  return asked.parameters.length === 0 || asked.parameters.includes(data[1] ?? -1)
}

/** How many of the values that were asked for an answer of service 01 holds; 1 for an answer of another service. */
export function valuesHeld({ service, parameters }: Asked, data: Uint8Array): number {
  if (service !== CURRENT_DATA || parameters.length < 2) return 1
  const held = new Set<number>()
  for (let at = 1; at < data.length; ) {
    const pid = data[at] ?? 0
    const bytes = pidRow(pid)?.bytes ?? null
    if (bytes === null || !parameters.includes(pid) || at + bytes >= data.length) break
    held.add(pid)
    at += 1 + bytes
  }
  return held.size
}
