/**
 * A tmpfs filled to any free space while four connections write; every second time the server is killed. It must start,
 * say that changes are not saved, recover, and keep every acknowledged row. node bench/hold/full.ts [times] as root
 */
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { type SpawnedServer, spawnServer } from '../../tests/harness/spawned.ts'
import { between, countLost, headersOf, pause, signUp, write, writeUntil } from './account.ts'
import { killAllIn, smallDisk } from './disks.ts'

const times = Number(process.argv[2] ?? 10)
const DISK_MB = 500
const FLOOR_MB = 64
const MB = 1024 ** 2
const HEALS_WITHIN_MS = 30_000

const table: Record<string, string | number | boolean>[] = []
for (let time = 0; time < times; time++) {
  const disk = await smallDisk(DISK_MB)
  const dataFolder = join(disk.folder, 'data')
  const env = {
    TAPPET_DATA: dataFolder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'fatal',
  }
  try {
    let server: SpawnedServer = await spawnServer(env, { config: { diskFloorBytes: FLOOR_MB * MB } })
    const account = await signUp(server.url)
    const acknowledged = new Set<string>()
    let isOver = false
    const writing = writeUntil(server.url, account, acknowledged, () => isOver)
    await pause(between(500, 3_000))
    const freeMb = Math.round(between(0, 80))
    const filler = join(disk.folder, 'filler')
    const { bavail, bsize } = await statfs(disk.folder)
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeMb * MB), 1))
    await pause(between(1_000, 5_000))
    const isKilled = time % 2 === 1
    let started = true
    if (isKilled) {
      await server.stop('SIGKILL')
      await killAllIn(disk.folder)
      server = await spawnServer(env, { config: { diskFloorBytes: FLOOR_MB * MB } }).catch(
        (error: unknown) => {
          started = false
          console.error(error)
          return server
        },
      )
      await pause(3_000)
    }
    const refused = await write(server.url, account)
    const reads = started
      ? (await fetch(`${server.url}/rest/v1/maintenance?select=id&limit=1`, { headers: headersOf(account) }))
          .status
      : 0
    await rm(filler)
    if (!started) server = await spawnServer(env, { config: { diskFloorBytes: FLOOR_MB * MB } })
    const fromMs = performance.now()
    let again = await write(server.url, account)
    while ((again === null || !('id' in again)) && performance.now() - fromMs < HEALS_WITHIN_MS) {
      await pause(250)
      again = await write(server.url, account)
    }
    isOver = true
    await writing
    table.push({
      'left MB': freeMb,
      killed: isKilled,
      'started on the full disk': started,
      'write then': refused === null ? 'no answer' : 'id' in refused ? 201 : refused.status,
      'read then': reads,
      'healed in s':
        again !== null && 'id' in again ? Math.round((performance.now() - fromMs) / 100) / 10 : 'not',
      acknowledged: acknowledged.size,
      lost: await countLost(dataFolder, acknowledged),
    })
    await server.stop()
  } finally {
    await disk.remove()
  }
}
console.table(table)
process.exitCode = table.every((row) => row.lost === 0 && row['healed in s'] !== 'not') ? 0 : 1
