/**
 * kill -9 amid acknowledged writes on one data folder: of the server, then also of PostgreSQL. Every acknowledged row
 * must be there, and every start succeed. node bench/kill.ts [kills per mode]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'
import { between, countLost, pause, signUp, writeUntil } from './hold/account.ts'
import { killAllIn } from './hold/disks.ts'

const kills = Number(process.argv[2] ?? 100)

async function runMode(mode: 'server' | 'server and PostgreSQL') {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-kill-'))
  const env = { TAPPET_DATA: dataFolder, PORT: String(await freePort()), LOG_LEVEL: 'error' }
  const acknowledged = new Set<string>()
  const startsMs: number[] = []
  let failedStarts = 0
  let lost = 0
  let server = await spawnServer(env)
  try {
    const account = await signUp(server.url)
    for (let kill = 0; kill < kills; kill++) {
      const writing = writeUntil(server.url, account, acknowledged)
      await pause(between(40, 400))
      const end = server.stop('SIGKILL')
      if (mode === 'server and PostgreSQL') await killAllIn(dataFolder)
      await end
      await writing
      server = await spawnServer(env).catch((error: unknown) => {
        failedStarts++
        console.error(error)
        return spawnServer(env)
      })
      startsMs.push(Math.round(server.startedInMs))
      lost += await countLost(dataFolder, acknowledged)
    }
  } finally {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  const ordered = startsMs.toSorted((a, b) => a - b)
  return {
    ...{ mode, kills, 'acknowledged rows': acknowledged.size, lost, 'failed starts': failedStarts },
    ...{ 'start p50 ms': ordered[ordered.length >> 1], 'start max ms': ordered.at(-1) },
  }
}

const results = [await runMode('server'), await runMode('server and PostgreSQL')]
console.table(results)
process.exitCode = results.every((result) => result.lost === 0 && result['failed starts'] === 0) ? 0 : 1
