/**
 * A driver's long log as a CSV file, from the real server in a process of its own: time, and memory at its highest
 * before and after. node bench/exports.ts [records]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { runningUrl } from '../apps/server/src/database/embedded.ts'
import { spawnServer } from '../tests/harness/spawned.ts'
import { headersOf, signUp } from './hold/account.ts'

const RECORDS = Number(process.argv[2] ?? 5_000)
const ROUNDS = 5

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-exports-'))
const server = await spawnServer({ TAPPET_DATA: dataFolder, LOG_LEVEL: 'warn' })
try {
  const account = await signUp(server.url)
  const client = new pg.Client({ connectionString: (await runningUrl(join(dataFolder, 'database'))) ?? '' })
  await client.connect()
  await client.query(
    `insert into maintenance (user_id, item, date, mileage, cost, notes)
     select $1::uuid, 'Timing belt and water pump', date '2026-11-01' - n, greatest(300000 - n * 7, 0), (n * 37) % 90000 / 100.0,
       'Front pads and rotors. The caliper pins were dry: greased, torqued to 85 Nm, tried on the road.'
     from generate_series(1, $2::int) n`,
    [account.userId, RECORDS],
  )
  await client.end()
  const before = await maxMb()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    const response = await fetch(`${server.url}/functions/v1/export-csv`, {
      method: 'POST',
      headers: headersOf(account),
      body: JSON.stringify({ type: 'maintenance', user_id: account.userId }),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    await response.arrayBuffer()
    times.push(Math.round(performance.now() - startedAt))
  }
  console.log(
    `${RECORDS} records in ${times.join(', ')} ms; ${before} MB before, ${await maxMb()} MB at most`,
  )
} finally {
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

async function maxMb(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}
