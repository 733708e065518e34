/**
 * kill -9 amid acknowledged writes on one data folder: of the server, then also of PostgreSQL. Every acknowledged row
 * must be there, and every start succeed. node bench/kill.ts [kills per mode]
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { runningUrl } from '../apps/server/src/database/embedded.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { type SpawnedServer, spawnServer } from '../tests/harness/spawned.ts'

const kills = Number(process.argv[2] ?? 100)
const WRITERS = 8
const SHORTEST_RUN_MS = 40
const LONGEST_RUN_MS = 400

type Mode = { name: string; kill(server: SpawnedServer, cluster: string): Promise<void> }

const MODES: readonly Mode[] = [
  { name: 'server', kill: async (server) => void (await server.stop('SIGKILL')) },
  {
    name: 'server and PostgreSQL',
    async kill(server, cluster) {
      const processes = await processesIn(cluster)
      const gone = server.stop('SIGKILL')
      for (const pid of processes) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // It has ended meanwhile.
        }
      }
      await gone
    },
  },
]

async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const places = await Promise.all(
    pids.map(async (pid) => ({ pid, cwd: await readlink(`/proc/${pid}/cwd`).catch(() => '') })),
  )
  return places.filter(({ cwd }) => cwd === folder).map(({ pid }) => pid)
}

type Account = { url: string; userId: string; token: string; anonKey: string }

/** Until the server is gone; notes acknowledged rows. */
async function write({ url, userId, token, anonKey }: Account, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const id = randomUUID()
    try {
      const answer = await fetch(`${url}/rest/v1/maintenance`, {
        method: 'POST',
        headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, user_id: userId, item: 'Oil Change', date: '2026-01-01' }),
      })
      if (answer.status === 201) acknowledged.add(id)
      else if (answer.status < 500) throw new Error(`refused: ${answer.status} ${await answer.text()}`)
      else return
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}

async function signUp(url: string, anonKey: string): Promise<Omit<Account, 'url'>> {
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({
    email: `${randomUUID()}@example.com`,
    password: 'killed many times',
  })
  if (error !== null || data.session === null) throw error ?? new Error('no session')
  return { userId: data.session.user.id, token: data.session.access_token, anonKey }
}

/** The wire answers at most a page of rows. */
async function storedIds(dataFolder: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: (await runningUrl(join(dataFolder, 'database'))) ?? '' })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select id from public.maintenance')
    return new Set(rows.map(({ id }) => id))
  } finally {
    await client.end()
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function runMode(mode: Mode): Promise<Record<string, string | number>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-kill-'))
  const env = { TAPPET_DATA: dataFolder, PORT: String(await freePort()), LOG_LEVEL: 'error' }
  const acknowledged = new Set<string>()
  const startsMs: number[] = []
  let failedStarts = 0
  let lost = 0
  let server = await spawnServer(env)
  try {
    const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
    const account = { url: server.url, ...(await signUp(server.url, anonKey)) }
    const cluster = await clusterFolder(dataFolder)
    for (let kill = 0; kill < kills; kill++) {
      const writers = Array.from({ length: WRITERS }, () => write(account, acknowledged))
      const runMs = SHORTEST_RUN_MS + Math.random() * (LONGEST_RUN_MS - SHORTEST_RUN_MS)
      await new Promise((resolve) => setTimeout(resolve, runMs))
      await mode.kill(server, cluster)
      await Promise.all(writers)
      server = await spawnServer(env).catch((error: unknown) => {
        failedStarts++
        console.error(error)
        return spawnServer(env)
      })
      startsMs.push(server.startedInMs)
      const ids = await storedIds(dataFolder)
      lost += [...acknowledged].filter((id) => !ids.has(id)).length
    }
  } finally {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return {
    mode: mode.name,
    kills,
    'acknowledged rows': acknowledged.size,
    lost,
    'failed starts': failedStarts,
    'start p50 ms': Math.round(median(startsMs)),
    'start max ms': Math.round(Math.max(...startsMs)),
  }
}

async function clusterFolder(dataFolder: string): Promise<string> {
  const [, cluster = ''] = (
    await readFile(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8')
  ).split('\n')
  return cluster
}

const results: Record<string, string | number>[] = []
for (const mode of MODES) results.push(await runMode(mode))
console.table(results)
process.exitCode = results.every((result) => result.lost === 0 && result['failed starts'] === 0) ? 0 : 1
