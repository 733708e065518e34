import { ERASED, failedReading, readingOf, type Snapshot, saveSnapshot } from '@tappet/obd'
import { CARS, type CarModel, statedSimulation, virtualClock } from '@tappet/obd/testing'
import { NO_PREFERENCES } from '@tappet/upkeep'
import { fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import { keepPreferences } from '../../platform/storage/preferences.ts'
import { clear } from './clearing/clearing.ts'
import type { ObdController } from './controller.ts'
import { ObdPage } from './ObdPage.tsx'
import type { CarReport } from './saved/report.ts'
import { createObdStore } from './store.ts'
import { pluggedIn, scannerOver } from './testing/plugged-in.ts'

const shown = vi.hoisted(() => ({ obd: null as unknown }))
vi.mock('./use-obd.ts', () => ({
  useObd: () => {
    const obd = shown.obd as ObdController
    return { obd, state: obd.state() }
  },
}))

/** The scanner's page after what was done. */
async function show(obd: ObdController, session?: string): Promise<void> {
  shown.obd = obd
  const FollowUp = () => <p>Follow this up</p>
  const element = (
    <Suspense>
      <ObdPage FollowUp={FollowUp} isForCase={false} KeptFollowUp={FollowUp} onAsk={async () => {}} />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend(session))
  await screen.findByRole('button', { name: 'Scan saved' })
}

async function scanned(model: CarModel) {
  const bench = pluggedIn(model)
  const { obd, reports } = scannerOver(bench)
  await bench.clock.until(obd.connectReal(bench.access, 'usb', () => {}))
  await bench.clock.until(obd.scan())
  await obd.keepReport()
  return { obd, reports }
}

const badgesOf = (unit: HTMLElement) =>
  within(unit)
    .getAllByRole('link')
    .map((link) => link.textContent?.match(/^[PCBU]\d{4}|Stored|Pending|Permanent|Demo/g)?.join(' '))

it('shows each code of each unit, of each kind, as the car tells it', async () => {
  const [engine, gearbox] = CARS.petrolTwoUnits.units
  if (!engine || !gearbox) throw new Error('Two units')
  const units = [engine, { ...gearbox, stored: ['P0700', 'P0420'], pending: ['P0750'], permanent: ['P0700'] }]
  const { obd, reports } = await scanned({ ...CARS.petrolTwoUnits, units })
  await show(obd)
  expect(badgesOf(screen.getByRole('region', { name: 'Engine' }))).toEqual([
    'P0301 Stored',
    'P0420 Stored Permanent',
    'P0171 Pending',
  ])
  expect(badgesOf(screen.getByRole('region', { name: 'Transmission' }))).toEqual([
    'P0700 Stored Permanent',
    'P0420 Stored',
    'P0750 Pending',
  ])
  expect(reports).toMatchObject([{ demo: false }])
  expect(screen.getAllByText('Follow this up').length).toBeGreaterThan(0)
})

it.each([
  ['mi', ['180 °F', '45 to 55 mph', '41 to 95 °F'], /°C|km\/h|kPa|\bkm\b|\d mm\b/],
  ['km', ['82 °C', '70 to 90 km/h', '5 to 35 °C'], /°F|mph|psi|\bmi\b/],
] as const)('shows every figure in the driver’s units alone: %s', async (distance_unit, figures, others) => {
  keepPreferences({ ownerId: null, chosen: { ...NO_PREFERENCES, distance_unit } })
  const { obd } = await scanned(CARS.petrolTwoUnits)
  await show(obd)
  for (const all of screen.queryAllByRole('button', { name: /^Show all/ })) fireEvent.click(all)
  const text = document.body.textContent ?? ''
  for (const figure of figures) expect(text).toContain(figure)
  expect(text).not.toMatch(others)
})

it('shows each freeze frame under the code that it was kept with', async () => {
  const [engine, gearbox] = CARS.petrolTwoUnits.units
  if (!engine || !gearbox) throw new Error('Two units')
  const units = [engine, { ...gearbox, freezeFrame: { code: 'P0700', pids: { 4: '33' } } }]
  const { obd } = await scanned({ ...CARS.petrolTwoUnits, units })
  await show(obd)
  const frames = screen.getByRole('heading', { name: 'Freeze frame' }).closest('section')
  expect(frames?.textContent).toMatch(/P0301, Engine.*43\.1.*P0700, Transmission.*20/)
})

it('shows a test as complete only where the car says so', async () => {
  const { obd } = await scanned(CARS.petrolTwoUnits)
  await show(obd)
  const readiness = obd.state().report?.readiness
  const units = readiness?.kind === 'complete' ? readiness.value : []
  const monitors = units.flatMap((unit) => unit.readiness.monitors.filter(({ supported }) => supported))
  expect(new Set(monitors.map(({ complete }) => complete))).toEqual(new Set([true, false]))
  for (const { name, complete } of monitors) {
    const rows = screen
      .getAllByText(name, { selector: 'li > span' })
      .map((each) => each.parentElement?.textContent)
    expect(rows).toContain(`${name}${complete ? 'Complete' : 'Not run yet'}`)
  }
})

it('marks each code of the demo, keeps its scan apart, and follows none of it up', async () => {
  const clock = virtualClock()
  const bench = pluggedIn(CARS.healthyCan)
  const driver = statedSimulation({ clock, randomness: () => 0.4, newId: () => 'id' })
  const { obd, reports } = scannerOver({ ...bench, clock }, async () => driver)
  await clock.until(obd.tryDemo())
  await clock.until(obd.scan())
  await obd.keepReport()
  await show(obd)
  const codes = screen.getAllByRole('link', { name: /^[PCBU]\d{4}/ })
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes) expect(within(code).getByText('Demo')).toBeTruthy()
  expect(reports).toMatchObject([{ demo: true }])
  expect(screen.queryByText('Follow this up')).toBeNull()
})

it('does not say that all codes are cleared where what units keep by themselves was not read', async () => {
  const none = readingOf({ units: [{ ecu: '7E8', codes: [] }], without: [] }, [])
  const codes = { stored: none, pending: none, permanent: none, status: readingOf([], []) }
  const said: unknown[] = []
  const { services } = scannerOver(pluggedIn(CARS.healthyCan))
  const say = { ...services.say, codesCleared: (...words: unknown[]) => void said.push(words) }
  const store = createObdStore({ ...services, say })
  const car = {
    async clear() {
      // Nothing more is read of it.
      store.car = null
      return { kind: 'cleared', codesLeft: [], codes }
    },
  } as unknown as NonNullable<typeof store.car>
  store.set({ connection: { ...store.state().connection, isConnected: true } })
  const saved = await saveSnapshot({ codes } as unknown as Snapshot, async () => 'kept')
  const points = ERASED.map(({ id }) => id)
  const noUnitCodes = readingOf({ units: [{ ecu: '7E8', value: [] }], without: [] }, [])
  for (const unitCodes of [null, noUnitCodes]) {
    const report = { codes: readingOf(codes, []), unitCodes } as unknown as CarReport
    store.set({ activity: null, report })
    store.car = car
    await clear(store, saved, points, [], true)
  }
  Object.assign(codes, { pending: failedReading({ kind: 'notReady' }) })
  store.set({ activity: null })
  store.car = car
  await clear(store, saved, points, [], true)
  expect(said).toEqual([
    [[], null, true],
    [[], [], true],
    [[], null, false],
  ])
})

it('lists a kept scan of no car while the cars could not be read', async () => {
  // Without a network a failed read is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let status = 500
  vi.stubGlobal('fetch', async () => Response.json([], { status }))
  const { obd } = await scanned(CARS.petrolTwoUnits)
  await show(obd, storedSession())
  expect(await screen.findByText('Your cars could not be read')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Saved scans' })).toBeNull()
  status = 200
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByRole('heading', { name: 'Saved scans' })).toBeTruthy()
  vi.restoreAllMocks()
})
