/**
 * The real server in a process of its own, one PRO driver, a long log. CPU time is without the database. node
 * bench/exports.ts [records]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { runningUrl } from '../apps/server/src/database/embedded.ts'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'

const RECORDS = Number(process.argv[2] ?? 5_000)
const ROUNDS = 5
let reportMb = 0
const ITEMS = ['Oil Change', 'Tire Rotation', 'Brake Pads', 'Timing belt and water pump, with new tensioners']
const NOTES = [
  'Full synthetic 0W-20 and a new filter. Next one at the turn of the year, or at 5,000 miles.',
  'Front pads and rotors. The caliper pins were dry: greased, torqued to 85 Nm, tried on the road.',
  '',
]

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-exports-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'warn',
})
try {
  const adminUrl = await runningUrl(join(dataFolder, 'database'))
  if (adminUrl === null) throw new Error('the database does not answer')
  const { userId, token } = await driver(adminUrl)
  console.log(`${RECORDS.toLocaleString('en-US')} records, ${ROUNDS} times each`)
  await measure('export-csv', token, { type: 'maintenance', user_id: userId })
  await measure('export-pdf', token, { type: 'maintenance', user_id: userId })
} finally {
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

async function driver(adminUrl: string): Promise<{ userId: string; token: string }> {
  const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
  const client = createClient(server.url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data } = await client.auth.signUp({ email: 'bench@example.com', password: 'a bench that holds' })
  if (data.session === null) throw new Error('no session')
  const admin = new pg.Client({ connectionString: adminUrl })
  admin.on('error', () => undefined)
  await admin.connect()
  await admin.query("update profiles set plan = 'PRO'")
  await admin.query(
    `insert into maintenance (user_id, item, date, mileage, cost, notes, receipt_url)
     select $1::uuid, ($3::text[])[1 + n % 4], date '2026-11-01' - n, greatest(300000 - n * 7, 0), (n * 37) % 90000 / 100.0, ($4::text[])[1 + n % 3],
       case when n % 5 = 0 then 'https://tappet.example/storage/v1/object/public/receipts/' || $1::text || '/' || n || '.jpg' end
     from generate_series(1, $2::int) n`,
    [data.session.user.id, RECORDS, ITEMS, NOTES],
  )
  await admin.end()
  return { userId: data.session.user.id, token: data.session.access_token }
}

async function measure(name: string, token: string, body: object): Promise<void> {
  const rounds: { wallMs: number; cpuMs: number }[] = []
  const restMb = (await memoryMb()).now
  let [bytes, firstMostMb] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const [startedAt, cpuBefore] = [performance.now(), await cpuMs()]
    const watch = setInterval(() => void lookAtChildren(), 100)
    const response = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    bytes = (await response.arrayBuffer()).byteLength
    clearInterval(watch)
    rounds.push({ wallMs: performance.now() - startedAt, cpuMs: (await cpuMs()) - cpuBefore })
    if (round === 0) firstMostMb = (await memoryMb()).most
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  // What is being given back is seen too.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { most, now } = await memoryMb()
  console.log(
    `${name}: ${(bytes / 1e6).toFixed(2)} MB, first ${rounds[0]?.wallMs.toFixed(0)} ms, median ${median(rounds.map(({ wallMs }) => wallMs)).toFixed(0)} ms (CPU ${median(rounds.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms); memory before ${restMb.toFixed(0)} MB, at most ${firstMostMb.toFixed(0)} MB in the first, ${most.toFixed(0)} MB in all, ${now.toFixed(0)} MB afterwards; its own process ${reportMb.toFixed(0)} MB at most`,
  )
}

/** Resident, now and at its highest. */
async function memoryMb(): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024
  return { now: field('VmRSS'), most: field('VmHWM') }
}

async function lookAtChildren(): Promise<void> {
  const { pid } = server.process
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const child of children.trim().split(' ')) {
    const line = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
    if (!line.includes('export-pdf')) continue
    const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '')
    reportMb = Math.max(reportMb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
  }
}

/** The kernel counts hundredths of a second. */
async function cpuMs(): Promise<number> {
  const text = await readFile(`/proc/${server.process.pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // The last two: of children that have ended.
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * 10
}
