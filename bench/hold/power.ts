/**
 * An ext4 in a file, shut down and mounted again: half in a new installation's first minute, half while four
 * connections write. Every acknowledged row must be there, and every start succeed. node bench/hold/power.ts [cuts of
 * each kind] as root
 */
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { NotStarted, type SpawnedServer, spawnServer } from '../../tests/harness/spawned.ts'
import { between, countLost, pause, signUp, writeUntil } from './account.ts'
import { ext4Disk, type MountedDisk } from './disks.ts'

const cuts = Number(process.argv[2] ?? 15)
const DISK_MB = 700
const FIRST_MS = [
  [100, 3_000],
  [2_000, 8_000],
  [6_000, 25_000],
] as const

type Row = { when: string; cuts: number; acknowledged: number; lost: number; 'did not start': number }
const table: Row[] = []

const envOf = async (disk: MountedDisk) => ({
  TAPPET_DATA: join(disk.folder, 'data'),
  PORT: String(await freePort()),
  LOG_LEVEL: 'fatal',
})

async function run(env: Record<string, string>, acknowledged: Set<string>): Promise<SpawnedServer | null> {
  try {
    const server = await spawnServer(env, { config: { diskFloorBytes: 16 * 1024 ** 2 } })
    const account = await signUp(server.url)
    await writeUntil(server.url, account, acknowledged)
    return server
  } catch {
    // The cut came before.
    return null
  }
}

/** Acknowledged rows that are gone; null: it did not start. */
async function check(env: Record<string, string>, acknowledged: Set<string>): Promise<number | null> {
  try {
    const server = await spawnServer(env, { config: { diskFloorBytes: 16 * 1024 ** 2 } })
    await signUp(server.url)
    const lost = await countLost(env.TAPPET_DATA ?? '', acknowledged)
    await server.stop()
    return lost
  } catch (error) {
    console.error(error instanceof NotStarted ? error.stderr.slice(-2_000) : error)
    return null
  }
}

function note(row: Row, acknowledged: ReadonlySet<string>, lost: number | null): void {
  row.cuts += 1
  row.acknowledged += acknowledged.size
  row.lost += lost ?? 0
  row['did not start'] += lost === null ? 1 : 0
  console.log(`${row.when}: ${acknowledged.size} acknowledged, ${lost ?? 'did not start'}`)
}

for (const [low, high] of FIRST_MS) {
  const row = {
    when: `${low / 1000} to ${high / 1000} s after the first start`,
    cuts: 0,
    acknowledged: 0,
    lost: 0,
    'did not start': 0,
  }
  table.push(row)
  for (let cut = 0; cut < cuts / FIRST_MS.length; cut++) {
    const disk = await ext4Disk(DISK_MB)
    try {
      const env = await envOf(disk)
      const acknowledged = new Set<string>()
      const running = run(env, acknowledged)
      await pause(between(low, high))
      const before = new Set(acknowledged)
      await disk.cut()
      await running
      note(row, before, await check(env, before))
    } finally {
      await disk.remove()
    }
  }
}

const row = { when: 'while writing', cuts: 0, acknowledged: 0, lost: 0, 'did not start': 0 }
table.push(row)
const disk = await ext4Disk(DISK_MB)
try {
  const env = await envOf(disk)
  const first = await spawnServer(env, { config: { diskFloorBytes: 16 * 1024 ** 2 } })
  await first.stop()
  for (let cut = 0; cut < cuts; cut++) {
    const acknowledged = new Set<string>()
    const running = run(env, acknowledged)
    while (acknowledged.size === 0) await pause(20)
    await pause(between(20, 1_500))
    const before = new Set(acknowledged)
    await disk.cut()
    await running
    note(row, before, await check(env, before))
  }
} finally {
  await disk.remove()
}
console.table(table)
process.exitCode = table.every((each) => each.lost === 0 && each['did not start'] === 0) ? 0 : 1
