import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { persistQueries, restoreQueries } from './query-persister.ts'

const USER = 'b7a1c1f0-0000-4000-8000-000000000001'
const LINK = ['user', USER, 'receipt-link', 'oil.png']

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** What a page that opens now finds on the device. */
async function restored(): Promise<unknown> {
  const next = new QueryClient()
  await restoreQueries(next, USER, Date.now())
  return next.getQueryData(LINK)
}

it('a page that is left writes at once what came last', async () => {
  const page = new QueryClient()
  const { stop } = persistQueries(page, USER)
  page.setQueryData(LINK, 'the first link')
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(restored).toBe('the first link')
  page.setQueryData(LINK, 'the link on the screen')
  expect(await restored()).toBe('the first link')
  window.dispatchEvent(new Event('pagehide'))
  // Its transaction was opened before this read's: IndexedDB keeps the order.
  expect(await restored()).toBe('the link on the screen')
  await stop()
})
