import { readingOf } from '@tappet/obd'
import { CARS } from '@tappet/obd/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CodeList } from '../results/CodeList.tsx'
import { UnitCodesCard } from '../results/UnitCodesCard.tsx'
import type { CarReport } from '../saved/report.ts'
import { type Activity, INITIAL } from '../state.ts'
import { pluggedIn, scannerOver } from '../testing/plugged-in.ts'

const none = readingOf({ units: [{ ecu: '7E8', codes: [] }], without: [] }, [])
const codes = readingOf({ stored: none, pending: none, permanent: none, status: readingOf([], []) }, [])
const unitCodes = readingOf({ units: [{ ecu: '7E8', value: [] }], without: [] }, [])

const reportOf = (unitCodes: CarReport['unitCodes']): CarReport => ({
  codes,
  unitCodes,
  readiness: null,
  freezeFrames: null,
  inUse: null,
  vehicle: null,
  clearable: true,
  monitorTests: null,
  volts: null,
  values: null,
})

/** The list of a scan that found nothing, with what the units keep as far as it was read. */
function show(unitCodes: CarReport['unitCodes'], activity: Activity | null) {
  const report = reportOf(unitCodes)
  const { obd } = scannerOver(pluggedIn(CARS.healthyCan))
  render(
    <MemoryRouter>
      <CodeList isForCase={false} obd={obd} onAsk={async () => {}} state={{ ...INITIAL, activity, report }} />
    </MemoryRouter>,
  )
}

it('says "No trouble codes" only after the units were asked for their own', () => {
  show(null, 'reading-more')
  expect(screen.queryByText('No trouble codes')).toBeNull()
  expect(screen.getByText(/Still reading the other control units/)).toBeTruthy()
  cleanup()
  show(null, null)
  expect(screen.queryByText('No trouble codes')).toBeNull()
  expect(screen.getByText(/weren’t read/)).toBeTruthy()
  cleanup()
  show(unitCodes, null)
  expect(screen.getByText('No trouble codes')).toBeTruthy()
})

it('says "No trouble codes" not where a unit did not tell what it keeps', () => {
  show({ kind: 'failed', failure: { kind: 'lost' } } as unknown as CarReport['unitCodes'], null)
  expect(screen.queryByText('No trouble codes')).toBeNull()
  cleanup()
  show({ ...unitCodes, kind: 'partial', missing: [] } as unknown as CarReport['unitCodes'], null)
  expect(screen.queryByText('No trouble codes')).toBeNull()
  expect(screen.getByText(/weren’t read/)).toBeTruthy()
})

it('says of units that did not tell that their codes are not known, also where others keep none', () => {
  const why = { kind: 'noAnswer', statuses: ['canError'], damaged: [] } as const
  const partial = readingOf(unitCodes.value, [{ request: '19028D', ecu: '7E9', why }])
  render(<UnitCodesCard demo={false} report={reportOf(partial)} />)
  expect(screen.getByText(/The others didn’t answer/)).toBeTruthy()
  cleanup()
  const { container } = render(<UnitCodesCard demo={false} report={reportOf(unitCodes)} />)
  expect(container.textContent).toBe('')
})

it.each([
  ['a car without codes', CARS.healthyCan, true],
  ['a car with codes', CARS.petrolTwoUnits, false],
])('%s: the driver is told so once the units were read: %s', async (_name, model, isTold) => {
  const bench = pluggedIn(model)
  const { obd, said } = scannerOver(bench)
  let over = false
  void obd
    .connectReal(bench.access, 'usb', () => {})
    .then(async () => {
      await obd.scan()
      over = true
    })
  while (!over) {
    if (obd.state().activity === 'reading-more') expect(said).not.toContain('noCodes')
    await bench.clock.advance(10)
  }
  expect(said.includes('noCodes')).toBe(isTold)
})
