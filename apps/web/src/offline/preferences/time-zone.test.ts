import { expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { createQueryClient } from '../../backend/cache/query-client.ts'
import { deviceTimeZone } from '../../platform/runtime/time-zone.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { bindSession } from '../session.ts'
import { settleTimeZone } from './time-zone.ts'

function signedIn(userId: string | null, isOnline = true) {
  const requests: { address: string; prefer: string; row: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string | URL, { body, headers }: RequestInit) => {
    if (!isOnline) throw new TypeError('no network')
    const prefer = new Headers(headers).get('prefer') ?? ''
    requests.push({ address: String(address), prefer, row: JSON.parse(String(body)) })
    return Response.json([])
  })
  const { client } = testBackend(storedSession())
  const queryClient = createQueryClient()
  bindSession({ client, userId, queryClient, onReceiptRefused: () => undefined })
  return requests
}

it('a sign-in stores the device’s zone once, and never over one that is there', async () => {
  const storage = createMemoryStorage()
  const requests = signedIn(USER_ID)
  await settleTimeZone(storage)
  await settleTimeZone(storage)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.row).toEqual({ user_id: USER_ID, time_zone: deviceTimeZone() })
  expect(requests[0]?.prefer).toContain('resolution=ignore-duplicates')
  expect(requests[0]?.address).toContain('on_conflict=user_id')
})

it('a visitor has none, and without an answer the next start asks again', async () => {
  const storage = createMemoryStorage()
  const nobody = signedIn(null)
  await settleTimeZone(storage)
  expect(nobody).toEqual([])
  signedIn(USER_ID, false)
  await settleTimeZone(storage)
  const again = signedIn(USER_ID)
  await settleTimeZone(storage)
  expect(again).toHaveLength(1)
})
