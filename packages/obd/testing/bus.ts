import { byteToHex, toHex } from '../src/bytes.ts'
import type { Protocol } from '../src/tables/protocols.table.ts'

/** One line of an answer as the chip knows it: with its header, and how it looks without. */
export interface BusFrame {
  readonly header: string
  readonly data: Uint8Array
  /** Header, data and (on older buses) checksum. */
  readonly withHeader: string
  readonly bare: string
}

const CAN_BYTES = 8
const CODE_SERVICES = new Set([0x43, 0x47, 0x4a])

/** The frames that carry a payload on this bus. */
export function framesOf(
  protocol: Protocol,
  address: string,
  payload: Uint8Array,
  padding: number,
): BusFrame[] {
  const can = protocol.framing === 'can11' || protocol.framing === 'can29'
  return can ? canFrames(address, payload, padding) : oldFrames(protocol, address, payload)
}

function canFrames(address: string, payload: Uint8Array, padding: number): BusFrame[] {
  const padded = (bytes: readonly number[]) => {
    const full = [...bytes]
    while (full.length < CAN_BYTES) full.push(padding)
    return Uint8Array.from(full)
  }
  const frame = (data: Uint8Array, bare: string): BusFrame => ({
    header: address,
    data,
    withHeader: address + toHex(data),
    bare,
  })
  if (payload.length < CAN_BYTES) return [frame(padded([payload.length, ...payload]), toHex(payload))]
  const first = padded([0x10 | (payload.length >> 8), payload.length & 0xff, ...payload.subarray(0, 6)])
  const length = payload.length.toString(16).toUpperCase().padStart(3, '0')
  const frames = [frame(first, `${length}\r0:${toHex(payload.subarray(0, 6))}`)]
  for (let at = 6, sequence = 1; at < payload.length; at += 7, sequence++) {
    const data = padded([0x20 | (sequence & 0x0f), ...payload.subarray(at, at + 7)])
    frames.push(frame(data, `${(sequence & 0x0f).toString(16).toUpperCase()}:${toHex(data.subarray(1))}`))
  }
  return frames
}

function oldFrames(protocol: Protocol, address: string, payload: Uint8Array): BusFrame[] {
  return splitOld(payload).map((data) => {
    const header = oldHeader(protocol, address, data.length)
    const sum = [...header, ...data].reduce((total, byte) => (total + byte) & 0xff, 0)
    return {
      header: toHex(header),
      data: Uint8Array.from(data),
      withHeader: toHex(header) + toHex(data) + byteToHex(sum),
      bare: toHex(data),
    }
  })
}

function oldHeader(protocol: Protocol, address: string, length: number): number[] {
  const unit = Number.parseInt(address, 16)
  if (protocol.framing === 'kwp') return [0x80 | length, 0xf1, unit]
  return [protocol.number === '1' ? 0x41 : 0x48, 0x6b, unit]
}

// Old buses have no transport protocol: codes go three to a line, vehicle information in numbered lines of four bytes.
function splitOld(payload: Uint8Array): number[][] {
  const [service = 0, type = 0] = payload
  if (CODE_SERVICES.has(service)) {
    const codes = [...payload.subarray(2)]
    const lines: number[][] = []
    for (let at = 0; at < Math.max(1, codes.length); at += 6) {
      const line = codes.slice(at, at + 6)
      while (line.length < 6) line.push(0)
      lines.push([service, ...line])
    }
    return lines
  }
  if (service !== 0x49) return [[...payload]]
  const data = type === 0 ? [...payload.subarray(2)] : [...payload.subarray(3)]
  while (data.length % 4 !== 0) data.unshift(0)
  const lines: number[][] = []
  for (let at = 0; at < data.length; at += 4)
    lines.push([service, type, at / 4 + 1, ...data.slice(at, at + 4)])
  return lines
}
