/**
 * What it gains to send a read's opening, statement and end in one packet, as the server does (identity/scope.ts),
 * against the opening and the statement in one and the end after the answer, and against one packet each. In turns on one
 * database, one caller at a time and twenty at once. A ratio is the median of the rounds' ratios.
 *
 *   node bench/scope.ts [rounds]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../apps/server/src/database/embedded.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { HoldingClient, inOnePacket } from '../apps/server/src/identity/packets.ts'
import { roleUrl } from '../apps/server/src/pool.ts'

const SECRET = 'bench-only-secret-of-at-least-32-characters'
const SCOPE =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('statement_timeout', $3, true), set_config('application_name', $4, true)"
const SELECT = 'select * from public.maintenance where user_id = $1 order by date desc limit 20'
const TRANSACTIONS = 1_000
const rounds = Number(process.argv[2] ?? 15)

/** How much goes together: all of a read, all but its end, or nothing. */
type Way = 'whole' | 'held' | 'plain'

/** One row-level-secured select, as /rest/v1 makes it. */
async function transaction(pool: pg.Pool, userId: string, way: Way): Promise<void> {
  const client = await pool.connect()
  const claims = JSON.stringify({ role: 'authenticated', sub: userId, aud: 'authenticated' })
  const send = () => [
    client.query('begin read only'),
    client.query({ name: 'scope', text: SCOPE, values: ['authenticated', claims, '8000', 'tappet bench'] }),
    client.query({ name: 'select', text: SELECT, values: [userId] }),
    ...(way === 'whole' ? [client.query('commit')] : []),
  ]
  await Promise.all(way === 'plain' ? send() : inOnePacket(client, send))
  if (way !== 'whole') await client.query('commit')
  client.release()
}

/** Milliseconds; `cpu` is this process's own for one transaction, which other load on the machine changes least. */
type Figures = { perSecond: number; p50: number; p99: number; cpu: number }

async function measure(once: () => Promise<void>, callers: number): Promise<Figures> {
  const times: number[] = []
  let left = TRANSACTIONS
  const started = performance.now()
  const before = process.cpuUsage()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (left-- > 0) {
        const from = performance.now()
        await once()
        times.push(performance.now() - from)
      }
    }),
  )
  const { user, system } = process.cpuUsage(before)
  const perSecond = (1000 * times.length) / (performance.now() - started)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0
  return { perSecond, p50: at(0.5), p99: at(0.99), cpu: (user + system) / 1000 / times.length }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const folder = await mkdtemp(join(tmpdir(), 'tappet-scope-'))
const postgres = await startEmbedded(folder)
try {
  await migrate(postgres.adminUrl, SECRET)
  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  const { rows } = await admin.query<{ id: string }>(
    "insert into auth.users (email) values ('bench@example.com') returning id",
  )
  const userId = rows[0]?.id ?? ''
  await admin.query(
    "insert into public.maintenance (user_id, item, date, mileage) select $1, 'Wax', date '2026-01-01' - n, n from generate_series(1, 40) n",
    [userId],
  )
  await admin.end()
  const pool = new pg.Pool({
    connectionString: roleUrl(postgres.adminUrl, SECRET, 'authenticator'),
    max: 20,
    pipeline: true,
    Client: HoldingClient,
  })
  const ways: Way[] = ['whole', 'held', 'plain']
  for (const callers of [1, 20]) {
    const all: Record<Way, Figures[]> = { whole: [], held: [], plain: [] }
    // The first round warms up.
    for (let round = 0; round <= rounds; round++)
      for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
        const figures = await measure(() => transaction(pool, userId, way), callers)
        if (round > 0) all[way].push(figures)
      }
    for (const key of ['perSecond', 'p50', 'p99', 'cpu'] as const) {
      const [whole, held, plain] = ways.map((way) =>
        median(all[way].map((figures) => figures[key])).toFixed(3),
      )
      const ratioTo = (other: Way) =>
        median(all.whole.map((figures, at) => figures[key] / (all[other][at]?.[key] ?? 1))).toFixed(2)
      console.log(
        `${callers} callers, ${key}: whole ${whole}, held ${held}, plain ${plain}; whole to held ${ratioTo('held')}, to plain ${ratioTo('plain')}`,
      )
    }
  }
  await pool.end()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
