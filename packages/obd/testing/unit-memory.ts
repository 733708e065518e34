import { asciiToBytes, bytesFromHex } from '../src/bytes.ts'

/** A control unit of a simulated car. Data bytes are hex, as in the standard. */
export interface UnitModel {
  /** "7E8", "18DAF110", or the third header byte on older buses. */
  readonly address: string
  /** Data bytes of each service 01 PID; the maps of supported PIDs are made from the keys. */
  readonly pids: Readonly<Record<number, string>>
  readonly stored: readonly string[]
  readonly pending: readonly string[]
  /** Null: the unit does not know service 0A. */
  readonly permanent: readonly string[] | null
  /** Null: no freeze frame is stored. */
  readonly freezeFrame: { readonly code: string; readonly pids: Readonly<Record<number, string>> } | null
  readonly vin: string | null
  readonly calibrationIds: readonly string[]
  readonly calibrationNumbers: readonly string[]
  readonly name: string | null
  /** Results of service 06 by monitor id: test id, scaling, value, least and greatest, as hex. Left out: none. */
  readonly monitorTests?: Readonly<Record<number, readonly string[]>>
  /** Numbers of 0908 (spark) or 090B (compression ignition), as hex of two bytes each. Left out: none. */
  readonly inUse?: { readonly type: 8 | 11; readonly counters: string }
  /** Milliseconds from a request to the first frame of the answer. */
  readonly answerMs: number
  /** Answers service 04 with this code instead of clearing. */
  readonly refusesClearWith: number | null
  /** Clears, but the codes come back at once: the fault is present. */
  readonly codesReturn: boolean
  /** Services answered with "still working" first, and how long the work takes. */
  readonly slowServices: Readonly<Record<number, number>>
  /** Speaks UDS instead of SAE J1979: 'silent' or 'refuses' says how it treats the old services. */
  readonly onUds: 'silent' | 'refuses' | null
  /** What it says of itself where it speaks UDS; left out: SAE J1979-2. */
  readonly standard?: 'J1979-2' | 'WWH-OBD' | 'unnamed'
  /** Identifiers that only the maker documents (22), as hex. Such a unit answers nothing that goes to all. */
  readonly makersOwn?: Readonly<Record<string, string>>
  /** Codes that it keeps by ISO 14229-1 beside the others; left out: a unit of SAE J1979 has no service 19. */
  readonly keeps?: readonly KeptCode[]
}

/** A code that service 03 does not name: failure type, status and the bytes that only the maker can read, as hex. */
export interface KeptCode {
  readonly code: string
  readonly failureType: string
  readonly status: string
  readonly makersData: string
}

const LETTERS = 'PCBU'

export interface Memory {
  readonly model: UnitModel
  readonly pids: Record<number, string>
  stored: readonly string[]
  pending: readonly string[]
  frozen: UnitModel['freezeFrame']
  /** When the work behind a slow service is done, by request. */
  readonly readyAt: Map<string, number>
}

export function hexBytes(hex: string): number[] {
  const bytes = bytesFromHex(hex)
  if (bytes === null) throw new Error(`not hex: ${hex}`)
  return [...bytes]
}

/** "P0133" as its two bytes. */
export function codeBytes(code: string): number[] {
  const digits = Number.parseInt(code.slice(1), 16)
  return [(LETTERS.indexOf(code[0] ?? 'P') << 6) | (digits >> 8), digits & 0xff]
}

export function mapFrom(base: number, pids: readonly number[]): number[] | null {
  const higher = pids.some((pid) => pid > base + 32)
  const bits = [0, 0, 0, 0]
  for (const pid of [...pids, ...(higher ? [base + 32] : [])]) {
    const index = pid - base - 1
    if (index >= 0 && index < 32) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  return base === 0 || pids.some((pid) => pid > base) ? bits : null
}

export function statusBytes(bytes: readonly number[], codes: number): number[] {
  const [, ...rest] = bytes
  return [codes === 0 ? 0 : 0x80 | codes, ...rest]
}

export function monitorTests({ monitorTests: tests = {} }: UnitModel, id: number): number[] | null {
  const ids = Object.keys(tests).map(Number)
  if (ids.length === 0) return null
  const map = id % 32 === 0 ? mapFrom(id, ids) : null
  if (map !== null) return [0x46, id, ...map]
  const results = tests[id]
  return results === undefined ? null : [0x46, ...results.flatMap((result) => [id, ...hexBytes(result)])]
}

const pairs = (hex: string) => (hex.match(/.{4}/g) ?? []).map(hexBytes)

export function vehicleInformation(model: UnitModel, type: number): number[] | null {
  const items: Readonly<Record<number, readonly number[][]>> = {
    2: model.vin === null ? [] : [[...asciiToBytes(model.vin)]],
    4: model.calibrationIds.map((id) => [...asciiToBytes(id.padEnd(16, '\0'))]),
    6: model.calibrationNumbers.map(hexBytes),
    8: model.inUse?.type === 8 ? pairs(model.inUse.counters) : [],
    11: model.inUse?.type === 11 ? pairs(model.inUse.counters) : [],
    10: model.name === null ? [] : [[...asciiToBytes(model.name.padEnd(20, '\0'))]],
  }
  const numbers = Object.keys(items)
    .map(Number)
    .filter((number) => (items[number] ?? []).length > 0)
  if (type === 0) return numbers.length === 0 ? null : [0x49, 0, ...(mapFrom(0, numbers) ?? [])]
  const data = items[type] ?? []
  return data.length === 0 ? null : [0x49, type, data.length, ...data.flat()]
}
