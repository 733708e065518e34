import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { WaitingRecordings } from '../../features/analyze/WaitingRecordings.tsx'
import type { ObdController } from '../../features/obd/controller.ts'
import { KeptReports } from '../../features/obd/saved/KeptReports.tsx'
import type { KeptReport } from '../../features/obd/saved/report.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { CARLESS, CARLESS_UNREAD } from '../../offline/garage/without-car.ts'
import { renderAt, storedSession, testBackend, USER_ID } from '../testing/harness.tsx'
import { carRow } from '../testing/rows.ts'
import { CarOfResult } from './CarOfResult.tsx'

const RECORDING = { id: 'job', wav: new ArrayBuffer(0), durationSeconds: 6, context: [] }
const queueState = vi.hoisted(() => ({
  retried: [] as unknown[],
  state: { entries: [] as object[], sending: [] as string[] },
}))
vi.mock('../../offline/instance.ts', () => ({
  queue: {
    state: () => queueState.state,
    subscribe: () => () => undefined,
    retry: async (...asked: unknown[]) => void queueState.retried.push(asked),
  },
}))
vi.mock('../../features/analyze/AnalyzeProvider.tsx', () => ({
  useAnalysis: () => ({ current: { step: 'idle' } }),
  usePreliminaryResults: () => new Map(),
}))

const [GOLF, JAZZ] = [carRow(), carRow({ id: 'jazz', name: 'Red Jazz', is_default: false })]

/** The cars that the server gives; null where it gives none. */
let cars: object[] | null = []
beforeEach(() => {
  queueState.retried = []
  queueState.state = { entries: [], sending: [] }
  vi.stubGlobal('fetch', async (address: string | URL) =>
    new URL(address).pathname !== '/rest/v1/vehicles'
      ? Response.json([])
      : cars === null
        ? Response.json({ code: '42501', message: 'no' }, { status: 403 })
        : Response.json(cars),
  )
})
const show = async (element: ReactNode, garage: object[] | null) => {
  cars = garage
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
}
/** Stands only once the cars are known. */
const Read = () => (useGarage(USER_ID).isKnown ? <p>The cars are read</p> : null)
const choose = async (id: string) => {
  fireEvent.change(await screen.findByLabelText('Which car was this?'), { target: { value: id } })
}

it('a result without a car asks which it was, in one line, and takes the one that is chosen before it is saved', async () => {
  const chosen: string[] = []
  const result = (carId: string | null, historyId: string | null = null) => (
    <CarOfResult carId={carId} historyId={historyId} onChoose={(id) => chosen.push(id)} />
  )
  await show(result(null), null)
  expect(await screen.findByText(CARLESS_UNREAD, { exact: false })).toBeTruthy()
  expect(screen.queryByLabelText('Which car was this?')).toBeNull()
  cars = [GOLF, JAZZ]
  fireEvent.click(screen.getByRole('button', { name: 'Read the cars again' }))
  await choose('jazz')
  expect(screen.queryByText(CARLESS, { exact: false })).toBeNull()
  expect(chosen).toEqual(['jazz'])
})

it('a recording that waits without a car says so, and is sent with the one that is chosen', async () => {
  queueState.state = {
    entries: [{ id: 'r', kind: 'recording', queuedAtMs: 0, work: RECORDING }],
    sending: [],
  }
  await show(<WaitingRecordings />, null)
  expect(await screen.findByText(CARLESS_UNREAD)).toBeTruthy()
  cleanup()
  await show(<WaitingRecordings />, [GOLF, JAZZ])
  await choose('jazz')
  expect(queueState.retried).toEqual([['r', { ...RECORDING, vehicleId: 'jazz' }]])
})

it('a kept scan without a car says so, and takes the one that is chosen; one whose VIN a car has is its own', async () => {
  const reports: object[] = []
  const obd = { putBackKept: async (report: object) => void reports.push(report) } as unknown as ObdController
  const none = { kind: 'failed', why: { kind: 'notReady' } }
  const scan = {
    ...{ id: 's', ownerId: USER_ID, savedAtMs: 0, occasion: 'scan', demo: false, deviceName: 'OBD adapter' },
    ...{ vin: 'VIN1', codes: { stored: none, pending: none, permanent: none, status: none } },
    ...{ freezeFrames: none, readiness: none },
  } as unknown as KeptReport
  const list = <KeptReports FollowUp={() => null} obd={obd} reports={[scan]} />
  await show(list, [GOLF, JAZZ])
  await choose('golf')
  expect(reports).toEqual([{ ...scan, vehicleId: 'golf' }])
  cleanup()
  await show(list, [{ ...GOLF, vin: 'VIN1' }, JAZZ])
  await screen.findByText(/OBD adapter/)
  await vi.waitFor(() => expect(screen.queryByText(CARLESS)).toBeNull())
})

it('nothing is asked where there is one car, where the car is known, and of a saved row, which has its car', async () => {
  const elements: [ReactNode, object[]][] = [
    [<CarOfResult carId={null} historyId={null} key="1" onChoose={() => {}} />, [GOLF]],
    [<CarOfResult carId="golf" historyId={null} key="2" onChoose={() => {}} />, [GOLF, JAZZ]],
    [<CarOfResult carId={null} historyId="row" key="3" onChoose={() => {}} />, [GOLF, JAZZ]],
  ]
  for (const [element, garage] of elements) {
    await show(
      <>
        {element}
        <Read />
      </>,
      garage,
    )
    await screen.findByText('The cars are read')
    expect(screen.queryByText(/Which car was this/)).toBeNull()
    cleanup()
  }
})
