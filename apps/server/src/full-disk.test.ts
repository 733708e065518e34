import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileFolder } from '../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../tests/harness/for-file.ts'
import { type App, createApp } from './app.ts'
import { readConfig } from './config/index.ts'
import { roleUrl } from './database/roles.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const test = fileDatabase()
const dataFolder = fileFolder()
let app: App
let isFull = false
let userId: string
let headers: Record<string, string>
beforeAll(async () => {
  const { adminUrl, jwtSecret, database, tokens } = test
  app = await createApp({
    config: readConfig({ TAPPET_DATA: dataFolder }, '/'),
    database,
    listenUrl: roleUrl(adminUrl, jwtSecret, 'authenticator'),
    tokens,
    log: pino({ level: 'silent' }),
    now: Date.now,
    webFolder: '',
    disk: () => ({ freeBytes: 1, isFull }),
  })
  const user = await test.user()
  userId = user.userId
  headers = {
    apikey: tokens.anonKey,
    authorization: `Bearer ${user.token}`,
    'content-type': 'application/json',
  }
})
afterAll(() => app.close())

async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
  const payload =
    body instanceof Buffer ? new Uint8Array(body) : body === undefined ? null : JSON.stringify(body)
  const request = new Request(`http://localhost:8787${path}`, {
    method,
    headers: { ...headers, ...more },
    body: payload,
  })
  const answer = await app.fetch(request)
  return { status: answer.status, body: await answer.text() }
}

const record = () => ({ user_id: userId, item: 'Oil Change', date: '2026-01-02' })
const upload = () =>
  ask('POST', `/storage/v1/object/receipts/${userId}/1.png`, PNG, {
    'content-type': 'image/png',
    'x-upsert': 'true',
  })

it('takes no change while the disk is almost full and says so, reads and deletes on, and heals by itself', async () => {
  expect((await ask('POST', '/rest/v1/maintenance', record())).status).toBe(201)
  expect((await upload()).status).toBe(200)

  isFull = true
  for (const [method, path, body] of [
    ['POST', '/rest/v1/maintenance', record()],
    ['PATCH', '/rest/v1/maintenance?item=eq.Oil%20Change', { notes: 'x' }],
    ['POST', '/rest/v1/rpc/make_calendar_link', {}],
  ] as const) {
    const refused = await ask(method, path, body)
    expect(refused.status, path).toBe(507)
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'TPT507',
      message: expect.stringContaining('This one was not saved; what was saved before can be read.'),
    })
  }
  const refused = await upload()
  expect(refused.status).toBe(507)
  expect(refused.body).toContain('almost no disk space left')
  const account = { email: 'new@example.com', password: 'a garage with a view' }
  expect((await ask('POST', '/auth/v1/signup', account)).status).toBe(507)
  const use = await ask('POST', '/functions/v1/track-usage', { usage_type: 'obd_reads' })
  expect(use).toMatchObject({ status: 507, body: expect.stringContaining('"code":"no_room"') })

  const answer = await ask('GET', '/rest/v1/maintenance?select=item')
  expect(answer).toEqual({ status: 200, body: '[{"item":"Oil Change"}]' })
  expect((await ask('GET', `/storage/v1/object/public/receipts/${userId}/1.png`)).status).toBe(200)
  expect((await ask('POST', '/rest/v1/rpc/list_sessions', {})).status).toBe(200)
  expect((await ask('POST', '/storage/v1/object/list/receipts', { prefix: userId })).status).toBe(200)
  expect((await ask('DELETE', '/storage/v1/object/receipts', { prefixes: [`${userId}/1.png`] })).status).toBe(
    200,
  )
  expect((await ask('DELETE', '/rest/v1/maintenance?item=eq.Oil%20Change')).status).toBe(204)

  isFull = false
  expect((await ask('POST', '/rest/v1/maintenance', record())).status).toBe(201)
  expect((await upload()).status).toBe(200)
})
