import type { CodesReading, Gap, Reading } from '@tappet/obd'
import { failedReading, readingOf } from '@tappet/obd'
import { CARS } from '@tappet/obd/testing'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Instrument } from '../results/Instrument.tsx'
import type { CarReport } from '../saved/report.ts'
import { INITIAL } from '../state.ts'
import { pluggedIn, scannerOver } from '../testing/plugged-in.ts'

const SILENT: Gap = {
  request: '0A',
  ecu: '7E8',
  why: { kind: 'noAnswer', statuses: ['noData'], damaged: [] },
}
const none = readingOf({ units: [{ ecu: '7E8', codes: [] }], without: [] }, [])
const reading: CodesReading = { stored: none, pending: none, permanent: none, status: readingOf([], []) }
const answered = readingOf({ units: [{ ecu: '7E8', value: [] }], without: [] }, [])
const FAILED = failedReading({ kind: 'noAnswer', statuses: ['canError'], damaged: [] })

/** What the scanner's figure "Codes" says. */
function figure(codes: readonly string[], gaps: readonly Gap[], unitCodes: CarReport['unitCodes']): string {
  const report: CarReport = {
    codes: readingOf(reading, gaps) as CarReport['codes'],
    unitCodes,
    readiness: null,
    freezeFrames: null,
    inUse: null,
    vehicle: null,
    clearable: true,
    monitorTests: null,
    volts: null,
    values: null,
  }
  const { obd } = scannerOver(pluggedIn(CARS.healthyCan))
  const connection = { isConnected: true, deviceName: 'USB', lastReadTimestamp: 1, codes }
  render(<Instrument obd={obd} onConnect={() => {}} state={{ ...INITIAL, connection, report }} />, {
    wrapper: MemoryRouter,
  })
  return screen.getByText('Codes').nextElementSibling?.textContent ?? ''
}

it.each<[string, readonly string[], readonly Gap[], Reading<never> | typeof answered | null, string]>([
  ['0 once every unit has told', [], [], answered, '0'],
  ['no figure while the units’ own codes are read', [], [], null, '– –not known'],
  ['no figure where they could not be read', [], [], FAILED, '– –not known'],
  ['no figure where an answer is missing', [], [SILENT], answered, '– –not known'],
  ['what was named, where all of it was read', ['P0420'], [], null, '1'],
  [
    'at least what was named, where an answer is missing',
    ['P0420'],
    [SILENT],
    answered,
    '1+1, there may be more',
  ],
])('the figure of codes says %s', (_rule, codes, gaps, units, said) => {
  expect(figure(codes, gaps, units)).toBe(said)
})
