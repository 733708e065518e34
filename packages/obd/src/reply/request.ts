import { toHex } from '../bytes.ts'
import { pidRow } from '../tables/pids.table.ts'
import { readService } from '../tables/services.table.ts'

export interface Asked {
  readonly service: number
  readonly parameters: readonly number[]
  /** Data identifiers of UDS 22, as four hex digits. */
  readonly identifiers?: readonly string[]
  /** Where the command ends in a count digit. */
  readonly frames: number | null
}

const CURRENT_DATA = 0x01
export const POSITIVE = 0x40
export const NEGATIVE = 0x7f
export const CLEAR = 0x04

/** Null for a command to the adapter. An odd last digit is the frame count. */
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

/** Anything else is for another tester. */
export function answersTo(request: Asked, data: Uint8Array): boolean {
  if (data[0] !== request.service + POSITIVE) return false
  if (request.identifiers !== undefined) return request.identifiers.includes(toHex(data.subarray(1, 3)))
  return request.parameters.length === 0 || request.parameters.includes(data[1] ?? -1)
}

export function valuesHeld({ service, parameters }: Asked, data: Uint8Array): number {
  if (service !== CURRENT_DATA || parameters.length < 2) return 1
  const pids = new Set<number>()
  for (let at = 1; at < data.length; ) {
    const pid = data[at] ?? 0
    const bytes = pidRow(pid)?.bytes ?? null
    if (bytes === null || !parameters.includes(pid) || at + bytes >= data.length) break
    pids.add(pid)
    at += 1 + bytes
  }
  return pids.size
}
