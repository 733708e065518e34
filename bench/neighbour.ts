/**
 * Noisy neighbours: ten accounts send as much as they can of all that costs, while another makes one request after the
 * other. Each percentile of the honest one beside them, as a ratio to its own alone in the same run; the memory of
 * server and database together.
 *
 *   node bench/neighbour.ts [seconds alone] [seconds beside] [hostile accounts] [attacks, by comma]
 *
 * With TRACE=10 it also tells where the time went of requests that took more than five times these milliseconds, and of
 * all beside and alone. Traced requests are a little slower. SERVER names the main.ts of other code, to compare in turn.
 *
 * The aim is a p99 of at most five times the one alone.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'
import { type BenchAccount, logRecord, signUp } from './neighbour-account.ts'
import { type MemoryMb, memoryOf } from './neighbour-memory.ts'
import { monotonicUs, type Seen, schedulingOf, TRACED, type TraceFile, where } from './neighbour-where.ts'

const [aloneSeconds = '60', besideSeconds = '120', people = '10', attacks = ''] = process.argv.slice(2)
// Below the 1,200 requests a minute of one account, however fast the machine is.
const PAUSE_MS = 52
const WARM_UP_MS = 3_000
const MEMORY_EVERY_MS = 2_000

const { TRACE, SERVER } = process.env
const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-neighbour-'))
const traceFile = join(dataFolder, 'trace.json')
const server = await spawnServer(
  {
    TAPPET_DATA: dataFolder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    // What an operator has; the harness raises it.
    REQUESTS_PER_MINUTE: '1200',
    ...(TRACE !== undefined && {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'neighbour-trace.ts')}`,
      NEIGHBOUR_TRACE: traceFile,
    }),
  },
  SERVER,
)
const serverPid = server.process.pid ?? 0
const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }

/** A read and a write in turns, as the app asks for. */
async function drive({ url, userId, headers: own }: BenchAccount, untilMs: number): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let count = 0; performance.now() < untilMs; count += 1) {
    const id = `${TRACED}${untilMs.toFixed()}-${count}`
    const headers = { ...own, 'x-request-id': id }
    const mark = (name: string) => ({ name, atUs: monotonicUs(), ...schedulingOf(serverPid) })
    const sent = mark('sent')
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
    seen.push({ id, sent, received: mark('received') })
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return seen
}

const msOf = ({ sent, received }: Seen) => (received.atUs - sent.atUs) / 1000
const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const summary = (seen: Seen[]) => {
  const times = seen.map(msOf)
  return {
    requests: times.length,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    p99: at(times, 0.99),
    max: at(times, 1),
  }
}

const honest = await signUp(server.url, anonKey)
await drive(honest, performance.now() + WARM_UP_MS)
const seenAlone = await drive(honest, performance.now() + Number(aloneSeconds) * 1000)
const alone = summary(seenAlone)

const hostile = fork(
  join(import.meta.dirname, 'neighbour-hostile.ts'),
  [server.url, anonKey, people, besideSeconds, attacks],
  { detached: true },
)
await once(hostile, 'message')
const memory: MemoryMb[] = []
const watching = setInterval(
  () => void memoryOf(server.process.pid, dataFolder).then((mb) => memory.push(mb)),
  MEMORY_EVERY_MS,
)
const told = once(hostile, 'message')
const seenBeside = await drive(honest, performance.now() + Number(besideSeconds) * 1000)
const beside = summary(seenBeside)
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
if (TRACE !== undefined) {
  const traced = JSON.parse(await readFile(traceFile, 'utf8')) as TraceFile
  const limitMs = 5 * Number(TRACE)
  const slow = seenBeside.filter((each) => msOf(each) > limitMs)
  for (const [name, some] of Object.entries({ alone: seenAlone, beside: seenBeside, slow })) {
    const { parts, ...others } = where(some, traced)
    console.log(`${name}: ${some.length} requests${name === 'slow' ? `, over ${limitMs.toFixed()} ms` : ''}`)
    console.table(parts)
    console.log(others)
  }
}
await rm(dataFolder, { recursive: true, force: true })
