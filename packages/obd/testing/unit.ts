import { asciiToBytes, bytesFromHex, unsignedAt } from '../src/bytes.ts'

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
  /** Milliseconds from a request to the first frame of the answer. */
  readonly answerMs: number
  /** Answers service 04 with this code instead of clearing. */
  readonly refusesClearWith: number | null
  /** Clears, but the codes come back at once: the fault is present. */
  readonly codesReturn: boolean
  /** Services answered with "still working" first, and how long the work takes. */
  readonly slowServices: Readonly<Record<number, number>>
  /** Speaks SAE J1979-2: 'silent' or 'refuses' says how it treats the old services. */
  readonly onUds: 'silent' | 'refuses' | null
}

export interface UnitAnswer {
  readonly payload: Uint8Array
  readonly afterMs: number
}

/** A unit with memory: what it holds changes when it is cleared. */
export interface Unit {
  readonly model: UnitModel
  answers(request: Uint8Array, now: number, multiPid: boolean): UnitAnswer[]
  /** Replaces what service 01 answers, for a car that is driven. */
  set(pid: number, hex: string): void
  setCodes(codes: readonly string[]): void
  /** Stored and pending codes that it holds now. */
  holds(): readonly string[]
}

const LETTERS = 'PCBU'
const NEGATIVE = 0x7f
const PENDING = 0x78

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

function mapFrom(base: number, pids: readonly number[]): number[] | null {
  const higher = pids.some((pid) => pid > base + 32)
  const bits = [0, 0, 0, 0]
  for (const pid of [...pids, ...(higher ? [base + 32] : [])]) {
    const index = pid - base - 1
    if (index >= 0 && index < 32) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  return base === 0 || pids.some((pid) => pid > base) ? bits : null
}

interface Memory {
  readonly model: UnitModel
  readonly pids: Record<number, string>
  stored: readonly string[]
  pending: readonly string[]
  frozen: UnitModel['freezeFrame']
  /** When the work behind a slow service is done, by request. */
  readonly readyAt: Map<string, number>
}

export function simulatedUnit(model: UnitModel): Unit {
  const { stored, pending, freezeFrame: frozen } = model
  const memory: Memory = { model, pids: { ...model.pids }, stored, pending, frozen, readyAt: new Map() }
  return {
    model,
    answers: (request, now, multiPid) => answersOf(memory, request, now, multiPid),
    holds: () => [...memory.stored, ...memory.pending],
    set(pid, hex) {
      memory.pids[pid] = hex
    },
    setCodes(codes) {
      memory.stored = [...codes]
      memory.frozen = codes[0] === undefined ? null : { code: codes[0], pids: model.freezeFrame?.pids ?? {} }
    },
  }
}

// A slow service says "still working" first; asked again meanwhile, the work continues and is not restarted.
function answersOf(memory: Memory, request: Uint8Array, now: number, multiPid: boolean): UnitAnswer[] {
  const { model, readyAt } = memory
  const work = model.slowServices[request[0] ?? 0]
  const key = request.join(' ')
  const ready = readyAt.get(key)
  const answer = (afterMs: number) => {
    const payload = respond(memory, request, multiPid)
    return payload === null ? [] : [{ payload: Uint8Array.from(payload), afterMs }]
  }
  if (work === undefined) return answer(model.answerMs)
  if (ready !== undefined && now >= ready) {
    readyAt.delete(key)
    return answer(model.answerMs)
  }
  if (ready === undefined) readyAt.set(key, now + work)
  const wait = { payload: Uint8Array.from([NEGATIVE, request[0] ?? 0, PENDING]), afterMs: model.answerMs }
  return [wait, ...answer(work)]
}

function respond(memory: Memory, request: Uint8Array, multiPid: boolean): number[] | null {
  const { model, stored, pending } = memory
  const [service = 0, first = 0, second = 0] = request
  if (model.onUds !== null) return onUds(memory, model.onUds, request)
  switch (service) {
    case 0x01:
      return multiPid || request.length === 2 ? current(memory, [...request.subarray(1)]) : null
    case 0x02:
      return request.length < 3 ? null : freezeFrame(memory, first, second)
    case 0x03:
      return [0x43, stored.length, ...stored.flatMap(codeBytes)]
    case 0x04:
      return clear(memory)
    case 0x06:
      return monitorTests(model, first)
    case 0x07:
      return [0x47, pending.length, ...pending.flatMap(codeBytes)]
    case 0x09:
      return vehicleInformation(model, first)
    case 0x0a:
      return model.permanent === null
        ? null
        : [0x4a, model.permanent.length, ...model.permanent.flatMap(codeBytes)]
    default:
      return null
  }
}

function current({ pids, stored }: Memory, asked: readonly number[]): number[] | null {
  const data = asked.flatMap((pid) => {
    const hex = pids[pid]
    if (pid % 32 === 0) return [pid, ...(mapFrom(pid, Object.keys(pids).map(Number)) ?? [])]
    if (hex === undefined) return []
    return [pid, ...(pid === 0x01 ? statusBytes(hexBytes(hex), stored.length) : hexBytes(hex))]
  })
  return data.length <= 1 ? null : [0x41, ...data]
}

function freezeFrame({ frozen }: Memory, pid: number, frame: number): number[] | null {
  if (frame !== 0) return null
  if (pid === 0x02) return [0x42, 0x02, 0, ...(frozen === null ? [0, 0] : codeBytes(frozen.code))]
  if (pid === 0x00)
    return [0x42, 0, 0, ...(mapFrom(0, [2, ...Object.keys(frozen?.pids ?? {}).map(Number)]) ?? [])]
  const data = frozen?.pids[pid]
  return data === undefined ? null : [0x42, pid, 0, ...hexBytes(data)]
}

function clear(memory: Memory): number[] {
  const { model, pids } = memory
  if (model.refusesClearWith !== null) return [NEGATIVE, 0x04, model.refusesClearWith]
  if (!model.codesReturn) memory.stored = []
  memory.pending = []
  memory.frozen = null
  pids[0x01] &&= notReady(pids[0x01])
  return [0x44]
}

function statusBytes(bytes: readonly number[], codes: number): number[] {
  const [, ...rest] = bytes
  return [codes === 0 ? 0 : 0x80 | codes, ...rest]
}

// After a clear every supported monitor has to run again.
function notReady(hex: string): string {
  const number = unsignedAt(Uint8Array.from(hexBytes(hex)), 0, 4) ?? 0
  const [b, c] = [(number >> 16) & 0xff, (number >> 8) & 0xff]
  const bytes = [0, (b & 0x0f) | ((b & 0x07) << 4), c, c]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const EMISSIONS_GROUP = 0x33
/** Confirmed and lamp asked for; pending. */
const CONFIRMED = 0x88
const UDS_PENDING = 0x04

function onUds(memory: Memory, manner: 'silent' | 'refuses', request: Uint8Array): number[] | null {
  const [service = 0, ...rest] = request
  if (service === 0x22) return udsData(memory, rest)
  if (service === 0x19) return udsCodes(memory, rest)
  return manner === 'refuses' || service >= 0x10 ? [NEGATIVE, service, 0x11] : null
}

function udsData({ model, pids, stored }: Memory, [group = 0, id = 0]: number[]): number[] {
  const refused = [NEGATIVE, 0x22, 0x31]
  if (group === 0xf8 && id === 0x10) return [0x62, 0xf8, 0x10, 0x02]
  if (group === 0xf8 && id === 0x02 && model.vin !== null)
    return [0x62, 0xf8, 0x02, ...asciiToBytes(model.vin)]
  const hex = group === 0xf4 ? pids[id] : undefined
  if (hex === undefined) return refused
  return [0x62, 0xf4, id, ...(id === 0x01 ? statusBytes(hexBytes(hex), stored.length) : hexBytes(hex))]
}

function udsCodes({ model, stored, pending }: Memory, [report = 0, group = 0, mask = 0]: number[]): number[] {
  const record = (code: string, status: number) => [...codeBytes(code), 0x00, status]
  if (group !== EMISSIONS_GROUP) return [NEGATIVE, 0x19, 0x31]
  if (report === 0x55) {
    const held = (model.permanent ?? []).flatMap((code) => record(code, CONFIRMED))
    return [0x59, 0x55, group, 0xff, 0x04, ...held]
  }
  if (report !== 0x42) return [NEGATIVE, 0x19, 0x12]
  const found = [
    ...stored.map((code): [string, number] => [code, CONFIRMED]),
    ...pending.map((code): [string, number] => [code, UDS_PENDING]),
  ].filter(([, status]) => (status & mask) !== 0)
  return [
    0x59,
    0x42,
    group,
    0xff,
    0x1e,
    0x04,
    ...found.flatMap(([code, status]) => [0x02, ...record(code, status)]),
  ]
}

function monitorTests({ monitorTests: tests = {} }: UnitModel, id: number): number[] | null {
  const ids = Object.keys(tests).map(Number)
  if (ids.length === 0) return null
  const map = id % 32 === 0 ? mapFrom(id, ids) : null
  if (map !== null) return [0x46, id, ...map]
  const results = tests[id]
  return results === undefined ? null : [0x46, ...results.flatMap((result) => [id, ...hexBytes(result)])]
}

function vehicleInformation(model: UnitModel, type: number): number[] | null {
  const items: Readonly<Record<number, readonly number[][]>> = {
    2: model.vin === null ? [] : [[...asciiToBytes(model.vin)]],
    4: model.calibrationIds.map((id) => [...asciiToBytes(id.padEnd(16, '\0'))]),
    6: model.calibrationNumbers.map(hexBytes),
    10: model.name === null ? [] : [[...asciiToBytes(model.name.padEnd(20, '\0'))]],
  }
  const known = Object.keys(items)
    .map(Number)
    .filter((number) => (items[number] ?? []).length > 0)
  if (type === 0) return known.length === 0 ? null : [0x49, 0, ...(mapFrom(0, known) ?? [])]
  const found = items[type] ?? []
  return found.length === 0 ? null : [0x49, type, found.length, ...found.flat()]
}
