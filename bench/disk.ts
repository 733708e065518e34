/**
 * A disk that fills up, for real: on a small tmpfs (root alone may mount one), the disk is filled from outside while one
 * account writes and reads. What is answered before, below the floor, below the ballast's mark, and after.
 *
 *   node bench/disk.ts
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'

const DISK_MB = 500
const FLOOR_MB = 64
const MB = 1024 ** 2

const disk = await mkdtemp(join(tmpdir(), 'tappet-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', disk])
const dataFolder = join(disk, 'data')
const env = {
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'warn',
  DISK_FLOOR_MB: String(FLOOR_MB),
}
let server = await spawnServer(env)
const told: Record<string, unknown>[] = []
try {
  const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
  const open = { apikey: anonKey, 'content-type': 'application/json' }
  const signUp = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: open,
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'a garage with a view' }),
  })
  const { access_token: token, user } = (await signUp.json()) as {
    access_token: string
    user: { id: string }
  }
  const headers = { ...open, authorization: `Bearer ${token}` }
  const freeMb = async () => {
    const { bavail, bsize } = await statfs(disk)
    return Math.floor((bavail * bsize) / MB)
  }
  const tell = async (when: string) => {
    const body = JSON.stringify({ user_id: user.id, item: 'Oil Change', date: '2026-01-01' })
    const written = await fetch(`${server.url}/rest/v1/maintenance`, { method: 'POST', headers, body })
    const read = await fetch(`${server.url}/rest/v1/maintenance?select=id`, { headers })
    told.push({
      when,
      'free MB': await freeMb(),
      ballast: (await readdir(dataFolder)).includes('ballast'),
      write: written.status,
      read: read.status,
      rows: ((await read.json()) as unknown[]).length,
    })
  }
  const fillTo = async (leftMb: number) => {
    const name = join(disk, `filler-${leftMb}`)
    await writeFile(name, Buffer.alloc(Math.max(0, (await freeMb()) - leftMb) * MB, 1))
    // Two looks of the server.
    await new Promise((resolve) => setTimeout(resolve, 6_000))
  }
  await tell('room')
  await fillTo(FLOOR_MB - 10)
  await tell('below the floor')
  await fillTo(FLOOR_MB / 4 - 4)
  await tell('below a quarter of it')
  await server.stop('SIGKILL')
  server = await spawnServer(env)
  await tell('started again there')
  for (const name of await readdir(disk)) if (name.startsWith('filler')) await rm(join(disk, name))
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  await tell('room again')
} finally {
  console.table(told)
  await server.stop()
  execFileSync('umount', [disk])
  await rm(disk, { recursive: true, force: true })
}
