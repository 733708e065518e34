import { CARS } from '@tappet/obd/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import GaragePage from '../../features/garage/GaragePage.tsx'
import { ThisIsMyCar } from '../../features/obd/reading/ThisIsMyCar.tsx'
import { VehicleCard } from '../../features/obd/results/VehicleCard.tsx'
import { pluggedIn, scannerOver } from '../../features/obd/testing/plugged-in.ts'
import { renderAt, storedSession, testBackend, USER_ID } from '../testing/harness.tsx'

const submitted = vi.hoisted(() => ({ works: [] as unknown[] }))
vi.mock('../../offline/instance.ts', () => {
  const state = { entries: [], sending: [] }
  return {
    queue: {
      state: () => state,
      subscribe: () => () => undefined,
      submit: async (_kind: unknown, work: unknown) => {
        submitted.works.push(work)
        return { kind: 'sent', answer: null }
      },
    },
  }
})

const VIN = '1M8GDM9AXKP042788'
const AT = '2026-05-01T12:00:00.000Z'
const NAMED = {
  id: 'a',
  user_id: USER_ID,
  name: 'Blue Golf',
  is_default: true,
  retired_at: null,
  created_at: AT,
}
const UNKNOWN = { make: null, model: null, year: null, engine: null, fuel: null, plate: null, picture: null }

beforeAll(async () => void (await import('@tappet/diagnosis/vin')))

let cars: object[] = []
beforeEach(() => {
  submitted.works = []
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json(new URL(address).pathname === '/rest/v1/vehicles' ? cars : []),
  )
})
/** The vehicle's card after a scan of the simulated car over the simulated adapter. */
async function scanned() {
  const bench = pluggedIn(CARS.healthyCan)
  const { obd } = scannerOver(bench)
  const work = (async () => {
    if (await obd.connectReal(bench.access, 'usb', () => {})) await obd.scan()
  })()
  let over = false
  void work.then(() => {
    over = true
  })
  while (!over) await bench.clock.advance(10)
  const vehicle = obd.state().report?.vehicle ?? null
  const card = (
    <VehicleCard vehicle={vehicle}>{(vin) => <ThisIsMyCar demo={obd.state().demo} vin={vin} />}</VehicleCard>
  )
  return renderAt(
    '/',
    [
      { path: '/', element: card },
      { path: '/garage', element: <GaragePage /> },
    ],
    async () => testBackend(storedSession()),
  )
}

it('a VIN that was read over OBD opens the form of a new car with it, by one tap', async () => {
  cars = []
  await scanned()
  const mine = await screen.findByRole('link', { name: 'This is my car' })
  await act(async () => void fireEvent.click(mine))
  expect(await screen.findByRole('dialog', { name: 'Add a car' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^VIN/).value).toBe(VIN)
  expect(await screen.findByText('Is it from 1989?')).toBeTruthy()
})

it('names the garage’s car that has no number yet by one tap', async () => {
  cars = [{ ...NAMED, ...UNKNOWN, vin: null, odometer_unit: null, updated_at: AT }]
  await scanned()
  const mine = await screen.findByRole('button', { name: 'This is Blue Golf' })
  await act(async () => void fireEvent.click(mine))
  expect(submitted.works).toMatchObject([
    { id: 'a', name: 'Blue Golf', changes: { vin: VIN }, before: { vin: null } },
  ])
})
