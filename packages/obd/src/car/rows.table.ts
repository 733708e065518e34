import { byteToHex } from '../bytes.ts'
import { type Reading, readingOf } from '../reading.ts'
import { type CodeLayout, codesIn } from '../readings/codes.ts'
import { frozenIn, frozenMapIn } from '../readings/freeze-frame.ts'
import { inUseIn } from '../readings/in-use.ts'
import { type MonitorTest, monitorTestsIn } from '../readings/monitor-tests.ts'
import { readinessIn } from '../readings/readiness.ts'
import { supportedIn } from '../readings/supported.ts'
import {
  keepsStatus,
  permanentUdsCodesIn,
  statusCodesIn,
  type UnitCode,
  udsCodesIn,
} from '../readings/uds-codes.ts'
import { calibrationIdsIn, calibrationNumbersIn, unitNameIn, vinIn } from '../readings/vehicle.ts'
import { CODE_REQUESTS, CODE_SERVICES, type CodeKind } from '../tables/codes.table.ts'

/** One question to the units of a car, and what counts as their answer. `readRow` asks it. */
export interface Row<T> {
  readonly request: string
  /** All answers of one unit. */
  readonly decode: (answers: readonly Uint8Array[]) => Reading<T>
  /** One flipped bit makes another code: such an answer counts where two readings of its unit agree. */
  readonly readTwice?: true
  /** Silence of a unit on a clean line: it has none; not known; not known, and a clear may go ahead without it. */
  readonly silenceMeans: 'none' | 'gap' | 'mayBeGivenUp'
  /** Before CAN a unit that has none stays silent (SAE J1979). */
  readonly onOldBuses?: 'none'
}

/** The first answer that cannot be read makes its unit unread. */
const each =
  <T>(decode: (answer: Uint8Array) => Reading<T>) =>
  (answers: readonly Uint8Array[]): Reading<T[]> => {
    const values: T[] = []
    for (const answer of answers) {
      const value = decode(answer)
      if (value.kind === 'failed') return value
      values.push(value.value)
    }
    return readingOf(values)
  }

const flat =
  <T>(decode: (answer: Uint8Array) => Reading<T[]>) =>
  (answers: readonly Uint8Array[]): Reading<T[]> => {
    const lists = each(decode)(answers)
    return lists.kind === 'failed' ? lists : readingOf(lists.value.flat())
  }

/** Codes of services 03, 07 and 0A. Pending codes may be given up; 04 does not erase permanent ones. */
export const codesRow = (
  kind: CodeKind,
  layoutOf: (answers: readonly Uint8Array[]) => CodeLayout,
): Row<string[]> => ({
  request: CODE_REQUESTS[kind],
  decode: (answers) => codesIn(CODE_SERVICES[kind], layoutOf(answers), answers),
  silenceMeans: kind === 'pending' ? 'mayBeGivenUp' : 'gap',
  ...(kind !== 'permanent' && { readTwice: true }),
})

/** A unit that does not keep the bits of a status has not said that it has none: null. */
const byStatus =
  (decode: (answer: Uint8Array) => Reading<UnitCode[]>, bits: number) =>
  (answers: readonly Uint8Array[]): Reading<UnitCode[] | null> => {
    const codes = flat(decode)(answers)
    if (codes.kind === 'failed' || bits === 0) return codes
    if (!answers.some((answer) => keepsStatus(answer, bits))) return readingOf(null)
    return readingOf(codes.value.filter(({ status }) => (status & bits) !== 0))
  }

type Listing = (answer: Uint8Array) => Reading<UnitCode[]>

const udsRow = (request: string, decode: Listing, bits: number): Row<UnitCode[] | null> => ({
  request,
  decode: byStatus(decode, bits),
  readTwice: true,
  silenceMeans: 'gap',
})

/**
 * Codes of a car that speaks UDS: group 33 (emissions) with any severity that the standard uses for it (1E), SAE J1979-2
 * and WWH-OBD; where the car names no standard by their status alone (ISO 14229-1).
 */
export const UDS_CODES: Readonly<Record<'named' | 'unnamed', Record<CodeKind, Row<UnitCode[] | null>>>> = {
  named: {
    stored: udsRow('194233081E', udsCodesIn, 0x08),
    pending: udsRow('194233041E', udsCodesIn, 0x04),
    permanent: udsRow('195533', permanentUdsCodesIn, 0),
  },
  unnamed: {
    stored: udsRow('190208', statusCodesIn, 0x08),
    pending: udsRow('190204', statusCodesIn, 0x04),
    permanent: udsRow('1915', statusCodesIn, 0),
  },
}

/** Failed now, pending, confirmed, lamp asked for: a code with none of them only says that its test has not run. */
const HOLDS = 0x8d

/** Codes that units keep, whatever they are about, and those of emissions with a snapshot. */
export const KEPT_CODES: Row<UnitCode[] | null> = {
  request: '19028D',
  decode: byStatus(statusCodesIn, HOLDS),
  silenceMeans: 'gap',
}
export const EMISSION_CODES: Row<UnitCode[] | null> = {
  request: '1942330C1E',
  decode: byStatus(udsCodesIn, HOLDS),
  silenceMeans: 'gap',
}

/** Lamp, number of codes and tests: since the codes were cleared, and in this drive cycle. */
export const READINESS = {
  cleared: { request: '0101', decode: each(readinessIn), silenceMeans: 'mayBeGivenUp' },
  thisDrive: { request: '0141', decode: each(readinessIn), silenceMeans: 'gap' },
} as const satisfies Readonly<Record<string, Row<unknown>>>

const mapRow = (service: string, silenceMeans: Row<unknown>['silenceMeans']) => (map: number) => ({
  request: `${service}${byteToHex(map)}`,
  decode: flat(supportedIn),
  silenceMeans,
})

/** What a unit announces under 00, 20, ... of a service. A unit without service 06 is silent to it. */
export const MAPS = {
  current: mapRow('01', 'gap'),
  tests: mapRow('06', 'none'),
  information: mapRow('09', 'gap'),
  frozen: (map: number): Row<number[]> => ({ ...frozenRow(map, frozenMapIn), silenceMeans: 'gap' }),
} as const

const frozenRow = <T>(pid: number, decode: (answer: Uint8Array) => Reading<T[]>): Row<T[]> => ({
  request: `02${byteToHex(pid)}00`,
  decode: flat(decode),
  silenceMeans: 'gap',
})

/** A value whose layout nobody has published is no loss of data. */
function frozenOrNone(answer: Uint8Array) {
  const frozen = frozenIn(answer)
  if (frozen.kind !== 'failed') return readingOf([frozen.value])
  const { failure } = frozen
  return failure.kind === 'unreadable' && failure.reason === 'unknown' ? readingOf([]) : frozen
}

export const CODE_PID = 0x02
/** The code that stored a frame. */
export const FROZEN_CODE = {
  ...frozenRow(CODE_PID, frozenOrNone),
  silenceMeans: 'mayBeGivenUp',
  onOldBuses: 'none',
} as const
export const frozenValue = (pid: number) => frozenRow(pid, frozenOrNone)

export const monitorTest = (id: number): Row<MonitorTest[]> => ({
  request: `06${byteToHex(id)}`,
  decode: flat(monitorTestsIn),
  silenceMeans: 'gap',
})

const information = <T>(request: string, decode: (answer: Uint8Array) => Reading<T>): Row<T[]> => ({
  request,
  decode: each(decode),
  silenceMeans: 'gap',
  onOldBuses: 'none',
})

export const INFORMATION = {
  vin: information('0902', vinIn),
  name: information('090A', unitNameIn),
  calibrationIds: information('0904', calibrationIdsIn),
  calibrationNumbers: information('0906', calibrationNumbersIn),
  sparkInUse: information('0908', inUseIn),
  compressionInUse: information('090B', inUseIn),
} as const
