import { bytesFromHex, byteToHex } from '../bytes.ts'
import { type CarStandard, speaksUds } from '../dialogue/adapter.ts'
import { isMap } from '../readings/supported.ts'
import type { Message } from '../reply/isotp.ts'
import { POSITIVE } from '../reply/request.ts'
import { pidRow } from '../tables/pids.table.ts'
import { FIRST_UDS_SERVICE, IDENTIFIER_GROUPS } from '../tables/services.table.ts'

const BY_IDENTIFIER = 0x22
const CURRENT_DATA = 0x01
const TEST_RESULTS = 0x06
/** Test id, scaling, value, lowest, highest. */
const TEST_BYTES = 8

/** SAE J1979-2, and WWH-OBD (ISO 27145-3). */
const hasIdentifiers = (standard: CarStandard) => standard === 'J1979-2' || standard === 'WWH-OBD'

export const parametersAtOnce = (standard: CarStandard) => (speaksUds(standard) ? 3 : 6)

/** "010C" is "22F40C" for SAE J1979-2 or WWH-OBD; null where the car has no words for it. */
export function spokenTo(standard: CarStandard, command: string): string | null {
  const service = Number.parseInt(command.slice(0, 2), 16)
  if (!speaksUds(standard) || service >= FIRST_UDS_SERVICE) return command
  const group = IDENTIFIER_GROUPS[service]
  if (group === undefined || !hasIdentifiers(standard)) return null
  const [, pairs = '', digit = ''] = /^((?:..)+)(.?)$/.exec(command.slice(2)) ?? []
  const identifiers = (pairs.match(/../g) ?? []).map((pair) => byteToHex(group) + pair)
  return `${byteToHex(BY_IDENTIFIER)}${identifiers.join('')}${digit}`
}

export function understood(command: string, message: Message): Message {
  const service = Number.parseInt(command.slice(0, 2), 16)
  const request = bytesFromHex(command.slice(2, command.length - (command.length % 2))) ?? new Uint8Array()
  const data = message.data.subarray(1)
  const body =
    service === CURRENT_DATA && request.length > 1 ? severalIn(data, request) : bodyOf(service, data)
  return { ...message, data: Uint8Array.from([service + POSITIVE, ...body]) }
}

function bodyOf(service: number, data: Uint8Array): number[] {
  const [, id = 0, ...rest] = data
  return service === TEST_RESULTS && !isMap(id) ? withMonitorIds(id, rest) : [id, ...rest]
}

function severalIn(data: Uint8Array, request: Uint8Array): number[] {
  const positions: number[] = []
  for (let at = 0; at + 2 < data.length; ) {
    const [group = 0, pid = 0] = data.subarray(at, at + 2)
    const bytes = pidRow(pid)?.bytes ?? null
    const ours = group === IDENTIFIER_GROUPS[CURRENT_DATA] && request.includes(pid)
    if (!ours || bytes === null || at + 2 + bytes > data.length) break
    positions.push(pid, ...data.subarray(at + 2, at + 2 + bytes))
    at += 2 + bytes
  }
  return positions
}

// Behind an identifier the monitor id may stand once. Both are read as far as the length says which it is.
function withMonitorIds(id: number, rest: readonly number[]): number[] {
  const once = rest.length % TEST_BYTES === 0
  const each = (rest.length + 1) % (TEST_BYTES + 1) === 0
  if (each === once && rest.length !== TEST_BYTES) return [id]
  if (!once) return [id, ...rest]
  const tests: number[] = []
  for (let at = 0; at < rest.length; at += TEST_BYTES) tests.push(id, ...rest.slice(at, at + TEST_BYTES))
  return tests
}
