import { otherCodesOf, scanWords } from '@tappet/diagnosis/kept-case'
import { failedReading, readingOf } from '@tappet/obd'
import { expect, it } from 'vitest'
import { type CarReport, keptFromReport } from '../../features/obd/saved/report.ts'
import { watched } from './watched-scan.ts'

const none = readingOf({ units: [{ ecu: '7E8', codes: [] }], without: [] }, [])
const NOT_READ = failedReading({ kind: 'notReady' })
const codes = { stored: none, pending: none, permanent: none, status: readingOf([], []) }
const brakeCode = { code: 'C0035', number: '', failureType: 0, status: 8 }
const report: CarReport = {
  codes: { kind: 'complete', value: codes },
  readiness: null,
  freezeFrames: null,
  inUse: null,
  vehicle: null,
  unitCodes: readingOf({ units: [{ ecu: '7E8', value: [brakeCode, brakeCode] }], without: [] }, []),
  clearable: true,
  monitorTests: null,
  volts: null,
  values: null,
}
const of = { id: 'a', ownerId: 'ann', savedAtMs: 0, occasion: 'scan', demo: false, deviceName: 'A' } as const
const inCase = (scan: CarReport) => watched(keptFromReport(scan, of), '2026-05-01T12:00:00Z').data

it('a scan keeps the codes that units name by UDS, and is then no scan without codes', () => {
  expect(otherCodesOf(inCase(report))).toEqual(['C0035'])
  expect(scanWords(inCase(report))).toBe('No emissions codes')
  expect(scanWords(inCase({ ...report, unitCodes: NOT_READ }))).toBe('No emissions codes')
  const reading = readingOf({ units: [{ ecu: '7E8', value: [] }], without: [] }, [])
  expect(scanWords(inCase({ ...report, unitCodes: reading }))).toBe('No codes')
})

it('a scan of which something is missing never says that there are none', () => {
  const partial = { ...report, codes: readingOf({ ...codes, permanent: NOT_READ }, []) }
  expect(scanWords(inCase(partial))).toBe('No codes named')
  expect(scanWords({})).toBe('No codes named')
})
