/**
 * Noisy neighbours: ten accounts send as much as they can of all that costs, while another makes one request after the
 * other. Each percentile of the honest one beside them, as a ratio to its own alone in the same run; the memory of
 * server and database together.
 *
 *   node bench/neighbour.ts [seconds alone] [seconds beside] [hostile accounts] [attacks, by comma]
 *
 * The aim is a p99 of at most five times the one alone.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'
import { type BenchAccount, logRecord, signUp } from './neighbour-account.ts'
import { type MemoryMb, memoryOf } from './neighbour-memory.ts'

const [aloneSeconds = '60', besideSeconds = '120', people = '10', attacks = ''] = process.argv.slice(2)
// Below the 1,200 requests a minute of one account, however fast the machine is.
const PAUSE_MS = 52
const WARM_UP_MS = 3_000
const MEMORY_EVERY_MS = 2_000

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-neighbour-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
  // What an operator has; the harness raises it.
  REQUESTS_PER_MINUTE: '1200',
})
const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }

/** A read and a write in turns, as the app asks for; the time of each in milliseconds. */
async function drive({ url, userId, headers }: BenchAccount, untilMs: number): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; performance.now() < untilMs; count += 1) {
    const startedAt = performance.now()
    const answer =
      count % 2 === 0
        ? await fetch(`${url}/rest/v1/maintenance?select=*&limit=20`, { headers })
        : await fetch(`${url}/rest/v1/maintenance`, {
            method: 'POST',
            headers,
            body: logRecord(userId, count),
          })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the honest account got ${answer.status}`)
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const summary = (times: number[]) => ({
  requests: times.length,
  p50: at(times, 0.5),
  p95: at(times, 0.95),
  p99: at(times, 0.99),
  max: at(times, 1),
})

const honest = await signUp(server.url, anonKey)
await drive(honest, performance.now() + WARM_UP_MS)
const alone = summary(await drive(honest, performance.now() + Number(aloneSeconds) * 1000))

const hostile = fork(join(import.meta.dirname, 'neighbour-hostile.ts'), [
  server.url,
  anonKey,
  people,
  besideSeconds,
  attacks,
])
await once(hostile, 'message')
const memory: MemoryMb[] = []
const watching = setInterval(
  () => void memoryOf(server.process.pid, dataFolder).then((mb) => memory.push(mb)),
  MEMORY_EVERY_MS,
)
const told = once(hostile, 'message')
const beside = summary(await drive(honest, performance.now() + Number(besideSeconds) * 1000))
clearInterval(watching)
const [statuses] = await told

const both = memory.map((each) => each.server + each.database)
console.table({ alone, beside })
console.log({
  ratios: {
    p50: beside.p50 / alone.p50,
    p95: beside.p95 / alone.p95,
    p99: beside.p99 / alone.p99,
  },
  memoryMb: {
    median: at(both, 0.5),
    most: at(both, 1),
    maxServer: at(
      memory.map((each) => each.server),
      1,
    ),
    maxDatabase: at(
      memory.map((each) => each.database),
      1,
    ),
  },
  hostile: statuses,
})
await server.stop()
await rm(dataFolder, { recursive: true, force: true })
