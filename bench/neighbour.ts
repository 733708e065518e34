/**
 * A noisy neighbour: one account sends as much as it can while another makes one request after the other. The p95 of the
 * second with the first, as a ratio to its p95 alone in the same run.
 *
 *   node bench/neighbour.ts [seconds for each phase]
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'

const phaseMs = Number(process.argv[2] ?? 20) * 1000
const HAMMERS = 40

type Account = { userId: string; headers: Record<string, string> }

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-neighbour-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
  // What an operator has; the harness raises it.
  REQUESTS_PER_MINUTE: '1200',
})
const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }

async function account(): Promise<Account> {
  const headers = { apikey: anonKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'a garage with a view' })
  const answer = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', headers, body })
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string
    user: { id: string }
  }
  return { userId: user.id, headers: { ...headers, authorization: `Bearer ${token}` } }
}

const record = (userId: string, count: number) =>
  JSON.stringify({ user_id: userId, item: `Oil ${count}`, date: '2026-01-01', notes: 'x'.repeat(2_000) })

/** A read and a write in turns; the time of each in milliseconds. */
async function drive({ userId, headers }: Account, untilMs: number): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; performance.now() < untilMs; count += 1) {
    const startedAt = performance.now()
    const answer =
      count % 2 === 0
        ? await fetch(`${server.url}/rest/v1/maintenance?select=*&limit=20`, { headers })
        : await fetch(`${server.url}/rest/v1/maintenance`, {
            method: 'POST',
            headers,
            body: record(userId, count),
          })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the honest account got ${answer.status}`)
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return times
}

/** Large reads, exact counts, exports and writes at once, without a pause. */
async function hammer(
  { userId, headers }: Account,
  untilMs: number,
  statuses: Map<number, number>,
): Promise<void> {
  for (let count = 0; performance.now() < untilMs; count += 1) {
    const [path, method, body] = (
      [
        ['/rest/v1/maintenance?select=*&order=notes.desc', 'GET', null],
        ['/rest/v1/maintenance?notes=like.*x*y*z*', 'GET', null],
        ['/rest/v1/maintenance', 'POST', record(userId, count)],
        ['/functions/v1/export-csv', 'POST', '{}'],
      ] as const
    )[count % 4] ?? ['/healthz', 'GET', null]
    const answer = await fetch(server.url + path, {
      method,
      headers: { ...headers, prefer: 'count=exact' },
      body,
    }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const [honest, hostile] = [await account(), await account()]
await drive(honest, performance.now() + 3_000)
const alone = await drive(honest, performance.now() + phaseMs)
const statuses = new Map<number, number>()
const endMs = performance.now() + phaseMs
const hammering = Array.from({ length: HAMMERS }, () => hammer(hostile, endMs, statuses))
const beside = await drive(honest, endMs)
await Promise.all(hammering)
console.table({
  alone: { requests: alone.length, p50: at(alone, 0.5), p95: at(alone, 0.95), p99: at(alone, 0.99) },
  beside: { requests: beside.length, p50: at(beside, 0.5), p95: at(beside, 0.95), p99: at(beside, 0.99) },
})
console.log({ ratioOfP95: at(beside, 0.95) / at(alone, 0.95), hostile: Object.fromEntries(statuses) })
await server.stop()
await rm(dataFolder, { recursive: true, force: true })
