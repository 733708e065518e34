import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { copyDatabase, type DatabaseCopy } from '../harness/copy.ts'
import { openStage, type Stage } from './stage.ts'
import { count, startWriters } from './writers.ts'

const DUE_DRIVERS = 30
const HEARD = 12
const UNDER_LOAD = 25
/** Four processes that start and answer: seconds on a quiet machine, a minute on a starved one. */
const WITHIN = { timeout: 120_000 }

let database: DatabaseCopy
let stage: Stage
beforeAll(async () => {
  // Due before any node runs: all three sweep as they start.
  database = await copyDatabase(
    inject('adminUrl'),
    `with driver as (
       insert into auth.users (email) select 'due-' || n || '@example.com' from generate_series(1, ${DUE_DRIVERS}) n
       returning id)
     insert into public.reminder_prefs (user_id, item, months_interval, last_done_date)
     select id, 'Oil Change', 6, date '2020-01-01' from driver`,
  )
  stage = await openStage(database.adminUrl)
}, WITHIN.timeout)
afterAll(async () => {
  await stage.close()
  await database.drop()
})

it('tells each due reminder once when three nodes sweep at once', WITHIN, async () => {
  const service = { apikey: stage.serviceKey, authorization: `Bearer ${stage.serviceKey}` }
  const told = async () => {
    const answer = await fetch(`${stage.nodes[0].url}/rest/v1/notifications?select=user_id`, {
      headers: service,
    })
    return (await answer.json()) as { user_id: string }[]
  }
  await vi.waitFor(async () => expect((await told()).length).toBeGreaterThanOrEqual(DUE_DRIVERS), 60_000)
  const users = (await told()).map(({ user_id }) => user_id)
  expect(users).toHaveLength(DUE_DRIVERS)
  expect(new Set(users).size).toBe(DUE_DRIVERS)
})

it('signs in on one node, works on another and listens on the third', WITHIN, async () => {
  const [one, other, third] = stage.nodes
  const driver = await stage.signUp(one.url)
  const listener = stage.client(third.url)
  await listener.realtime.setAuth(driver.token)
  const events: string[] = []
  await new Promise<void>((resolve, reject) => {
    listener
      .channel('bell')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notifications' }, ({ new: row }) =>
        events.push(String(row.title)),
      )
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') resolve()
        if (status === 'CHANNEL_ERROR') reject(new Error(status))
      })
  })
  const titles = Array.from({ length: HEARD }, (_, index) => `Notice ${index}`)
  for (const title of titles) {
    const answer = await fetch(`${other.url}/rest/v1/notifications`, {
      method: 'POST',
      headers: {
        apikey: stage.serviceKey,
        authorization: `Bearer ${stage.serviceKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ user_id: driver.userId, type: 'other', title }),
    })
    expect(answer.status).toBe(201)
  }
  await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(HEARD), 60_000)
  expect(events.toSorted()).toEqual(titles.toSorted())
  await listener.removeAllChannels()
})

it('loses and doubles nothing when a node is killed and another is stopped under load', WITHIN, async () => {
  const driver = await stage.signUp(stage.proxy.url)
  const ledger = startWriters(stage.proxy.url, driver)
  await ledger.more(UNDER_LOAD)
  await stage.nodes[0].server.stop('SIGKILL')
  await ledger.more(UNDER_LOAD)
  const refused = stage.proxy.refused()
  const stopped = stage.nodes[1].server.stop('SIGTERM')
  // It answers on, and says that it goes.
  await vi.waitFor(async () => expect((await fetch(`${stage.nodes[1].url}/readyz`)).status).toBe(503))
  expect(await stopped).toEqual({ code: 0, signal: null })
  // By then the proxy sent it nothing more.
  expect(stage.proxy.refused()).toBe(refused)
  await ledger.more(UNDER_LOAD)
  await ledger.stop()
  const counted = await count(ledger, database.adminUrl, stage.fileOf(stage.nodes[2].url, driver))
  expect(counted).toMatchObject({ lost: 0, doubled: 0, uncalled: 0 })
  expect(counted.acknowledged).toBeGreaterThanOrEqual(3 * UNDER_LOAD)
})
