import { bytesFromHex } from '../bytes.ts'
import type { Message } from './isotp.ts'
import { joinNumbered } from './legacy.ts'

interface Open {
  readonly length: number
  readonly bytes: number[]
  next: number
}

const LENGTH_LINE = /^[0-9A-F]{3}$/
const SEGMENT_LINE = /^([0-9A-F]):([0-9A-F]+)$/

/**
 * Single lines, or a length in three digits and then "0:", "1:", ... Interleaved segments of two units are both
 * dropped.
 */
export function headerlessMessages(lines: readonly string[]): { messages: Message[]; damaged: string[] } {
  const messages: Message[] = []
  const singles: Message[] = []
  const damaged: string[] = []
  let open: Open | null = null
  for (const line of lines) {
    const segment = SEGMENT_LINE.exec(line)
    if (LENGTH_LINE.test(line)) {
      if (open !== null) damaged.push('interleaved')
      open = { length: Number.parseInt(line, 16), bytes: [], next: 0 }
    } else if (segment !== null) {
      open = addSegment(open, Number.parseInt(segment[1] ?? '', 16), segment[2] ?? '', messages, damaged)
    } else {
      const data = bytesFromHex(line)
      if (data === null) damaged.push(line)
      else singles.push({ ecu: '', data })
    }
  }
  if (open !== null) damaged.push('unfinished')
  const joined = joinNumbered(singles)
  return { messages: [...joined.messages, ...messages], damaged: [...damaged, ...joined.damaged] }
}

function addSegment(
  open: Open | null,
  number: number,
  digits: string,
  messages: Message[],
  damaged: string[],
): Open | null {
  const data = bytesFromHex(digits)
  if (open === null || data === null || number !== open.next) {
    damaged.push(digits)
    return null
  }
  open.bytes.push(...data)
  open.next = (open.next + 1) % 16
  if (open.bytes.length < open.length) return open
  messages.push({ ecu: '', data: Uint8Array.from(open.bytes.slice(0, open.length)) })
  return null
}
