import { toHex } from '../bytes.ts'
import type { Message } from './isotp.ts'

const VEHICLE_INFORMATION = 0x49
const NUMBERED_BYTES = 7
/** Odd types of service 09 only count messages (SAE J1979). */
const isNumbered = (data: Uint8Array) =>
  data[0] === VEHICLE_INFORMATION && data.length === NUMBERED_BYTES && (data[1] ?? 1) % 2 === 0

/** Service 09, by the third byte, which is then left out. With a gap the whole answer is dropped. */
export function joinNumbered(messages: readonly Message[]): { messages: Message[]; damaged: string[] } {
  const plain: Message[] = []
  const damaged: string[] = []
  const groups = new Map<string, Message[]>()
  for (const message of messages) {
    if (!isNumbered(message.data)) {
      plain.push(message)
      continue
    }
    const key = `${message.ecu} ${message.data[1]}`
    groups.set(key, [...(groups.get(key) ?? []), message])
  }
  for (const group of groups.values()) {
    const joined = joinOne(group)
    if (joined === null) damaged.push(...group.map(({ data }) => toHex(data)))
    else plain.push(joined)
  }
  return { messages: plain, damaged }
}

function joinOne(group: readonly Message[]): Message | null {
  const [first] = group
  if (first === undefined) return null
  const byNumber = new Map<number, Uint8Array>()
  for (const { data } of group) {
    const number = data[2] ?? 0
    const earlier = byNumber.get(number)
    if (earlier !== undefined && toHex(earlier) !== toHex(data)) return null
    byNumber.set(number, data)
  }
  const bytes = [...first.data.subarray(0, 2)]
  for (let number = 1; number <= byNumber.size; number++) {
    const line = byNumber.get(number)
    if (line === undefined) return null
    bytes.push(...line.subarray(3))
  }
  return { ecu: first.ecu, data: Uint8Array.from(bytes) }
}
