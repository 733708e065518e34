// @vitest-environment jsdom
import type { CaseRow, Json } from '@tappet/wire'
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import type { CaseWork } from '../../offline/cases/work.ts'
import { ScanCases } from './ScanCases.tsx'

const queue = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  let state: { entries: object[]; sending: never[] } = { entries: [], sending: [] }
  return {
    works: [] as CaseWork[],
    set(entries: object[]) {
      state = { entries, sending: [] }
      for (const listener of listeners) listener()
    },
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer: { kind: 'sent', answer: null } as object,
    async submit(_kind: unknown, work: CaseWork) {
      queue.works.push(work)
      return queue.answer
    },
  }
})
vi.mock('../../offline/instance.ts', () => ({ queue }))

// A busy machine is slow.
configure({ asyncUtilTimeout: 15_000 })
afterEach(() => {
  cleanup()
  queue.works.length = 0
  queue.set([])
  vi.unstubAllGlobals()
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

async function showScan(at: string, state: CaseRow['state'], items: object[]) {
  const knock: CaseRow = {
    id: 'c',
    user_id: USER_ID,
    vehicle_id: null,
    title: 'Knock',
    state,
    created_at: '2026-05-01T12:00:00Z',
    updated_at: '2026-05-01T12:00:00Z',
  }
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const rows = { '/rest/v1/vehicles': [], '/rest/v1/cases': [knock], '/rest/v1/case_items': items }
    return Response.json(rows[new URL(address).pathname as keyof typeof rows] ?? {})
  })
  const scan = { at, codes: ['P0420'], vin: null, data }
  await renderAt('/', [{ path: '/', element: <ScanCases scan={scan} /> }], async () =>
    testBackend(storedSession()),
  )
}

/** It waits for the server, then has arrived; the rows still lack it. */
async function sendWithoutReading(work: CaseWork | undefined) {
  await act(async () =>
    queue.set([{ id: 'e', kind: 'case.write', ownerId: USER_ID, queuedAtMs: 1, attempts: 0, work }]),
  )
  await act(async () => queue.set([]))
}

it('puts a scan once into the case that it opens again, also while the rows are read again', async () => {
  const at = '2026-05-09T12:00:00Z'
  await showScan(at, 'closed', [item('scan', 1, { data }), item('closed', 5, { data: {} })])
  await waitFor(() => expect(queue.works).toHaveLength(1))
  expect(queue.works[0]).toMatchObject({ caseId: 'c', items: [{ kind: 'scan', happened_at: at }] })
  await sendWithoutReading(queue.works[0])
  expect(screen.getByRole('button', { name: 'Keep watching this' })).toBeTruthy()
  expect(queue.works).toHaveLength(1)
})

it('offers a scan no more to the case that it was added to, also while the rows are read again', async () => {
  await showScan('2026-05-08T12:00:00Z', 'open', [item('scan', 1, { data })])
  const add = await screen.findByRole('button', { name: 'Add to “Knock”' })
  await act(async () => add.click())
  expect(queue.works).toHaveLength(1)
  await sendWithoutReading(queue.works[0])
  expect(screen.getByRole('button', { name: 'Keep watching this' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to “Knock”' })).toBeNull()
})

it('offers again what could not be kept', async () => {
  queue.answer = { kind: 'failed', message: 'No room.' }
  await showScan('2026-05-07T12:00:00Z', 'open', [item('scan', 1, { data })])
  const add = await screen.findByRole('button', { name: 'Add to “Knock”' })
  await act(async () => add.click())
  expect(await screen.findByRole('button', { name: 'Add to “Knock”' })).toBeTruthy()
})
