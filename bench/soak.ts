/**
 * Six drivers, some twenty requests a second, with stored data of constant size: the median memory of the last third
 * against the third after warming up. node bench/soak.ts [minutes]
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'

const minutes = Number(process.argv[2] ?? 20)
const DRIVERS = 6
const PAUSE_MS = 300
const SAMPLE_MS = Math.min(30_000, (minutes * 60_000) / 12)
const PASSWORD = 'a garage with a view'
const RECEIPT = new Blob([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), new Uint8Array(40_000)], {
  type: 'image/png',
})
const MAX_GROWTH = 1.1

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-soak-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'fatal',
})
const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
const counts = { requests: 0, failed: 0, listening: 0 }
const firstFailures: string[] = []
let isOver = false

async function answerOf<T extends { error: { message: string } | null }>(query: PromiseLike<T>): Promise<T> {
  const answer = await query
  counts.requests += 1
  if (answer.error !== null) {
    counts.failed += 1
    if (firstFailures.length < 5) firstFailures.push(answer.error.message)
  }
  return answer
}

const newClient = (): SupabaseClient =>
  createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function drive(): Promise<void> {
  const email = `${randomUUID()}@example.com`
  let client = newClient()
  const signedUp = await answerOf(client.auth.signUp({ email, password: PASSWORD }))
  const userId = signedUp.data.user?.id ?? ''
  const listen = () =>
    client
      .channel('told')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'notifications' }, () => undefined)
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') counts.listening += 1
      })
  listen()
  for (let count = 0; !isOver; count++) {
    const id = randomUUID()
    const path = `${userId}/${id}.png`
    const row = { id, user_id: userId, item: 'Oil Change', date: '2026-01-01', notes: 'x'.repeat(500) }
    await answerOf(client.from('maintenance').insert(row))
    await answerOf(client.from('maintenance').select('*').order('date').limit(20))
    await answerOf(client.storage.from('receipts').upload(path, RECEIPT))
    await answerOf(client.storage.from('receipts').download(path))
    await pause(PAUSE_MS)
    await answerOf(client.from('maintenance').update({ notes: 'changed' }).eq('id', id))
    await answerOf(client.functions.invoke('track-usage', { body: { usage_type: 'pdf_exports' } }))
    await answerOf(client.storage.from('receipts').remove([path]))
    await answerOf(client.from('maintenance').delete().eq('id', id))
    if (count % 40 === 39) {
      await client.removeAllChannels()
      await answerOf(client.auth.signOut())
      client = newClient()
      await answerOf(client.auth.signInWithPassword({ email, password: PASSWORD }))
      listen()
    }
    await pause(PAUSE_MS)
  }
  await client.removeAllChannels()
}

/** Megabytes; PostgreSQL's shared pages counted once (proc(5), smaps_rollup). */
async function memory(): Promise<{ node: number; postgres: number }> {
  const node = await field(`/proc/${server.process.pid}/status`, /VmRSS:\s+(\d+)/)
  let postgres = 0
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (folder.startsWith(dataFolder)) postgres += await field(`/proc/${pid}/smaps_rollup`, /Pss:\s+(\d+)/)
  }
  return { node, postgres }
}

const field = async (path: string, pattern: RegExp) =>
  Number(pattern.exec(await readFile(path, 'utf8').catch(() => ''))?.[1] ?? 0) / 1024

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const samples: { node: number; postgres: number }[] = []
try {
  const driving = Array.from({ length: DRIVERS }, drive)
  const endMs = performance.now() + minutes * 60_000
  while (performance.now() < endMs) {
    await pause(SAMPLE_MS)
    samples.push(await memory())
  }
  isOver = true
  await Promise.all(driving)
} finally {
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
const third = Math.floor(samples.length / 3)
const table = (['node', 'postgres'] as const).map((name) => {
  const values = samples.map((sample) => sample[name])
  const [first, last] = [median(values.slice(third, 2 * third)), median(values.slice(2 * third))]
  return {
    memory: name,
    'second third MB': Math.round(first),
    'last third MB': Math.round(last),
    ratio: Number((last / first).toFixed(3)),
    'largest MB': Math.round(Math.max(...values)),
  }
})
console.log(
  `${minutes} minutes, ${counts.requests} requests, ${counts.failed} failed, ${counts.listening} times listening`,
)
if (firstFailures.length > 0) console.log(firstFailures.join('\n'))
console.table(table)
process.exitCode = counts.failed === 0 && table.every(({ ratio }) => ratio <= MAX_GROWTH) ? 0 : 1
