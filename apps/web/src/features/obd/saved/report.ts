import type { CarReadings } from '@tappet/diagnosis/differential'
import {
  type CodesReading,
  type CompleteReading,
  codesOf,
  failedReading,
  gapsOf,
  isCertainlyEmpty,
  isSilence,
  missingIn,
  type PartialReading,
  type PerUnit,
  type Reading,
  readingOf,
  type Snapshot,
  type SnapshotPiece,
  type UnitCode,
  type UnitFreezeFrame,
  type UnitInUse,
  type UnitMonitorTest,
  type UnitParameter,
  type UnitReadiness,
  type Vehicle,
} from '@tappet/obd'

export type CarReport = {
  codes: CompleteReading<CodesReading> | PartialReading<CodesReading>
  readiness: Reading<readonly UnitReadiness[]> | null
  freezeFrames: Reading<readonly UnitFreezeFrame[]> | null
  inUse: Reading<readonly UnitInUse[]> | null
  vehicle: Reading<Vehicle> | null
  unitCodes: Reading<PerUnit<readonly UnitCode[]>> | null
  clearable: boolean
  monitorTests: Reading<readonly UnitMonitorTest[]> | null
  volts: number | null
  values: readonly UnitParameter[] | null
}

/** Saved by the driver, or before a clear. */
export type KeptReport = {
  id: string
  ownerId: string
  savedAtMs: number
  readAtMs?: number
  occasion: 'scan' | 'beforeClearing'
  demo: boolean
  deviceName: string
  vehicleId?: string
  vin: string | null
  codes: CodesReading
  /** By UDS; absent where it is not known. */
  otherCodes?: readonly string[]
  freezeFrames: Reading<readonly UnitFreezeFrame[]>
  readiness: Reading<readonly UnitReadiness[]>
  /** What could not be read, and the driver let a clear erase. */
  givenUp?: readonly SnapshotPiece[]
}

type KeptOf = Omit<KeptReport, 'vin' | 'codes' | 'freezeFrames' | 'readiness'>

const NOT_READ = failedReading({ kind: 'notReady' })

type Garaged = { id: string; is_default: boolean; vin: string | null }

/** By its VIN, else by the car chosen then. */
export function isScanOf(
  { vin, vehicleId }: Pick<KeptReport, 'vin' | 'vehicleId'>,
  car: Garaged | null,
  garage: readonly Garaged[],
): boolean {
  if (car === null) return true
  const byVin = vin === null ? undefined : garage.find((each) => each.vin === vin)
  const id = byVin?.id ?? vehicleId
  return id === undefined ? car.is_default : id === car.id
}

export function keptFromReport(report: CarReport, of: KeptOf): KeptReport {
  const { codes, freezeFrames, readiness, vehicle } = report
  return {
    ...of,
    codes: codes.value,
    ...otherCodesIn(report),
    freezeFrames: freezeFrames ?? NOT_READ,
    readiness: readiness ?? NOT_READ,
    vin: vehicle === null || vehicle.kind === 'failed' ? null : (vehicle.value.vin?.text ?? null),
  }
}

export function keptFromSnapshot(snapshot: Snapshot, of: KeptOf): KeptReport {
  const { vin, codes, freezeFrames, readiness } = snapshot
  return { ...of, vin: vin.kind === 'failed' ? null : vin.value, codes, freezeFrames, readiness }
}

/** Lists, whose emptiness says nothing. */
type EarlierKind =
  | { kind: 'read'; units: { ecu: string; codes: string[] }[]; unread: readonly string[] }
  | { kind: 'notOffered' }
  | { kind: 'failed' }
type EarlierReport = KeptOf & {
  vin: string | null
  codes: Record<'stored' | 'pending' | 'permanent', EarlierKind>
  freezeFrames: readonly UnitFreezeFrame[]
  readiness: readonly UnitReadiness[]
}

export function keptFromStored(row: KeptReport | EarlierReport): KeptReport {
  if (!isEarlier(row)) return row
  const { codes, freezeFrames, readiness } = row
  return {
    ...row,
    codes: {
      stored: kindFromEarlier(codes.stored),
      pending: kindFromEarlier(codes.pending),
      permanent: kindFromEarlier(codes.permanent),
      status: NOT_READ,
    },
    freezeFrames: freezeFrames.length > 0 ? readingOf(freezeFrames, []) : NOT_READ,
    readiness: readiness.length > 0 ? readingOf(readiness, []) : NOT_READ,
  }
}

const isEarlier = (row: KeptReport | EarlierReport): row is EarlierReport => Array.isArray(row.freezeFrames)

function kindFromEarlier(codes: EarlierKind): CodesReading['stored'] {
  if (codes.kind === 'failed') return NOT_READ
  if (codes.kind === 'notOffered') return readingOf({ units: [], without: [] }, [])
  const why = { kind: 'unreadable', reason: 'short' } as const
  const gaps = codes.unread.map((ecu) => ({ request: '03', ecu, why }))
  return readingOf({ units: codes.units, without: [] }, gaps)
}

/** Otherwise none was named. */
export function isSeenEmpty({ codes }: KeptReport): boolean {
  return isCertainlyEmpty(readingOf(codes, missingIn(codes)))
}

export function codeCount(count: number, report: CarReport | null): { figure: string | null; words: string } {
  const isWhole = report?.codes.kind === 'complete' && (count > 0 || hasSeenNone(report))
  if (isWhole) return { figure: String(count), words: String(count) }
  if (count === 0) return { figure: null, words: 'not known' }
  return { figure: `${count}+`, words: `${count}, there may be more` }
}

/** All units answered, and none names a code. */
export const hasSeenNone = (report: CarReport): boolean =>
  isCertainlyEmpty(report.codes) && unitsAnswered(report) && keptBeside(report).length === 0

export function keptBeside({ codes, unitCodes }: CarReport): string[] {
  const named = codesOf(codes.value)
  const units = unitCodes === null || unitCodes.kind === 'failed' ? [] : unitCodes.value.units
  const codesOfUnits = units.flatMap(({ value }) => value.map(({ code }) => code))
  return [...new Set(codesOfUnits)].filter((code) => !named.includes(code))
}

/** Most cars have none, which is no fault of the reading. */
export function isNotSpoken(reading: Reading<unknown>): boolean {
  if (reading.kind !== 'failed') return false
  return reading.failure.kind === 'refused' || gapsOf(reading, '19028D').every(isSilence)
}

/** Before, "no codes" is not seen. */
export const unitsAnswered = ({ unitCodes }: CarReport): boolean =>
  unitCodes !== null && (unitCodes.kind === 'complete' || isNotSpoken(unitCodes))

/** None only where every unit was read. */
export function otherCodesIn(report: CarReport): Pick<KeptReport, 'otherCodes'> {
  const otherCodes = keptBeside(report)
  return otherCodes.length > 0 || unitsAnswered(report) ? { otherCodes } : {}
}

type Readable = Pick<KeptReport, 'codes'> & {
  freezeFrames: Reading<readonly UnitFreezeFrame[]> | null
  readiness: Reading<readonly UnitReadiness[]> | null
}

/** What is missing makes nothing absent. */
export function readingsOf({ codes, freezeFrames, readiness }: Readable): CarReadings {
  return {
    codes,
    freezeFrames: freezeFrames === null || freezeFrames.kind === 'failed' ? null : freezeFrames.value,
    readiness: readiness?.kind === 'complete' ? readiness.value : null,
  }
}

/** With the values of its moment. */
export function readingsOfScan({ codes, volts, values, monitorTests, ...report }: CarReport): CarReadings {
  const tests = monitorTests === null || monitorTests.kind === 'failed' ? [] : monitorTests.value
  return {
    ...readingsOf({ ...report, codes: codes.value }),
    volts,
    values: values ?? [],
    // Counters at 0 say nothing while others are missing.
    monitorTests: tests.filter(({ value }) => monitorTests?.kind === 'complete' || value > 0),
  }
}
