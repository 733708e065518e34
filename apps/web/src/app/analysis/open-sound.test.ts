import { openSensed, type Senses } from '@tappet/diagnosis/differential'
import { differentialCase } from '@tappet/diagnosis/saved'
import { describe, expect, it } from 'vitest'
import { sampleDiagnosis } from '../../../../../tests/harness/sample-diagnosis.ts'
import { readDiagnosis } from '../../features/results/read-result.ts'
import { type KnownOfCar, logAt } from './car-senses.ts'
import { openSound, withKeptScan } from './open-sound.ts'

const AT = Date.parse('2026-05-01T12:00:00.000Z')
const heard = () => {
  const latest = readDiagnosis(sampleDiagnosis())
  if (latest === null) throw new Error('the sample cannot be read')
  return latest.shown
}
const LOG = logAt([{ item: 'Battery', date: '2026-04-01', mileage: 60_000, notes: 'private' } as never], AT)
const car = { make: 'Honda', model: 'Civic', year: 2018, ...LOG.car }
const KNOWN: KnownOfCar = { senses: LOG.senses, codes: [], car }
const scan: Senses['scan'] = {
  volts: 11.2,
  values: [{ pid: 0x0c, values: [] }],
  codesComplete: true,
} as never
const SCANNED: KnownOfCar = { senses: { scan }, codes: ['P0301'], car: {} }

describe('the case of a recording that came with none', () => {
  it('is opened with all that this device knows, and read again as it was', async () => {
    const opened = await openSound(heard(), { ...KNOWN, codes: ['P0301'] }, AT)
    const { senses } = KNOWN
    const input = { texts: [], codes: ['P0301'], car, thisYear: 2026 }
    expect(opened).toEqual(openSensed(input, { ...senses, sound: { ...heard(), confidence: 78 } }))
    expect(differentialCase.parse(JSON.parse(JSON.stringify(opened)))).toEqual(
      JSON.parse(JSON.stringify(opened)),
    )
  })
})

describe('a case that came with a recording', () => {
  it('gets the scan that this device keeps, once', async () => {
    const came = await openSound(heard(), KNOWN, AT)
    const scanned = await withKeptScan(came, SCANNED)
    expect(scanned?.given.codes).toEqual(['P0301'])
    expect(scanned?.report.understood.map(({ finding }) => finding)).toContain('code_misfire')
    const withCodes = { ...came, given: { ...came.given, sensed: { ...came.given.sensed, codesRead: true } } }
    expect(await withKeptScan(withCodes as typeof came, SCANNED)).toBeNull()
  })
  it('stays as it is where none is kept', async () => {
    expect(await withKeptScan(await openSound(heard(), KNOWN, AT), KNOWN)).toBeNull()
  })
})
