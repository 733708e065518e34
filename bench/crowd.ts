/**
 * Selects and inserts through /rest/v1 at 20, 100 and 500 connections, of one driver and of fifty: how many are
 * answered, how many refused because one person has too many waiting, and what each costs the server's processor.
 *
 *   node bench/crowd.ts [seconds per measurement]
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import autocannon from 'autocannon'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'

const seconds = Number(process.argv[2] ?? 4)
const DRIVERS = 50
const CONNECTIONS = [20, 100, 500]
const ROWS = 40
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK']))

type Driver = { userId: string; token: string }

async function signUp(url: string, anonKey: string, index: number): Promise<Driver> {
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({
    email: `driver${index}@example.com`,
    password: 'a bench that holds',
  })
  if (error !== null || data.session === null) throw error ?? new Error('not signed in')
  const { user } = data.session
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    ...{ user_id: user.id, item: 'Oil Change', mileage: 10_000 + row, cost: 49.5 },
    date: `2026-01-${String((row % 28) + 1).padStart(2, '0')}`,
  }))
  const inserted = await client.from('maintenance').insert(rows)
  if (inserted.error !== null) throw inserted.error
  return { userId: user.id, token: data.session.access_token }
}

/** User and system time of one process so far, in seconds (proc(5): fields 14 and 15). */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

let nextDriver = 0

const statusesOf = ({ statusCodeStats = {} }: autocannon.Result) =>
  Object.entries(statusCodeStats)
    .map(([status, { count }]) => `${status}: ${count}`)
    .join(', ')

type Kind = 'select' | 'insert'

function requestOf(kind: Kind, { userId, token }: Driver, anonKey: string) {
  const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const table = '/rest/v1/maintenance'
  if (kind === 'select')
    return {
      method: 'GET' as const,
      path: `${table}?select=*&user_id=eq.${userId}&order=date.desc&limit=20`,
      headers,
    }
  const row = { user_id: userId, item: 'Tires', date: '2025-06-01', mileage: 12_345, cost: 10 }
  return {
    method: 'POST' as const,
    path: `${table}?select=*`,
    headers: { ...headers, prefer: 'return=representation' },
    body: JSON.stringify(row),
  }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-crowd-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'fatal',
})
try {
  const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
  const drivers: Driver[] = []
  for (let index = 0; index < DRIVERS; index++) drivers.push(await signUp(server.url, anonKey, index))
  const table: Record<string, string | number>[] = []
  for (const kind of ['select', 'insert'] as const)
    for (const crowd of [1, DRIVERS])
      for (const connections of CONNECTIONS) {
        const before = await processorSeconds(server.process.pid ?? 0)
        const result = await autocannon({
          url: server.url,
          connections,
          duration: seconds,
          setupClient: (client) => {
            const driver = drivers[nextDriver++ % crowd]
            if (driver !== undefined) client.setRequests([requestOf(kind, driver, anonKey)])
          },
        })
        const used = (await processorSeconds(server.process.pid ?? 0)) - before
        const answered = result['2xx']
        table.push({
          request: kind,
          drivers: crowd,
          connections,
          'answered/s': Math.round(answered / result.duration),
          'refused/s': Math.round(result.non2xx / result.duration),
          statuses: statusesOf(result),
          'p50 ms': result.latency.p50,
          'p99 ms': result.latency.p99,
          'node ms each': Number(((1000 * used) / (answered + result.non2xx)).toFixed(2)),
        })
      }
  console.table(table)
} finally {
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
