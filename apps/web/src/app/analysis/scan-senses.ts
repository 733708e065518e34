import type { Senses } from '@tappet/diagnosis/differential'
import { codesOf } from '@tappet/obd'
import { isScanOf, type KeptReport, readingsOf } from '../../features/obd/saved/report.ts'
import type { Car } from '../../offline/garage/table.ts'

type ScanSenses = { senses: Senses; codes: string[] }

/** A scan further away tells of another time. */
const SCAN_WITHIN_MS = 30 * 86_400_000

/** None where the scans are of several cars, and never a demo's. */
export function scanAt(reports: readonly KeptReport[], atMs: number): ScanSenses {
  const scans = reports.filter(({ demo, occasion }) => !demo && occasion === 'scan')
  const vins = new Set(scans.flatMap(({ vin }) => (vin === null ? [] : [vin])))
  const distance = ({ savedAtMs }: KeptReport) => Math.abs(savedAtMs - atMs)
  const [nearest] = scans
    .filter((scan) => distance(scan) <= SCAN_WITHIN_MS)
    .sort((a, b) => distance(a) - distance(b))
  if (nearest === undefined || vins.size > 1) return { senses: {}, codes: [] }
  return { senses: { scan: readingsOf(nearest) }, codes: codesOf(nearest.codes) }
}

export function scanOfCar(
  scans: readonly KeptReport[],
  { car, all }: { car: Car | null; all: readonly Car[] },
  atMs: number,
): ScanSenses {
  return scanAt(
    scans.filter((each) => isScanOf(each, car, all)),
    atMs,
  )
}
