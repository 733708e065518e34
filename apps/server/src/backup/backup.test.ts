import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, expect, it } from 'vitest'
import { runAdmin } from '../../../../tests/harness/admin-command.ts'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { type SpawnedServer, spawnServer } from '../../../../tests/harness/spawned.ts'
import { freePort } from '../database/free-port.ts'
import { MANIFEST_ENTRY, type Manifest, manifestSchema } from './manifest.ts'
import { readTarGz } from './tar.ts'

const DRIVERS = ['ada', 'ben', 'cleo']
const BACKUPS = 3
const PASSWORD = 'a garage with a view'
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const ADAS_FIRST = 'ada-0'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** One write of one key, from before it was sent until it was answered; a null digest is a deletion. */
type Write = { key: string; digest: string | null; sentAt: number; answeredAt: number }

class Ledger {
  readonly writes: Write[] = []

  async note(key: string, digest: string | null, send: () => PromiseLike<{ error: unknown }>): Promise<void> {
    const write = { key, digest, sentAt: performance.now(), answeredAt: Number.POSITIVE_INFINITY }
    this.writes.push(write)
    const { error } = await send()
    if (error !== null) throw error
    write.answeredAt = performance.now()
  }

  /** What `key` may hold in a backup made between the two times: the last write answered before, or any sent until the end. */
  allowed(key: string, begunAt: number, endedAt: number): (string | null)[] {
    const own = this.writes.filter((write) => write.key === key && write.sentAt < endedAt)
    const settled = own.filter(({ answeredAt }) => answeredAt < begunAt).at(-1)
    return [settled?.digest ?? null, ...own.filter((w) => w.answeredAt >= begunAt).map((w) => w.digest)]
  }

  keys(): string[] {
    return [...new Set(this.writes.map(({ key }) => key))]
  }
}

type Driver = { client: SupabaseClient; userId: string }
type Service = { item: string; date: string; mileage: number; notes: string; receipt_url: string | null }

const rowDigest = ({ item, date, mileage, notes, receipt_url }: Service) =>
  sha256(JSON.stringify([item, date, mileage, notes, receipt_url]))
const picture = () => Buffer.concat([PNG_HEAD, randomBytes(20_000)])

async function connect(server: SpawnedServer): Promise<SupabaseClient> {
  const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
  return createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

/**
 * Writes without a pause: a receipt and the row that names it, another photo in the place of one that no row names, a
 * note; every fifth row is deleted, and then its photo.
 */
async function drive({ client, userId }: Driver, name: string, ledger: Ledger, isOver: () => boolean) {
  const bucket = client.storage.from('receipts')
  const upload = (path: string) => {
    const bytes = picture()
    return ledger.note(path, sha256(bytes), () => bucket.upload(path, bytes, { contentType: 'image/png' }))
  }
  const remove = (path: string) => ledger.note(path, null, () => bucket.remove([path]))
  for (let count = 0; !isOver(); count += 1) {
    const item = `${name}-${count}`
    const path = `${userId}/${item}.png`
    const row = { item, date: '2026-03-05', mileage: count, notes: '\\N\tümläut\n', receipt_url: path }
    await upload(path)
    await ledger.note(item, rowDigest(row), () =>
      client.from('maintenance').insert({ ...row, user_id: userId }),
    )
    const unnamed = `${userId}/${name}-unnamed-${Math.floor(count / 2)}.png`
    await remove(unnamed)
    await upload(unnamed)
    const noted = { ...row, notes: `again ${count}`.repeat(50) }
    await ledger.note(item, rowDigest(noted), () =>
      client.from('maintenance').update({ notes: noted.notes }).eq('item', item),
    )
    if (count % 5 !== 4) continue
    await ledger.note(item, null, () => client.from('maintenance').delete().eq('item', item))
    await remove(path)
  }
}

async function manifestOf(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  for await (const { name, body } of readTarGz(file)) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    if (name === MANIFEST_ENTRY) manifest = manifestSchema.parse(JSON.parse(String(Buffer.concat(chunks))))
  }
  if (manifest === undefined) throw new Error('no manifest')
  return manifest
}

const parent = fileFolder()
let server: SpawnedServer
const envOf = (data: string, port: number) => ({
  TAPPET_DATA: join(parent, data),
  PORT: String(port),
  INIT_CWD: parent,
  LOG_LEVEL: 'error',
})

/** Everything the restored server returns, by key; checks that each file has the digest of its row. */
async function readBack(drivers: readonly Driver[]): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  for (const [index, name] of DRIVERS.entries()) {
    const userId = drivers[index]?.userId ?? ''
    const client = await connect(server)
    const session = await client.auth.signInWithPassword({ email: `${name}@example.com`, password: PASSWORD })
    expect(session.data.user?.id).toBe(userId)
    const rows = await client.from('maintenance').select('*').limit(1000)
    for (const row of rows.data as Service[]) digests.set(row.item, rowDigest(row))
    const bucket = client.storage.from('receipts')
    const files = await bucket.list(userId, { limit: 1000 })
    for (const file of files.data ?? []) {
      const path = `${userId}/${file.name}`
      const { data } = await bucket.download(path)
      const digest = data === null ? 'no bytes' : sha256(new Uint8Array(await data.arrayBuffer()))
      expect(file.metadata?.eTag, path).toBe(`"${digest}"`)
      digests.set(path, digest)
    }
    for (const { receipt_url } of rows.data as Service[]) expect(digests.has(receipt_url ?? '')).toBe(true)
  }
  return digests
}

afterAll(() => server.stop())

it('backs up while drivers write, and restores rows and files that match each other, byte for byte', {
  timeout: 180_000,
}, async () => {
  const port = await freePort()
  server = await spawnServer(envOf('busy', port))
  const ledger = new Ledger()
  const drivers = await Promise.all(
    DRIVERS.map(async (name) => {
      const client = await connect(server)
      const { data, error } = await client.auth.signUp({ email: `${name}@example.com`, password: PASSWORD })
      if (error !== null) throw error
      return { client, userId: data.user?.id ?? '' }
    }),
  )

  let isOver = false
  const driving = DRIVERS.map((name, index) => drive(drivers[index] as Driver, name, ledger, () => isOver))
  let [begunAt, endedAt] = [0, 0]
  try {
    for (let count = 1; count <= BACKUPS; count += 1) {
      begunAt = performance.now()
      expect(await runAdmin(envOf('busy', port), 'backup', `${count}.tar.gz`)).toMatchObject({
        code: 0,
        stderr: '',
        stdout: expect.not.stringContaining('were not there'),
      })
      endedAt = performance.now()
    }
  } finally {
    isOver = true
    await Promise.allSettled(driving)
  }
  await Promise.all(driving)
  await server.stop()
  // The last backup ran during writes.
  const during = ledger.writes.filter((write) => write.sentAt > begunAt && write.answeredAt < endedAt)
  expect(during.length).toBeGreaterThan(2)

  const last = `${BACKUPS}.tar.gz`
  expect(await runAdmin(envOf('fresh', port), 'restore', last)).toMatchObject({ code: 0, stderr: '' })
  server = await spawnServer(envOf('fresh', port))
  // A backup of the restored folder equals the backup that was restored.
  expect(await runAdmin(envOf('fresh', port), 'backup', 'again.tar.gz')).toMatchObject({ code: 0 })
  const [wanted, restored] = [
    await manifestOf(join(parent, last)),
    await manifestOf(join(parent, 'again.tar.gz')),
  ]
  expect(wanted.tables.find(({ name }) => name === 'maintenance')?.rowCount).toBeGreaterThan(2)
  // The restored server has swept once: when, and who is looked at next, is its own.
  const swept = ['reminder_due', 'last_sweep']
  const unswept = ({ tables }: Manifest) => tables.filter(({ name }) => !swept.includes(name))
  expect(unswept(restored)).toEqual(unswept(wanted))
  expect(restored.sequences).toEqual(wanted.sequences)
  expect(restored.files).toEqual(wanted.files)

  const digests = await readBack(drivers)
  for (const key of new Set([...ledger.keys(), ...digests.keys()]))
    expect(ledger.allowed(key, begunAt, endedAt), key).toContain(digests.get(key) ?? null)
  expect(digests.has(ADAS_FIRST)).toBe(true)
})
