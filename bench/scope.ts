/**
 * What it would gain to send a transaction's opening and its first statement in one packet. The server's transaction
 * (identity/scope.ts) on plain clients, against the same on clients that hold back what is written until all of it is,
 * in turns on one database, one caller at a time and twenty at once. A ratio is the median of the rounds' ratios.
 *
 *   node bench/scope.ts [rounds]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { startEmbedded } from '../apps/server/src/database/embedded.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { roleUrl } from '../apps/server/src/pool.ts'

const SECRET = 'bench-only-secret-of-at-least-32-characters'
const SCOPE =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('statement_timeout', $3, true), set_config('application_name', $4, true)"
const SELECT = 'select * from public.maintenance where user_id = $1 order by date desc limit 20'
const TRANSACTIONS = 1_000
const rounds = Number(process.argv[2] ?? 15)

class HoldingClient extends pg.Client {
  readonly socket: Socket
  constructor(config: ClientConfig = {}) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }
}

/** One row-level-secured select, as /rest/v1 makes it. */
async function transaction(pool: pg.Pool, userId: string): Promise<void> {
  const client = await pool.connect()
  const socket = client instanceof HoldingClient ? client.socket : null
  socket?.cork()
  const claims = JSON.stringify({ role: 'authenticated', sub: userId, aud: 'authenticated' })
  const sent = [
    client.query('begin read only'),
    client.query({ name: 'scope', text: SCOPE, values: ['authenticated', claims, '8000', 'tappet bench'] }),
    client.query({ name: 'select', text: SELECT, values: [userId] }),
  ]
  socket?.uncork()
  await Promise.all(sent)
  await client.query('commit')
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
  const options = {
    connectionString: roleUrl(postgres.adminUrl, SECRET, 'authenticator'),
    max: 20,
    pipeline: true,
  }
  const pools = { held: new pg.Pool({ ...options, Client: HoldingClient }), plain: new pg.Pool(options) }
  const names = ['held', 'plain'] as const
  for (const callers of [1, 20]) {
    const all: Record<(typeof names)[number], Figures[]> = { held: [], plain: [] }
    // The first round warms both up.
    for (let round = 0; round <= rounds; round++)
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const figures = await measure(() => transaction(pools[name], userId), callers)
        if (round > 0) all[name].push(figures)
      }
    for (const key of ['perSecond', 'p50', 'p99', 'cpu'] as const) {
      const [held, plain] = names.map((name) => median(all[name].map((figures) => figures[key])).toFixed(3))
      const ratio = median(all.held.map((figures, at) => figures[key] / (all.plain[at]?.[key] ?? 1)))
      console.log(`${callers} callers, ${key}: held ${held}, plain ${plain}, ratio ${ratio.toFixed(2)}`)
    }
  }
  await Promise.all([pools.held.end(), pools.plain.end()])
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
