import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import { useLiveTables } from './use-live-tables.ts'

/** The server's end of a socket: which topics are joined, and with what. */
const joined = new Map<string, { config: { postgres_changes: { table: string }[] } }>()

class Socket extends EventTarget {
  readyState = 0
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  constructor() {
    super()
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }
  send(text: string): void {
    const [joinRef, ref, topic, event, payload] = JSON.parse(text)
    if (event === 'phx_join') joined.set(topic, payload)
    if (event === 'phx_leave') joined.delete(topic)
    const postgres_changes = payload.config?.postgres_changes?.map((each: object, id: number) => ({
      ...each,
      id,
    }))
    const data = JSON.stringify([
      joinRef,
      ref,
      topic,
      'phx_reply',
      { status: 'ok', response: { postgres_changes } },
    ])
    setTimeout(() => this.onmessage?.({ data }))
  }
  close(): void {
    this.readyState = 3
    joined.clear()
  }
}

let visibility: DocumentVisibilityState = 'visible'
let online = true
beforeEach(() => {
  joined.clear()
  visibility = 'visible'
  online = true
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
const TABLES = ['maintenance', 'vehicles'] as const
function Page() {
  useLiveTables(TABLES)
  return null
}

const tables = () =>
  [...joined.values()].flatMap(({ config }) => config.postgres_changes.map(({ table }) => table))
const follows = (expected: readonly string[]) => waitFor(() => expect(tables()).toEqual(expected))
const shown = async () => {
  const backend = testBackend(storedSession())
  const view = await renderAt('/', [{ path: '/', element: <Page /> }], async () => backend)
  await follows(TABLES)
  return { ...view, backend }
}

it('a page that is open follows its tables, and stops when it is left', async () => {
  const { unmount } = await shown()
  unmount()
  await follows([])
})

it('a page that nobody sees follows nothing until it is seen again', async () => {
  await shown()
  visibility = 'hidden'
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await follows([])
  visibility = 'visible'
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await follows(TABLES)
})

it('nothing is followed without a network', async () => {
  await shown()
  online = false
  act(() => void window.dispatchEvent(new Event('offline')))
  await follows([])
  online = true
  act(() => void window.dispatchEvent(new Event('online')))
  await follows(TABLES)
})

it('nothing is followed once the driver has signed out', async () => {
  const { backend } = await shown()
  await act(async () => {
    await backend.client.auth.signOut({ scope: 'local' })
  })
  await follows([])
})
