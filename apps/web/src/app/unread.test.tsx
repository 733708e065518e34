import { useQueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryKeys } from '../backend/cache/query-keys.ts'
import FuelPage from '../features/fuel/FuelPage.tsx'
import GaragePage from '../features/garage/GaragePage.tsx'
import { HistoryPage } from '../features/history/HistoryPage.tsx'
import { DueReminders } from '../features/home/DueReminders.tsx'
import { ReminderBanner } from '../features/home/ReminderBanner.tsx'
import MaintenancePage from '../features/maintenance/MaintenancePage.tsx'
import { OwnSoundPage } from '../features/own-sound/OwnSoundPage.tsx'
import CurrentMileagePage from '../features/reminders/CurrentMileagePage.tsx'
import ReminderSettingsPage from '../features/reminders/ReminderSettingsPage.tsx'
import { Toaster } from '../ui/index.ts'
import CaseRoute from './cases/CaseRoute.tsx'
import { renderAt, storedSession, testBackend, USER_ID } from './testing/harness.tsx'
import { carRow, fillUpRow, logRow, reminderRow } from './testing/rows.ts'
import { forgetWaiting, keepWaiting } from './testing/waiting.ts'

afterEach(() => {
  cleanup()
  return forgetWaiting()
})

const AT = '2026-05-01T12:00:00.000Z'
const GOLF = '00000000-0000-4000-8000-0000000000a1'
const JAZZ = '00000000-0000-4000-8000-0000000000a2'
const record = (id: string, item: string, vehicle_id: string | null) =>
  logRow({ id, item, vehicle_id, date: '2026-04-30', mileage: 50_000 })
const fillUp = (id: string, vehicle_id: string, station: string) =>
  fillUpRow({ id, vehicle_id, station, date: '2026-04-30', odometer: 90_000 })
const CARS = [carRow({ id: GOLF }), carRow({ id: JAZZ, name: 'Red Jazz', is_default: false })]
const reminder = (id: string, item: string) =>
  reminderRow({ id, vehicle_id: GOLF, item, months_interval: 6, last_done_date: '2020-04-30' })
const ROWS: Record<string, object[]> = {
  vehicles: CARS,
  maintenance: [record('m1', 'Golf brakes', GOLF), record('m2', 'Jazz clutch', JAZZ)],
  fill_ups: [fillUp('f1', GOLF, 'Golf station'), fillUp('f2', JAZZ, 'Jazz station')],
  reminder_prefs: [reminder('r1', 'Golf coolant')],
  odometer: [
    { mileage: 50_000, date: '2026-04-30', vehicle_id: GOLF },
    { mileage: 120_000, date: '2026-04-30', vehicle_id: JAZZ },
  ],
  cases: [
    {
      id: 'c1',
      user_id: USER_ID,
      vehicle_id: JAZZ,
      title: 'Knock',
      state: 'open',
      created_at: AT,
      updated_at: AT,
    },
  ],
}

/** Shows a page of a driver with two cars on a device that kept nothing and cannot read a table at first. */
async function show(
  Page: ComponentType,
  unread: readonly string[] = ['vehicles'],
  later?: Promise<Response>,
) {
  const server = { refuses: true, asked: 0, answered: 0 }
  // Without a network a failed read is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const answer = (address: string | URL) => {
    const table = new URL(address).pathname.split('/').at(-1) ?? ''
    if (unread.includes(table) && later) return later
    if (unread.includes(table) && server.refuses) return Response.json({ message: 'down' }, { status: 500 })
    if (table === 'export-csv') return new Response('Item', { headers: { 'content-type': 'text/csv' } })
    const rows = ROWS[table] ?? []
    return Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  }
  vi.stubGlobal('fetch', async (address: string | URL) => {
    server.asked += 1
    // Every answer is drawn before the next look.
    setTimeout(() => (server.answered += 1))
    return answer(address)
  })
  const element = (
    <Suspense>
      <Page />
    </Suspense>
  )
  await renderAt('/c1', [{ path: '/:id', element }], async () => testBackend(storedSession()))
  return {
    allAnswered: () => waitFor(() => expect(server.answered).toBe(server.asked)),
    text: () => document.body.textContent ?? '',
    readAgain: () => {
      server.refuses = false
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    },
  }
}

it.each([
  ['the service log', MaintenancePage, /Total Records1/, /Golf brakes|Jazz clutch|Total Records/],
  ['the fuel log', FuelPage, /Golf station/, /Jazz station|No fill-up yet/],
  ['the reminders', ReminderSettingsPage, /Golf coolant/, /120,000|No mileage is recorded|No reminders yet/],
  ['the mileage', CurrentMileagePage, /50,000/, /120,000|No mileage yet/],
  ['the history', HistoryPage, /No History Yet/, /0 saved|Clear All/],
  ['the garage', GaragePage, /Blue Golf/, /No car yet/],
  ['how the car sounds', () => <OwnSoundPage FollowUp={() => null} />, /Take 1 of 3/, /Learned with/],
  ['a case', CaseRoute, /Next step/, /No such case/],
])(
  '%s claims nothing of any car while the cars could not be read, and shows one after a retry',
  async (_name, Page, afterRetry, claimed) => {
    const { text, readAgain, allAnswered } = await show(Page)
    await screen.findByText('Your cars could not be read')
    await allAnswered()
    expect(text()).not.toMatch(/Loading/)
    expect(text()).not.toMatch(claimed)
    expect(text()).not.toMatch(afterRetry)
    readAgain()
    await waitFor(() => expect(text()).toMatch(afterRetry))
    expect(text()).not.toMatch(/could not be read/)
    if (Page !== GaragePage) expect(text()).not.toMatch(/Jazz clutch|Jazz station|120,000/)
  },
)

describe('a mileage that waits on this device, where the server’s was not read', () => {
  const WAITING = /as far as this device knows|It is the one of this device/
  const byMileage = { miles_interval: 5000, months_interval: null, last_done_mileage: 45_000 }
  beforeEach(async () => {
    await keepWaiting('maintenance.add', {
      isReading: true,
      rows: [{ ...record('m4', 'Mileage Update', GOLF), mileage: 49_500 }],
    })
    const service = { ...reminder('r2', 'Golf oil'), ...byMileage }
    const late = { ...reminder('r3', 'Golf belt'), ...byMileage, last_done_mileage: 40_000 }
    vi.spyOn(ROWS, 'reminder_prefs', 'get').mockReturnValue([service, late])
  })

  it.each([
    [
      'the mileage',
      CurrentMileagePage,
      /Last recorded|The highest reading in your service log|Shown is what was known last/,
    ],
    ['the reminders', ReminderSettingsPage, /500 mi to go|nothing due soon|overdue/],
    ['the garage', GaragePage, /50,000/],
  ])('%s calls it no more than that, and the last one once that is read', async (_name, Page, claimed) => {
    const { text, readAgain, allAnswered } = await show(Page, ['odometer'])
    await waitFor(() => expect(text()).toMatch(WAITING))
    await allAnswered()
    expect(text()).toContain('49,500')
    expect(text()).not.toMatch(claimed)
    if (Page === ReminderSettingsPage)
      expect(text()).toContain('It may be due: your mileage could not be loaded.')
    if (Page !== CurrentMileagePage) return
    fireEvent.change(screen.getByLabelText(/Current mileage/), { target: { value: '49600' } })
    expect(text()).toContain('100 mi more than what waits on this device.')
    readAgain()
    await waitFor(() => expect(text()).toMatch(/The highest reading in your service log/))
    expect(text()).not.toMatch(WAITING)
  })

  it('nothing is due by it at home, nor the next service of the log', async () => {
    const due = vi.fn()
    const Both = () => (
      <>
        <MaintenancePage />
        <DueReminders onKnown={due} />
      </>
    )
    const { text, allAnswered } = await show(Both, ['odometer', 'maintenance'])
    await waitFor(() => expect(due).toHaveBeenCalled())
    await screen.findByText('Total Records')
    await allAnswered()
    await waitFor(() => expect(text()).toContain('may be due'))
    expect(text()).not.toMatch(/Golf belt|Golf oil/)
  })

  it('nothing is said of it while the server’s is being read', async () => {
    let answer = (_rows: Response) => {}
    const answering = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const due = vi.fn()
    const Both = () => (
      <>
        <ReminderSettingsPage />
        <DueReminders onKnown={due} />
      </>
    )
    const { text } = await show(Both, ['odometer'], answering)
    await screen.findByText('Your mileage')
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(text()).not.toContain('49,500')
    expect(due).not.toHaveBeenCalled()
    answer(Response.json(ROWS.odometer))
    await waitFor(() => expect(due).toHaveBeenCalled())
    expect(text()).toContain('50,000 mi')
  })
})

describe('with what waits on this device', () => {
  it('the garage lists cars that wait, and holds none of them to be the one that is shown', async () => {
    for (const waiting of CARS) await keepWaiting('vehicles.add', { rows: [waiting] })
    const { text } = await show(GaragePage)
    await screen.findByText('Your cars could not be read')
    expect(text()).toContain('Below is what this device has yet to send.')
    expect(text()).toContain('Red Jazz')
    expect(text()).not.toContain('Shown now')
  })

  it('the service log counts no record that waits, and offers no file of a car', async () => {
    await keepWaiting('maintenance.add', { rows: [record('m3', 'Waiting oil', null)] })
    const { text } = await show(MaintenancePage)
    await screen.findByText('Your cars could not be read')
    expect(text()).not.toContain('Total Records')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search & Tools' })))
    expect(await screen.findByRole('button', { name: 'Import CSV' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  it('a file that the server makes of the log is said to lack what waits', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))
    const exported = async (said: string) => {
      const tools = await screen.findByRole('button', { name: 'Search & Tools' })
      await act(async () => void fireEvent.click(tools))
      const csv = await screen.findByRole('button', { name: 'Export CSV' })
      await act(async () => void fireEvent.click(csv))
      await screen.findByText(said)
    }
    const Page = () => (
      <>
        <MaintenancePage />
        <Toaster />
      </>
    )
    await show(Page, [])
    await screen.findByText('Total Records')
    await exported('Maintenance report exported as CSV')
    cleanup()
    await keepWaiting('maintenance.add', { rows: [record('m3', 'Waiting oil', null)] })
    await show(Page, [])
    await screen.findByText('Total Records')
    await exported(
      'Maintenance report exported as CSV. 1 change on this device was not yet sent and is missing here.',
    )
  })

  it('the form of a fill-up suggests nothing of any car', async () => {
    const { allAnswered } = await show(FuelPage)
    await screen.findByText('Your cars could not be read')
    await allAnswered()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add Fill-up' })))
    await screen.findByRole('dialog')
    expect(document.body.innerHTML).not.toMatch(/Golf station|Jazz station|90,000/)
  })
})

it('home waits for no car that could not be read, and tells nothing due of one', async () => {
  const [banner, due] = [vi.fn(), vi.fn()]
  const { text, allAnswered } = await show(() => (
    <>
      <ReminderBanner onKnown={banner} />
      <DueReminders onKnown={due} />
    </>
  ))
  await waitFor(() => expect(banner).toHaveBeenCalled())
  await waitFor(() => expect(due).toHaveBeenCalled())
  await allAnswered()
  expect(text()).not.toMatch(/due/i)
})

it('cars of an earlier read are listed with the time of that read', async () => {
  const readAt = new Date(2026, 4, 1, 9, 30).getTime()
  const Kept = () => {
    const queryClient = useQueryClient()
    const fail = () => {
      const query = queryClient.getQueryCache().find({ queryKey: queryKeys.cars(USER_ID) })
      query?.setState({ status: 'error', error: new Error('down'), dataUpdatedAt: readAt })
    }
    return (
      <>
        <button onClick={fail} type="button">
          Fail to read
        </button>
        <GaragePage />
      </>
    )
  }
  const { text, readAgain } = await show(Kept)
  await screen.findByText('Your cars could not be read')
  readAgain()
  await screen.findByText('Blue Golf')
  fireEvent.click(screen.getByRole('button', { name: 'Fail to read' }))
  expect(await screen.findByText(/Shown is the list of May 1, 2026, 9:30 AM/)).toBeTruthy()
  expect(text()).toContain('Blue Golf')
  readAgain()
  await waitFor(() => expect(text()).not.toContain('Shown is the list of'))
})
