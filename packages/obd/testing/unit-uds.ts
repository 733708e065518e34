import {
  codeBytes,
  hexBytes,
  type Memory,
  mapFrom,
  monitorTests,
  statusBytes,
  vehicleInformation,
} from './unit-memory.ts'

export const READ_CODES = 0x19
const READ_DATA = 0x22
const NEGATIVE = 0x7f
const OUT_OF_RANGE = 0x31
const EMISSIONS_GROUP = 0x33
/** Confirmed and lamp asked for; pending. */
const CONFIRMED = 0x88
const PENDING = 0x04

/** A unit that answers ISO 14229-1 alone. */
export function onUds(memory: Memory, manner: 'silent' | 'refuses', request: Uint8Array): number[] | null {
  const [service = 0, ...rest] = request
  if (service === READ_DATA) return dataOf(memory, rest)
  if (service === READ_CODES) return udsCodes(memory, request)
  return manner === 'refuses' || service >= 0x10 ? [NEGATIVE, service, 0x11] : null
}

function dataOf(memory: Memory, identifiers: readonly number[]): number[] {
  const reply: number[] = []
  for (let at = 0; at < identifiers.length; at += 2) {
    const [group = 0, id = 0] = identifiers.slice(at, at + 2)
    const data = held(memory, group, id)
    if (data !== null) reply.push(group, id, ...data)
  }
  return reply.length === 0 ? [NEGATIVE, READ_DATA, OUT_OF_RANGE] : [0x62, ...reply]
}

function held(memory: Memory, group: number, id: number): readonly number[] | null {
  const { model, pids, stored } = memory
  const { standard = 'J1979-2' } = model
  if (standard === 'unnamed') return null
  if (group === 0xf8 && id === 0x10) return [standard === 'WWH-OBD' ? 0x01 : 0x02]
  if (group === 0xf4 && id % 32 === 0) return mapFrom(id, Object.keys(pids).map(Number))
  if (group === 0xf4) {
    const hex = pids[id]
    if (hex === undefined) return null
    return id === 0x01 ? statusBytes(hexBytes(hex), stored.length) : hexBytes(hex)
  }
  // What service 06 says before each test, an identifier says once.
  if (group === 0xf6 && id % 32 !== 0) return model.monitorTests?.[id]?.flatMap(hexBytes) ?? null
  if (group === 0xf6) return monitorTests(model, id)?.slice(2) ?? null
  // Behind an identifier there is no count of items.
  const [, , ...information] = group === 0xf8 ? (vehicleInformation(model, id) ?? []) : []
  if (information.length === 0) return null
  return id === 0 ? information : information.slice(1)
}

/** Number of a code, its status, and whether it is about emissions. */
type Entry = {
  readonly code: string
  readonly number: number[]
  readonly status: number
  readonly group: boolean
}

function entries({ model, stored, pending }: Memory): Entry[] {
  const own = (code: string, status: number): Entry => ({
    code,
    number: [...codeBytes(code), 0],
    status,
    group: true,
  })
  return [
    ...stored.map((code) => own(code, CONFIRMED)),
    ...pending.map((code) => own(code, PENDING)),
    ...(model.keeps ?? []).map(({ code, failureType, status }) => ({
      code,
      number: [...codeBytes(code), ...hexBytes(failureType)],
      status: Number.parseInt(status, 16),
      group: false,
    })),
  ]
}

/** Service 19 as far as readers of codes need it: by status, by group, permanent, snapshots, extended data. */
export function udsCodes(memory: Memory, [, report = 0, ...rest]: Uint8Array): number[] {
  const [first = 0, mask = 0] = rest
  const all = entries(memory)
  const permanent = (memory.model.permanent ?? []).flatMap((code) => [...codeBytes(code), 0, CONFIRMED])
  switch (report) {
    case 0x02:
      return [0x59, report, 0xff, ...recordsOf(all.filter(({ status }) => (status & first) !== 0))]
    case 0x15:
      return [0x59, report, 0xff, ...permanent]
    case 0x42: {
      if (first !== EMISSIONS_GROUP) return [NEGATIVE, READ_CODES, OUT_OF_RANGE]
      const matches = all.filter(({ status, group }) => group && (status & mask) !== 0)
      const records = matches.flatMap((entry) => [0x02, ...recordsOf([entry])])
      return [0x59, report, first, 0xff, 0x1e, 0x04, ...records]
    }
    case 0x55:
      return first === EMISSIONS_GROUP
        ? [0x59, report, first, 0xff, 0x04, ...permanent]
        : [NEGATIVE, READ_CODES, OUT_OF_RANGE]
    case 0x04:
    case 0x06:
      return detailsOf(memory, report, rest.slice(0, 3), all)
    default:
      return [NEGATIVE, READ_CODES, 0x12]
  }
}

const recordsOf = (codes: readonly Entry[]) => codes.flatMap(({ number, status }) => [...number, status])

function detailsOf(
  memory: Memory,
  report: number,
  number: readonly number[],
  all: readonly Entry[],
): number[] {
  const entry = all.find((each) => each.number.join() === number.join())
  if (entry === undefined) return [NEGATIVE, READ_CODES, OUT_OF_RANGE]
  const makerRecord = memory.model.keeps?.find(({ code }) => code === entry.code)
  const makers = makerRecord === undefined ? [] : hexBytes(makerRecord.makersData)
  const head = [0x59, report, ...number, entry.status]
  // A counter of how often it came, then what the maker keeps.
  if (report === 0x06) return [...head, 0x01, 0x03, ...makers]
  const { frozen } = memory
  if (frozen?.code === entry.code) {
    const values = Object.entries(frozen.pids).flatMap(([pid, hex]) => [0xf4, Number(pid), ...hexBytes(hex)])
    return [...head, 0x00, Object.keys(frozen.pids).length, ...values]
  }
  return makers.length === 0 ? head : [...head, 0x01, 0x01, 0xd1, 0x00, ...makers]
}
