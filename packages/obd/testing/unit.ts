import { toHex, unsignedAt } from '../src/bytes.ts'
import {
  codeBytes,
  hexBytes,
  type Memory,
  mapFrom,
  monitorTests,
  statusBytes,
  type UnitModel,
  vehicleInformation,
} from './unit-memory.ts'
import { onUds, READ_CODES, udsCodes } from './unit-uds.ts'

export type { UnitModel } from './unit-memory.ts'

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

const NEGATIVE = 0x7f
const PENDING = 0x78

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
  if (model.makersOwn !== undefined) return makersOwn(model.makersOwn, request)
  if (service === READ_CODES) return model.keeps === undefined ? null : udsCodes(memory, request)
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

function makersOwn(own: Readonly<Record<string, string>>, [service = 0, ...id]: Uint8Array): number[] {
  const hex = service === 0x22 ? own[toHex(id)] : undefined
  return hex === undefined ? [NEGATIVE, service, 0x31] : [0x62, ...id, ...hexBytes(hex)]
}

function current({ pids, stored }: Memory, numbers: readonly number[]): number[] | null {
  const data = numbers.flatMap((pid) => {
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

// After a clear every supported monitor has to run again.
function notReady(hex: string): string {
  const number = unsignedAt(Uint8Array.from(hexBytes(hex)), 0, 4) ?? 0
  const [b, c] = [(number >> 16) & 0xff, (number >> 8) & 0xff]
  const bytes = [0, (b & 0x0f) | ((b & 0x07) << 4), c, c]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
