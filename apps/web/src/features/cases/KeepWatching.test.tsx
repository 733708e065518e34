import type { VehicleRow } from '@tappet/wire'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { carRow, caseRow } from '../../app/testing/rows.ts'
import type { Backend } from '../../backend/connection/connect.ts'
import { chosenCar } from '../../platform/storage/chosen-car.ts'
import { KeepWatching } from './KeepWatching.tsx'
import type { CaseWork } from './queue/work.ts'
import type { KeepWatchingProps } from './WatchDialog.tsx'

const submitted = vi.hoisted(() => ({ works: [] as CaseWork[] }))
vi.mock('../../offline/instance.ts', () => {
  const state = { entries: [], sending: [] }
  return {
    queue: {
      state: () => state,
      subscribe: () => () => undefined,
      submit: async (_kind: unknown, work: CaseWork) => {
        submitted.works.push(work)
        return { kind: 'sent', answer: null }
      },
    },
  }
})

const AT = '2026-05-01T12:00:00.000Z'
const kept = (id: string, vehicle_id: string) => caseRow({ id, vehicle_id, title: id })
const GOLF = '00000000-0000-4000-8000-0000000000a1'
const JAZZ = '00000000-0000-4000-8000-0000000000a2'
const CARS = [carRow({ id: GOLF }), carRow({ id: JAZZ, name: 'Red Jazz', is_default: false })]
const CASES = [kept('Knock of the Golf', GOLF), kept('Squeal of the Jazz', JAZZ)]
const scan = { kind: 'scan' as const, happened_at: AT, data: { codes: {} } }

let items: object[] | null = []
let cars: VehicleRow[] | null = CARS
beforeEach(() => {
  submitted.works = []
  items = []
  cars = CARS
  chosenCar.choose('')
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname } = new URL(address)
    if (cars === null && pathname.endsWith('/vehicles')) return new Response('{}', { status: 500 })
    if (items === null && pathname.endsWith('/case_items'))
      return Response.json({ code: '42501', message: 'denied' }, { status: 403 })
    const rows = { '/rest/v1/vehicles': cars, '/rest/v1/cases': CASES, '/rest/v1/case_items': items }
    return Response.json(rows[pathname as keyof typeof rows] ?? {})
  })
})
async function open(props: Partial<KeepWatchingProps> = {}) {
  const carIds: (string | null)[] = []
  const make = async (carId: string | null) => {
    carIds.push(carId)
    return scan
  }
  const page = <KeepWatching make={make} title="P0420" {...props} />
  await renderAt('/', [{ path: '/', element: page }], async () => testBackend(storedSession()))
  const user = userEvent.setup()
  const watch = await screen.findByRole('button', { name: 'Keep watching this' })
  // Awaited: the dialog's code comes with its first opening.
  await act(async () => void fireEvent.click(watch))
  await screen.findByRole('dialog')
  const choices = async (label: string) =>
    [...(await screen.findByLabelText<HTMLSelectElement>(label)).options].map(({ text }) => text)
  const keep = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, made: carIds, choices, keep }
}

it('asks for the case when the tap came before it was known who is signed in', async () => {
  const connected = Promise.withResolvers<Backend>()
  const page = <KeepWatching make={async () => scan} title="P0420" />
  await renderAt('/', [{ path: '/', element: page }], () => connected.promise)
  fireEvent.click(screen.getByRole('button', { name: 'Keep watching this' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => connected.resolve(testBackend(storedSession())))
  await screen.findByRole('dialog', { name: 'Keep watching this' })
})

it('opens a case of the chosen car, unless the driver says another one', async () => {
  chosenCar.choose(JAZZ)
  const { user, made, choices, keep } = await open()
  expect(await choices('Which car?')).toEqual(['Blue Golf', 'Red Jazz'])
  expect(await choices('Which case?')).toEqual(['A new case', 'Squeal of the Jazz'])
  await user.selectOptions(screen.getByLabelText('Which car?'), 'Blue Golf')
  expect(await choices('Which case?')).toEqual(['A new case', 'Knock of the Golf'])
  await keep('Open case')
  await screen.findByRole('link', { name: 'Open its case' })
  expect(made).toEqual([GOLF])
  expect(submitted.works).toMatchObject([{ opened: { title: 'P0420', vehicle_id: GOLF } }])
})

it('takes what is known to be of one car into no case of another', async () => {
  const { made, choices, keep } = await open({ carId: JAZZ, isOfThatCar: true })
  expect(await screen.findByText('It is of Red Jazz, and goes into a case of that car.')).toBeTruthy()
  expect(screen.queryByLabelText('Which car?')).toBeNull()
  expect(await choices('Which case?')).toEqual(['A new case', 'Squeal of the Jazz'])
  await keep('Open case')
  await screen.findByRole('link', { name: 'Open its case' })
  expect(made).toEqual([JAZZ])
  expect(submitted.works).toMatchObject([{ opened: { vehicle_id: JAZZ } }])
})

it('counts the same scan once in a case', async () => {
  items = [
    { ...scan, id: 'i', case_id: CASES[0]?.id, user_id: USER_ID, history_id: null, maintenance_id: null },
  ]
  const { user, choices, keep } = await open()
  await choices('Which case?')
  await user.selectOptions(screen.getByLabelText('Which case?'), 'Knock of the Golf')
  await keep('Add to case')
  await screen.findByRole('link', { name: 'Open its case' })
  expect(submitted.works).toEqual([])
})

it('leaves a case standing where it stood when its timeline could not be read', async () => {
  items = null
  const { user, keep } = await open({ carId: JAZZ, isOfThatCar: true })
  await user.selectOptions(await screen.findByLabelText('Which case?'), 'Squeal of the Jazz')
  await keep('Add to case')
  await screen.findByRole('link', { name: 'Open its case' })
  expect(submitted.works).toMatchObject([{ caseId: 'Squeal of the Jazz', items: [{ kind: 'scan' }] }])
  expect(submitted.works[0]).not.toHaveProperty('change')
})

it('opens no case, and offers none, while the cars could not be read', async () => {
  cars = null
  // Without a network a failed read is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, choices } = await open()
  const keep = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open case' })
  expect(await screen.findByText('Your cars could not be read')).toBeTruthy()
  expect(keep().disabled).toBe(true)
  expect(screen.queryByLabelText('Which case?')).toBeNull()
  cars = CARS
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await choices('Which case?')).toEqual(['A new case', 'Knock of the Golf'])
  expect(keep().disabled).toBe(false)
})
