/**
 * How much the wire costs: row-level-secured selects and inserts through /rest/v1 of the
 * real server, against the same statements on bare node:http and pg (bench/bare.ts), on the
 * same database in the same run, in turns.
 *
 *   node bench/load.ts [seconds per measurement]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import autocannon from 'autocannon'
import { runningUrl } from '../apps/server/src/database/embedded.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { roleUrl } from '../apps/server/src/pool.ts'
import { spawnServer } from '../tests/harness/spawned.ts'

const SECRET = 'bench-only-secret-of-at-least-32-characters'
const CONNECTIONS = 20
const ROUNDS = 3
const seconds = Number(process.argv[2] ?? 5)

type Target = { url: string; headers: Record<string, string> }
type Figures = { perSecond: number; p50: number; p99: number; failed: number }

async function measure(target: Target, method: 'GET' | 'POST', body?: string): Promise<Figures> {
  const result = await autocannon({
    url: target.url,
    method,
    connections: CONNECTIONS,
    duration: seconds,
    headers: target.headers,
    ...(body !== undefined && { body }),
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function middle(rounds: Figures[]): Figures {
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  }
}

async function signUp(url: string, anonKey: string): Promise<{ userId: string; token: string }> {
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({
    email: 'bench@example.com',
    password: 'a bench that holds',
  })
  if (error !== null || data.session === null) throw error ?? new Error('no session')
  const { user } = data.session
  const rows = Array.from({ length: 40 }, (_, index) => ({
    user_id: user.id,
    item: 'Oil Change',
    date: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    mileage: 10_000 + index,
    cost: 49.5,
  }))
  const inserted = await client.from('maintenance').insert(rows)
  if (inserted.error !== null) throw inserted.error
  return { userId: user.id, token: data.session.access_token }
}

async function startBare(databaseUrl: string, userId: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare.ts'), databaseUrl, String(port), userId],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-load-'))
const port = await freePort()
const server = await spawnServer({ TAPPET_DATA: dataFolder, PORT: String(port), JWT_SECRET: SECRET })
try {
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
  const { userId, token } = await signUp(server.url, config.anonKey)
  const adminUrl = await runningUrl(join(dataFolder, 'database'))
  if (adminUrl === null) throw new Error('the database does not answer')
  const bare = await startBare(roleUrl(adminUrl, SECRET, 'authenticator'), userId)
  const headers = {
    apikey: config.anonKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const rest = `http://127.0.0.1:${port}/rest/v1/maintenance`
  const row = JSON.stringify({
    user_id: userId,
    item: 'Tires',
    date: '2025-06-01',
    mileage: 12_345,
    cost: 10,
  })
  const cases = [
    {
      name: 'select 20 rows',
      method: 'GET' as const,
      url: `${rest}?select=*&user_id=eq.${userId}&order=date.desc&limit=20`,
      further: {},
      body: undefined,
    },
    {
      name: 'insert',
      method: 'POST' as const,
      url: `${rest}?select=*`,
      further: { prefer: 'return=representation' },
      body: row,
    },
  ]
  for (const { name, method, url, further, body } of cases) {
    const rounds: { wire: Figures[]; bare: Figures[] } = { wire: [], bare: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await measure({ url: bare.url, headers: {} }, method, body))
      rounds.wire.push(await measure({ url, headers: { ...headers, ...further } }, method, body))
    }
    const [wire, plain] = [middle(rounds.wire), middle(rounds.bare)]
    const line = ({ perSecond, p50, p99, failed }: Figures) =>
      `${perSecond.toFixed(0)} req/s, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed`
    console.log(
      `${name}: /rest/v1 ${line(wire)}; bare ${line(plain)}; ratio ${(wire.perSecond / plain.perSecond).toFixed(2)}`,
    )
  }
  bare.stop()
} finally {
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
