import { toHex } from '../bytes.ts'
import type { Frame } from './frames.ts'

export interface Message {
  /** CAN identifier, third header byte, or '' when headers are off. */
  readonly ecu: string
  readonly data: Uint8Array
}

interface Pending {
  readonly length: number
  readonly head: Uint8Array
  readonly parts: Map<number, Uint8Array>
}

interface Assembly {
  readonly messages: Message[]
  readonly damaged: string[]
}

const SINGLE = 0
const FIRST = 1
const CONSECUTIVE = 2
const FLOW_CONTROL = 3
const HEAD_BYTES = 6
const PART_BYTES = 7
const SEQUENCES = 16

/**
 * ISO 15765-2, cut at the declared length. A transfer with a missing, contradicting or short frame gives no message.
 */
export function assemble(frames: readonly Frame[]): Assembly {
  const result: Assembly = { messages: [], damaged: [] }
  for (const ecu of new Set(frames.map((frame) => frame.ecu))) {
    assembleOne(
      ecu,
      frames.filter((frame) => frame.ecu === ecu),
      result,
    )
  }
  return result
}

// So that a unit of which only this came counts as heard (Reply.heard).
const named = ({ ecu, data }: Frame) => `${ecu} ${toHex(data)}`

function assembleOne(ecu: string, frames: readonly Frame[], result: Assembly): void {
  const transfers: Pending[] = []
  const waiting: Frame[] = []
  for (const frame of frames) {
    const control = frame.data[0] ?? 0
    const kind = control >> 4
    if (kind === SINGLE) pushSingle(ecu, frame, result)
    else if (kind === FIRST) startTransfer(frame, transfers, result)
    else if (kind === CONSECUTIVE) {
      const transfer = transfers.at(-1)
      if (transfer === undefined) waiting.push(frame)
      else addPart(transfer, frame, result)
    } else if (kind !== FLOW_CONTROL) result.damaged.push(named(frame))
  }
  const [first] = transfers
  for (const frame of waiting) {
    if (first === undefined) result.damaged.push(named(frame))
    else addPart(first, frame, result)
  }
  for (const transfer of transfers) finish(ecu, transfer, result)
}

function pushSingle(ecu: string, frame: Frame, result: Assembly): void {
  const length = (frame.data[0] ?? 0) & 0x0f
  const data = frame.data.subarray(1, 1 + length)
  if (length === 0 || data.length < length) result.damaged.push(named(frame))
  else result.messages.push({ ecu, data })
}

function startTransfer(frame: Frame, transfers: Pending[], result: Assembly): void {
  const length = ((frame.data[0] ?? 0) & 0x0f) * 256 + (frame.data[1] ?? 0)
  const head = frame.data.subarray(2)
  if (head.length < HEAD_BYTES || length <= PART_BYTES) {
    result.damaged.push(named(frame))
    return
  }
  const before = transfers.at(-1)
  // It belongs to the transfer that it began.
  if (before !== undefined && before.length === length && toHex(before.head) === toHex(head)) return
  transfers.push({ length, head, parts: new Map() })
}

// Modulo 16: the position nearest to the next one due.
function addPart(transfer: Pending, frame: Frame, result: Assembly): void {
  const sequence = (frame.data[0] ?? 0) & 0x0f
  const due = Math.max(0, ...transfer.parts.keys()) + 1
  const ahead = (sequence - due + 2 * SEQUENCES + SEQUENCES / 2) % SEQUENCES
  const position = due + ahead - SEQUENCES / 2
  const index = position < 1 ? position + SEQUENCES : position
  const data = frame.data.subarray(1)
  const earlier = transfer.parts.get(index)
  if (earlier === undefined) transfer.parts.set(index, data)
  else if (toHex(earlier) !== toHex(data)) {
    transfer.parts.set(index, new Uint8Array(0))
    result.damaged.push(named(frame))
  }
}

function finish(ecu: string, transfer: Pending, result: Assembly): void {
  const bytes = [...transfer.head]
  const parts = Math.ceil((transfer.length - HEAD_BYTES) / PART_BYTES)
  for (let index = 1; index <= parts; index++) {
    const part = transfer.parts.get(index)
    const wanted = Math.min(PART_BYTES, transfer.length - bytes.length)
    if (part === undefined || part.length < wanted) {
      result.damaged.push(named({ ecu, data: transfer.head }))
      return
    }
    bytes.push(...part.subarray(0, wanted))
  }
  result.messages.push({ ecu, data: Uint8Array.from(bytes) })
}
