import type {
  CodesReading,
  ScannedCode,
  Snapshot,
  UnitFreezeFrame,
  UnitReadiness,
  Vehicle,
} from '@tappet/obd'
import { allCodes } from '@tappet/obd'

/** Everything one scan read. Null while it is still being read; empty where the car has none. */
export type CarReport = {
  codes: CodesReading
  readiness: readonly UnitReadiness[] | null
  freezeFrames: readonly UnitFreezeFrame[] | null
  vehicle: Vehicle | null
  volts: number | null
}

/** A report kept on this device: saved by the driver, or before a clear. */
export type KeptReport = {
  id: string
  ownerId: string
  savedAtMs: number
  occasion: 'scan' | 'beforeClearing'
  /** Read from a demo adapter: made up. */
  demo: boolean
  deviceName: string
  vin: string | null
  codes: CodesReading
  freezeFrames: readonly UnitFreezeFrame[]
  readiness: readonly UnitReadiness[]
}

type KeptOf = Omit<KeptReport, 'vin' | 'codes' | 'freezeFrames' | 'readiness'>

export function keptFromReport(report: CarReport, of: KeptOf): KeptReport {
  const { codes, freezeFrames, readiness, vehicle } = report
  return {
    ...of,
    codes,
    freezeFrames: freezeFrames ?? [],
    readiness: readiness ?? [],
    vin: vehicle?.vin?.text ?? null,
  }
}

export function keptFromSnapshot(snapshot: Snapshot, of: KeptOf): KeptReport {
  const { vin, codes, freezeFrames, readiness } = snapshot
  return { ...of, vin, codes, freezeFrames, readiness }
}

/** Every code of a reading, once. */
export function codesOf({ stored, pending, permanent }: CodesReading): string[] {
  return [...new Set([stored, pending, permanent].flatMap(allCodes))]
}

/** The codes by the control unit that reported them: what one unit holds stands together. */
export function byUnit(codes: readonly ScannedCode[]): { ecu: string; codes: readonly ScannedCode[] }[] {
  const units = [...new Set(codes.flatMap(({ ecus }) => ecus))]
  return units.map((ecu) => ({ ecu, codes: codes.filter(({ ecus }) => ecus.includes(ecu)) }))
}

/** Units whose answer could not be read in full: they may hold more. */
export function unreadUnits({ stored, pending, permanent }: CodesReading): string[] {
  return [
    ...new Set([stored, pending, permanent].flatMap((codes) => (codes.kind === 'read' ? codes.unread : []))),
  ]
}
