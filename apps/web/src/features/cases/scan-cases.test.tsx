import { useQueryClient } from '@tanstack/react-query'
import type { CaseRow, Json } from '@tappet/wire'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { useSession } from '../../backend/account/session.tsx'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Entry } from '../../offline/entry.ts'
import { queue } from '../../offline/instance.ts'
import { bindSession } from '../../offline/session.ts'
import type { QueueStore } from '../../platform/storage/queue-store.ts'
import { ScanCases } from './ScanCases.tsx'

/** The real queue, with a store in memory. */
const { store, world } = vi.hoisted(() => ({ store: { current: null as unknown }, world: { ids: 0 } }))
vi.mock('../../offline/instance.ts', async () => {
  const { createQueue } = await import('../../offline/queue.ts')
  const { boundSession } = await import('../../offline/session.ts')
  const { createMemoryQueueStore } = await import('../../platform/storage/queue-store.fake.ts')
  const { browserClock } = await import('../../platform/runtime/clock.ts')
  const memory = createMemoryQueueStore<Entry>()
  store.current = memory
  const queue = createQueue({
    store: memory,
    exclusively: (_name, work) => work(),
    tabs: { send: () => {}, listen: () => () => {} },
    clock: browserClock,
    randomness: () => 0,
    newId: () => `entry ${++world.ids}`,
    ownerId: () => boundSession()?.userId ?? null,
    isOnline: () => true,
    waitUntilMs: () => 0,
    takeOver: async () => {},
  })
  const { writeCase } = await import('./queue/kinds.ts')
  queue.register(writeCase)
  return { queue }
})

afterEach(async () => {
  cleanup()
  for (const { id } of queue.state().entries) await queue.remove(id)
})

const reading = (codes: string[]) => ({
  kind: 'complete',
  value: { units: [{ ecu: '7E8', codes }], without: [] },
})
const data = {
  codes: { stored: reading(['P0420']), pending: reading([]), permanent: reading([]) },
  readiness: { kind: 'complete', value: [] },
  freezeFrames: { kind: 'complete', value: [] },
  vin: null,
} as unknown as Json
const item = (kind: string, day: number, more: object = {}) => {
  const at = `2026-05-0${day}T12:00:00Z`
  return {
    id: `${kind} ${day}`,
    case_id: 'c',
    user_id: USER_ID,
    kind,
    happened_at: at,
    created_at: at,
    ...more,
  }
}

/** Names the session that the queue sends as, as the app's frame does. */
function Bound({ children }: { children: ReactNode }) {
  const { backend } = useConnection()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const client = backend?.client ?? null
  bindSession({ client, userId: user?.id ?? null, queryClient, onReceiptRefused: () => {} })
  return children
}

type Answer = () => Response | Promise<Response>

/**
 * A server with one case. Once it was sent an item, the rows are read again and the answer does not come.
 * @param answer what it says to an item
 * @param cars what it says when asked for the cars
 * @returns the items that it was sent
 */
async function showScan(state: CaseRow['state'], items: object[], answer?: Answer, cars?: Answer) {
  const knock: CaseRow = {
    id: 'c',
    user_id: USER_ID,
    vehicle_id: null,
    title: 'Knock',
    state,
    created_at: '2026-05-01T12:00:00Z',
    updated_at: '2026-05-01T12:00:00Z',
  }
  const requests: object[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { method, body }: RequestInit = {}) => {
    const path = new URL(address).pathname
    if (path.startsWith('/rest/v1/rpc/')) return Response.json([{ outcome: 'changed', stored: null }])
    if (method === 'POST') {
      requests.push(JSON.parse(String(body)))
      return answer?.() ?? Response.json([{ id: 'i' }])
    }
    if (cars && path === '/rest/v1/vehicles') return cars()
    if (requests.length > 0 && path.startsWith('/rest/v1/case')) return new Promise<Response>(() => {})
    const rows = { '/rest/v1/vehicles': [], '/rest/v1/cases': [knock], '/rest/v1/case_items': items }
    return Response.json(rows[path as keyof typeof rows] ?? {})
  })
  const scan = { at: AT, codes: ['P0420'], vin: null, data }
  const element = (
    <Bound>
      <ScanCases scan={scan} />
    </Bound>
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
  return requests
}

const AT = '2026-05-09T12:00:00Z'
const ADD = { name: 'Add to “Knock”' }
const CLOSED = [item('scan', 1, { data }), item('closed', 5, { data: {} })]
const REFUSAL = () => Response.json({ code: '42501', message: 'denied' }, { status: 403 })

it('puts a scan once into the case that it opens again, also while the rows are read again', async () => {
  const requests = await showScan('closed', CLOSED)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]).toMatchObject({ case_id: 'c', kind: 'scan', happened_at: AT })
  await waitFor(() => expect(queue.state().entries).toEqual([]))
  await act(async () => {})
  expect(screen.getByRole('button', { name: 'Keep watching this' })).toBeTruthy()
  expect(screen.queryByRole('button', ADD)).toBeNull()
  expect(requests).toHaveLength(1)
})

it('puts a scan into no case while it is not known which cars there are', async () => {
  let answerCars = (_cars: Response) => {}
  const cars = new Promise<Response>((resolve) => {
    answerCars = resolve
  })
  const requests = await showScan('closed', CLOSED, undefined, () => cars)
  // The cases and their timelines are read by now.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(requests).toHaveLength(0)
  answerCars(Response.json([]))
  await waitFor(() => expect(requests).toHaveLength(1))
})

it('offers a scan no more to the case that it was added to, also while the rows are read again', async () => {
  const requests = await showScan('open', [item('scan', 1, { data })])
  const add = await screen.findByRole('button', ADD)
  await act(async () => add.click())
  await waitFor(() => expect(requests).toHaveLength(1))
  await waitFor(() => expect(queue.state().entries).toEqual([]))
  await act(async () => {})
  expect(screen.queryByRole('button', ADD)).toBeNull()
})

it('offers again what could not be kept', async () => {
  const requests = await showScan('open', [item('scan', 1, { data })], REFUSAL)
  const add = await screen.findByRole('button', ADD)
  await act(async () => add.click())
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(await screen.findByRole('button', ADD)).toBeTruthy()
})

it('offers to add by hand what a case could not be opened again with, and sends it no second time', async () => {
  const requests = await showScan('closed', CLOSED, REFUSAL)
  expect(await screen.findByRole('button', ADD)).toBeTruthy()
  expect(requests).toHaveLength(1)
})

it('offers nothing to a case for which the driver has yet to decide on this scan', async () => {
  const work = {
    caseId: 'c',
    items: [{ ...item('scan', 9, { data }), history_id: null, maintenance_id: null }],
    gone: true,
  }
  const problem = { code: 'refused', message: 'deleted' }
  const entry = { id: 'e', ownerId: USER_ID, queuedAtMs: 1, kind: 'case.write', attempts: 1, work, problem }
  await (store.current as QueueStore<Entry>).put(entry as Entry)
  const requests = await showScan('open', [item('scan', 1, { data })])
  await act(async () => queue.refresh())
  await screen.findByRole('button', { name: 'Keep watching this' })
  await waitFor(() => expect(queue.state().entries).toHaveLength(1))
  expect(screen.queryByRole('button', ADD)).toBeNull()
  expect(requests).toHaveLength(0)
})
