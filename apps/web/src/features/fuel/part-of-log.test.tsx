import { cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { fillUpRow } from '../../app/testing/rows.ts'
import { forgetWaiting, keepWaiting } from '../../app/testing/waiting.ts'
import FuelPage from './FuelPage.tsx'

afterEach(() => {
  cleanup()
  return forgetWaiting()
})

const fillUp = fillUpRow()

async function show(fillUps: () => Response, log = () => Response.json([])) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async (address: string | URL) =>
    new URL(address).pathname.endsWith('/fill_ups')
      ? fillUps()
      : new URL(address).pathname.endsWith('/maintenance')
        ? log()
        : Response.json([]),
  )
  const element = (
    <Suspense>
      <FuelPage />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
  await screen.findByRole('heading', { name: 'Fill-ups' })
}

it('makes no file of a part of the log, and compares no file with a part', async () => {
  await keepWaiting('fill_ups.add', { rows: [fillUp] })
  await show(() => Response.json({ code: '42501', message: 'denied' }, { status: 403 }))
  expect(await screen.findByText('Failed to load the fuel log')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull()
  cleanup()
  await show(() => Response.json([]))
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeTruthy()
})

it('says that services without a cost are left out of what a kilometer costs', async () => {
  const rows = [fillUp, { ...fillUp, id: 'b', date: '2026-02-20', odometer: 10_500 }]
  const service = { id: 'm', user_id: USER_ID, vehicle_id: null, date: '2026-02-10', mileage: null }
  const log = [
    { ...service, item: 'Oil Change', cost: null },
    { ...service, id: 'n', item: 'Mileage Update', cost: null },
  ]
  await show(
    () => Response.json(rows),
    () => Response.json(log, { headers: { 'content-range': '0-1/2' } }),
  )
  expect(
    await screen.findByText('Fuel and service; no purchase price. 1 service without a cost left out'),
  ).toBeTruthy()
})

it('tells no cost of a distance while the service log is not read', async () => {
  const rows = [fillUp, { ...fillUp, id: 'b', date: '2026-02-20', odometer: 10_500 }]
  const refused = () => Response.json({ code: '42501', message: 'denied' }, { status: 403 })
  await show(() => Response.json(rows), refused)
  expect(await screen.findByText('Shown once your service log and costs are loaded')).toBeTruthy()
})
