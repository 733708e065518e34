/**
 * Bent requests against every route, below the socket: statuses, failures, the slowest answer, growth of memory. node
 * bench/fuzz.ts [requests] [seed] [uploads: files and forms alone]
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config/index.ts'
import { roleUrl } from '../apps/server/src/database/roles.ts'
import { createTokens } from '../apps/server/src/identity/token.ts'
import { openDatabase } from '../apps/server/src/pool.ts'
import { startCluster } from '../tests/harness/cluster.ts'
import { fuzzedRequest, fuzzedUpload, randomFrom } from '../tests/harness/fuzz-requests.ts'
import { TEST_JWT_SECRET } from '../tests/harness/secret.ts'

const requests = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? 1)
const areUploads = process.argv[4] === 'uploads'
const MAX_ANSWER_MS = 30_000
const AT_ONCE = 8
const WARM = 0.3

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-fuzz-'))
const { adminUrl, stop } = await startCluster('embedded')
const database = openDatabase(adminUrl, TEST_JWT_SECRET, () => undefined)
const tokens = await createTokens(TEST_JWT_SECRET, Date.now)
const app = await createApp({
  config: readConfig({ TAPPET_DATA: dataFolder }, '/'),
  database,
  listenUrl: roleUrl(adminUrl, TEST_JWT_SECRET, 'authenticator'),
  tokens,
  log: pino({ level: 'silent' }),
  now: Date.now,
  webFolder: join(import.meta.dirname, '../apps/web/dist'),
  bcryptCost: 4,
})
// A token without a session: no request of the run can sign it out.
const client = new pg.Client({ connectionString: adminUrl })
await client.connect()
const { rows } = await client.query<{ id: string }>(
  'insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id',
  [`${randomUUID()}@example.com`],
)
await client.end()
const token = await tokens.sign(
  { role: 'authenticated', sub: rows[0]?.id ?? '', aud: 'authenticated' },
  36_000,
)

const random = randomFrom(seed)
const statuses = new Map<number, number>()
const failures: string[] = []
let slowest = { ms: 0, what: '' }
let hangs = 0
let warmBytes = 0
let count = 0
async function sendOne(): Promise<void> {
  count += 1
  if (count === Math.floor(requests * WARM)) warmBytes = heapBytes()
  const { method, path, headers, body } = areUploads
    ? fuzzedUpload(random, rows[0]?.id ?? '')
    : fuzzedRequest(random)
  const request = new Request(`http://localhost:8787${path}`, {
    method,
    headers: { apikey: tokens.anonKey, authorization: `Bearer ${token}`, ...headers },
    body: body === null ? null : new Uint8Array(body),
  })
  const startedAt = performance.now()
  const answer = await Promise.race([
    Promise.resolve(app.fetch(request)),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_ANSWER_MS).unref()),
  ])
  const what = `${method} ${path.slice(0, 160)}`
  if (answer === null) {
    hangs += 1
    failures.push(`hang: ${what}`)
    return
  }
  const text = await answer.text()
  const ms = performance.now() - startedAt
  if (ms > slowest.ms) slowest = { ms, what }
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  if (answer.status >= 500 && answer.status !== 503)
    failures.push(`${answer.status} ${what} ${text.slice(0, 200)}`)
}

async function sendAll(): Promise<void> {
  while (count < requests) await sendOne()
}
await Promise.all(Array.from({ length: AT_ONCE }, sendAll))

function heapBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
console.table(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))
console.log({
  requests,
  seed,
  failures: failures.length,
  hangs,
  slowestMs: Math.round(slowest.ms),
  slowest: slowest.what,
  heapWarmMb: megabytes(warmBytes),
  heapEndMb: megabytes(heapBytes()),
  rssMb: megabytes(process.memoryUsage().rss),
})
for (const failure of new Set(failures.slice(0, 40))) console.log(failure)
await app.close()
await database.close()
await stop()
await rm(dataFolder, { recursive: true, force: true })
process.exit(failures.length === 0 ? 0 : 1)
