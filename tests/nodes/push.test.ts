import pg from 'pg'
import { expect, inject, it, vi } from 'vitest'
import { readConfig } from '../../apps/server/src/config/index.ts'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { loadVapidKeys } from '../../apps/server/src/schedule/vapid.ts'
import { startServer } from '../../apps/server/src/server.ts'
import { copyDatabase } from '../harness/copy.ts'
import { testFolder } from '../harness/folder.ts'
import { startPushService } from '../harness/push-service.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'

const MESSAGES = 50

it('sends each push message once from three nodes', async () => {
  const folder = testFolder()
  const { publicKey } = await loadVapidKeys(folder, undefined, TEST_JWT_SECRET)
  const service = await startPushService(() => publicKey)
  const database = await copyDatabase(inject('adminUrl'))
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const browsers = Array.from({ length: MESSAGES }, () => service.subscribe())
  // Waiting before any node runs: all three claim as they start.
  await admin.query(
    `with driver as (
       insert into auth.users (email) select n || '@example.com' from generate_series(1, $1::int) n returning id),
     numbered as (select id, row_number() over () as n from driver),
     browser as (
       select * from unnest($2::text[], $3::text[], $4::text[]) with ordinality as b (endpoint, p256dh, auth, n)),
     subscribed as (
       insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
       select id, endpoint, p256dh, auth from numbered join browser using (n) returning user_id)
     select count(*) from subscribed`,
    [
      MESSAGES,
      browsers.map(({ endpoint }) => endpoint),
      browsers.map(({ p256dh }) => p256dh),
      browsers.map(({ auth }) => auth),
    ],
  )
  await admin.query(
    `insert into public.notifications (user_id, type, title) select user_id, 'other', 'Once' from public.push_subscriptions`,
  )
  const startNode = async (name: string) => {
    const env = { DATABASE_URL: database.adminUrl, JWT_SECRET: TEST_JWT_SECRET, LOG_LEVEL: 'fatal' }
    const config = readConfig({ ...env, PORT: String(await freePort()), TAPPET_DATA: name }, folder)
    return startServer(config, createLog('fatal'), { postPush: (message) => service.post(message) })
  }
  const nodes = await Promise.all(['one', 'two', 'three'].map(startNode))
  try {
    const waiting = async () => (await admin.query('select from private.push_deliveries')).rowCount
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 })
    expect(browsers.map(({ received }) => received.length)).toEqual(browsers.map(() => 1))
  } finally {
    await Promise.all(nodes.map((node) => node.close()))
    await admin.end()
    await service.close()
    await database.drop()
  }
}, 120_000)
