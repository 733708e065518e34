import { bytesFromHex, byteToHex } from '../bytes.ts'
import type { Framing } from '../tables/protocols.table.ts'

/** On CAN the data begin with the ISO-TP control byte. */
export interface Frame {
  readonly ecu: string
  readonly data: Uint8Array
}

const CAN_DATA_BYTES = 8
const HEADER_BYTES = 3
const CHECKSUM_BYTES = 1
/** KWP format byte, bits 7-6: 00 and 01 carry no length (01 is the ISO 9141 style header). */
const KWP_ADDRESSED = 0x80
const KWP_LENGTH = 0x3f
/** SAE J1979: the answer to "clear". */
const ANSWERS_OF_ONE_BYTE = new Set([0x44])

/** Null when the line is damaged. `unit` was asked alone: it answers also outside the addresses of OBD. */
export function frameOf(digits: string, framing: Framing, unit: string | null = null): Frame | null {
  switch (framing) {
    case 'can11':
      return canFrame(digits, 3, digits.slice(0, 3) === unit ? /^[0-7][0-9A-F]{2}$/ : CAN_IDS.can11.ours)
    case 'can29':
      return canFrame(digits, 8, CAN_IDS.can29.ours)
    case 'legacy':
      return legacyFrame(digits, false)
    case 'kwp':
      return legacyFrame(digits, true)
  }
}

const CAN_IDS = { can11: { digits: 3, ours: /^7E[89A-F]/ }, can29: { digits: 8, ours: /^18DAF1[0-9A-F]{2}/ } }

export function isStranger(digits: string, framing: Framing): boolean {
  if (framing !== 'can11' && framing !== 'can29') return false
  const { digits: idDigits, ours } = CAN_IDS[framing]
  if (ours.test(digits)) return false
  const data = bytesFromHex(digits.slice(idDigits))
  // A shorter line may be one of ours that lost a sign.
  return data !== null && data.length === CAN_DATA_BYTES
}

/** ISO 14230-2, SAE J2178. */
const TESTER = 0xf1

/** On one wire some adapters hear themselves. */
export function isOwnRequest(digits: string, framing: Framing): boolean {
  return (framing === 'legacy' || framing === 'kwp') && bytesFromHex(digits)?.[2] === TESTER
}

export function senderOf(line: string, framing: Framing | null): string[] {
  if (framing !== 'can11' && framing !== 'can29') return []
  return CAN_IDS[framing].ours.exec(line) === null ? [] : [line.slice(0, CAN_IDS[framing].digits)]
}

function canFrame(digits: string, idDigits: number, answering: RegExp): Frame | null {
  const ecu = digits.slice(0, idDigits)
  if (!answering.test(ecu)) return null
  const data = bytesFromHex(digits.slice(idDigits))
  if (data === null || data.length === 0 || data.length > CAN_DATA_BYTES) return null
  return { ecu, data }
}

// The adapter marks a bad checksum with <DATA ERROR.
function legacyFrame(digits: string, kwp: boolean): Frame | null {
  const bytes = bytesFromHex(digits)
  if (bytes === null) return null
  const format = bytes[0] ?? 0
  const addressed = kwp && format >= KWP_ADDRESSED
  const lengthByte = addressed && (format & KWP_LENGTH) === 0
  const start = HEADER_BYTES + (lengthByte ? 1 : 0)
  const data = bytes.subarray(start, bytes.length - CHECKSUM_BYTES)
  const declared = lengthByte ? (bytes[HEADER_BYTES] ?? 0) : format & KWP_LENGTH
  if (addressed && declared !== data.length) return null
  if (data.length === 0 || (data.length === 1 && !ANSWERS_OF_ONE_BYTE.has(data[0] ?? 0))) return null
  return { ecu: byteToHex(bytes[2] ?? 0), data }
}

/** By layout, before the protocol is known; null when none fits. */
export function framingOf(digits: string): Framing | null {
  if (/^7E[89A-F][0-9A-F]{4,}$/.test(digits) && digits.length % 2 === 1) return 'can11'
  if (/^18DAF1/.test(digits)) return 'can29'
  if (/^[8C][0-9A-F]F1/.test(digits)) return 'kwp'
  if (/^4[18]6B/.test(digits)) return 'legacy'
  return null
}
