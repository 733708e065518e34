import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileFolder, testFolder } from '../../../tests/harness/folder.ts'
import { type App, createApp } from './app.ts'
import { readConfig } from './config/index.ts'
import { createTokens } from './identity/token.ts'
import { type Database, openDatabase } from './pool.ts'

const SECRET = 'a secret of at least thirty-two letters'
/** Nobody listens there. */
const AWAY = 'postgres://nobody@127.0.0.1:1/none'

describe('while the database is away', () => {
  const dataFolder = fileFolder()
  let database: Database
  let app: App
  let headers: Record<string, string>
  beforeAll(async () => {
    database = openDatabase(AWAY, SECRET, () => undefined)
    const tokens = await createTokens(SECRET, Date.now)
    const log = pino({ level: 'silent' })
    const config = readConfig({ TAPPET_DATA: dataFolder }, '/')
    const services = { config, database, listenUrl: AWAY, tokens, log, now: Date.now, webFolder: '' }
    app = await createApp(services)
    const token = await tokens.sign(
      {
        role: 'authenticated',
        sub: randomUUID(),
        session_id: randomUUID(),
        aud: 'authenticated',
        email: 'ada@example.com',
      },
      3600,
    )
    headers = { apikey: tokens.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  it.each([
    ['rest', 'GET', '/rest/v1/maintenance'],
    ['auth', 'POST', '/auth/v1/token?grant_type=password'],
    ['auth of a session', 'GET', '/auth/v1/user'],
    ['storage', 'POST', '/storage/v1/object/list/receipts'],
    ['functions', 'POST', '/functions/v1/export-csv'],
    ['functions without a sign-in', 'GET', `/functions/v1/calendar-feed?token=${'0a'.repeat(32)}`],
  ])('%s answers 503 and when to come back', async (_, method, path) => {
    const body =
      method === 'GET' ? null : JSON.stringify({ email: 'ada@example.com', password: 'a garage', prefix: '' })
    const answer = await app.fetch(new Request(`http://localhost:8787${path}`, { method, headers, body }))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
  })
})

/** An app on a database that is away, under an environment. */
async function appUnder(env: Record<string, string>) {
  const database = openDatabase(AWAY, SECRET, () => undefined)
  const log = pino({ level: 'silent' })
  const config = readConfig({ TAPPET_DATA: testFolder(), ...env }, '/')
  const tokens = await createTokens(SECRET, Date.now)
  const services = { config, database, listenUrl: AWAY, tokens, log, now: Date.now, webFolder: '' }
  const app = await createApp(services)
  return {
    app,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

it.each([
  ['127.0.0.1', 200],
  ['localhost', 200],
  ['::1', 200],
  ['0.0.0.0', 403],
  ['::', 403],
  ['192.168.1.5', 403],
])('a server that listens on %s answers /metrics without a token with %i', async (host, status) => {
  const { app, close } = await appUnder({ HOST: host })
  try {
    expect((await app.fetch(new Request('http://localhost:8787/metrics'))).status).toBe(status)
  } finally {
    await close()
  }
})
