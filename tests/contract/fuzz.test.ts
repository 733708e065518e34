import { join } from 'node:path'
import { seededRandom } from '@tappet/acoustics/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, createApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config/index.ts'
import { roleUrl } from '../../apps/server/src/database/roles.ts'
import { fileFolder } from '../harness/folder.ts'
import { fileDatabase } from '../harness/for-file.ts'
import { fuzzedRequest, fuzzedUpload } from '../harness/fuzz-requests.ts'

/** A sample; `FUZZ_REQUESTS=10000 FUZZ_SEED=7` sends others, and more. */
const { FUZZ_REQUESTS = '120', FUZZ_SEED = '20261123' } = process.env
const REQUESTS = Number(FUZZ_REQUESTS)
/** The whole app is loaded, and every request waits for the processor. */
const STARVED_MS = 240_000 + 100 * REQUESTS

const test = fileDatabase()
const dataFolder = fileFolder()
let app: App
let own: Record<string, string>
let userId: string
const failures: string[] = []
beforeAll(async () => {
  const { adminUrl, jwtSecret, database, tokens } = test
  app = await createApp({
    config: readConfig({ TAPPET_DATA: dataFolder }, '/'),
    database,
    listenUrl: roleUrl(adminUrl, jwtSecret, 'authenticator'),
    tokens,
    log: pino({ level: 'error' }, { write: (line: string) => void failures.push(line) }),
    now: Date.now,
    webFolder: join(import.meta.dirname, '../../apps/web/dist'),
    bcryptCost: 4,
  })
  const { token, userId: id } = await test.user()
  userId = id
  own = { apikey: tokens.anonKey, authorization: `Bearer ${token}` }
}, STARVED_MS)
afterAll(() => app.close())

it.each([
  ['requests', fuzzedRequest],
  ['uploads and forms', fuzzedUpload],
] as const)(
  `answers each of ${REQUESTS} bent %s, and none with a failure`,
  {
    timeout: STARVED_MS,
  },
  async (kind, fuzzed) => {
    const random = seededRandom(Number(FUZZ_SEED))
    const seen = new Map<number, number>()
    for (let count = 0; count < REQUESTS; count += 1) {
      const { method, path, headers, body } = fuzzed(random, userId)
      const request = new Request(`http://localhost:8787${path}`, {
        method,
        headers: { ...own, ...headers },
        body: body === null ? null : new Uint8Array(body),
      })
      const answer = await app.fetch(request)
      const text = await answer.text()
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      expect(answer.status, `request ${count}: ${method} ${path} ${text.slice(0, 300)}`).toBeLessThan(500)
    }
    expect(failures).toEqual([])
    // Were everything refused alike, the test would prove nothing.
    expect(seen.get(200) ?? 0).toBeGreaterThan(REQUESTS / 30)
    expect(seen.size).toBeGreaterThan(kind === 'requests' ? 6 : 2)
  },
)

it.each([['GET', '/storage/v1/bucket/%00']])('refuses what once failed: %s %s', async (method, path) => {
  const answer = await app.fetch(new Request(`http://localhost:8787${path}`, { method, headers: own }))
  expect(answer.status).toBe(400)
})
