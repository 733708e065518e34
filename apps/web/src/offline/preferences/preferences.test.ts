import { NO_PREFERENCES, type Preferences } from '@tappet/upkeep'
import { beforeEach, expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { createQueryClient } from '../../backend/cache/query-client.ts'
import { type KeptPreferences, keepPreferences, keptPreferences } from '../../platform/storage/preferences.ts'
import { bindSession } from '../session.ts'
import { choosePreferences, settlePreferences } from './preferences.ts'

const submitted = vi.hoisted(() => ({ works: [] as unknown[], entries: [] as { kind: string }[] }))
vi.mock('../instance.ts', () => ({
  queue: {
    state: () => ({ entries: submitted.entries }),
    refresh: async () => undefined,
    submit: async (_kind: unknown, work: unknown) => {
      submitted.works.push(work)
      return { kind: 'waiting' }
    },
  },
}))

const KM: Preferences = { ...NO_PREFERENCES, distance_unit: 'km' }
const EURO: Preferences = { ...NO_PREFERENCES, currency: 'EUR' }

beforeEach(() => {
  submitted.works = []
  submitted.entries = []
})
/** A sign-in, with what this device and the account hold. */
async function signIn(device: KeptPreferences, there: Preferences | null | 'lost') {
  keepPreferences(device)
  vi.stubGlobal('fetch', async () => {
    if (there === 'lost') throw new TypeError('no network')
    return Response.json(there === null ? [] : [{ user_id: USER_ID, ...there }])
  })
  const { client } = testBackend(storedSession())
  bindSession({
    client,
    userId: USER_ID,
    queryClient: createQueryClient(),
    onReceiptRefused: () => undefined,
  })
  await settlePreferences()
  return { kept: keptPreferences(), sent: submitted.works }
}

it('the account’s choice holds on a device of its owner', async () => {
  const { kept, sent } = await signIn({ ownerId: null, chosen: KM }, EURO)
  expect(kept).toEqual({ ownerId: USER_ID, chosen: EURO })
  expect(sent).toEqual([])
})

it('an account without a choice takes the one that this device has', async () => {
  const { kept, sent } = await signIn({ ownerId: null, chosen: KM }, null)
  expect(kept).toEqual({ ownerId: USER_ID, chosen: KM })
  expect(sent).toEqual([{ preferences: KM }])
})

it('it takes nobody else’s, and nothing where nothing is chosen', async () => {
  expect(await signIn({ ownerId: 'ben', chosen: KM }, null)).toEqual({
    kept: { ownerId: USER_ID, chosen: NO_PREFERENCES },
    sent: [],
  })
  expect((await signIn({ ownerId: null, chosen: NO_PREFERENCES }, null)).sent).toEqual([])
})

it('without an answer nothing changes, and a choice that waits for the server is newer', async () => {
  expect((await signIn({ ownerId: 'ben', chosen: KM }, 'lost')).kept.chosen).toEqual(KM)
  submitted.entries = [{ kind: 'preferences.set' }]
  expect((await signIn({ ownerId: USER_ID, chosen: KM }, EURO)).kept.chosen).toEqual(KM)
})

it('a choice whose page was left before it was queued is sent at the next start, and holds', async () => {
  const { kept, sent } = await signIn({ ownerId: USER_ID, chosen: KM, unsent: true }, EURO)
  expect(sent).toEqual([{ preferences: KM }])
  expect(kept).toEqual({ ownerId: USER_ID, chosen: KM })
  expect((await signIn({ ownerId: 'ben', chosen: KM, unsent: true }, EURO)).sent).toEqual([
    { preferences: KM },
  ])
  expect(keptPreferences().chosen).toEqual(EURO)
})

it('a choice counts as unsent until the queue has it', async () => {
  await signIn({ ownerId: null, chosen: NO_PREFERENCES }, null)
  const chosen = choosePreferences({ currency: 'EUR' })
  expect(keptPreferences().unsent).toBe(true)
  await chosen
  expect(keptPreferences()).toEqual({ ownerId: USER_ID, chosen: EURO })
})
