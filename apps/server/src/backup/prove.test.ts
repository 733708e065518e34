import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { readConfig } from '../config/index.ts'
import { WrongPhrase } from './age.ts'
import { backup } from './backup.ts'
import { MANIFEST_ENTRY, type Manifest } from './manifest.ts'
import { createNightly } from './nightly.ts'
import { prove } from './prove.ts'
import { readBack } from './read-back.ts'
import { noteBackup, readRecord } from './record.ts'
import { restore } from './restore.ts'
import { readTarGz, writeTarGz } from './tar.ts'

/** A proof makes a cluster of PostgreSQL and migrates it. */
const STARVED_MS = 180_000
const NOW = Date.UTC(2026, 2, 10, 12)

const test = fileDatabase()
const parent = fileFolder()
let data: string
let whole: string
const config = () =>
  readConfig({ TAPPET_DATA: data, DATABASE_URL: test.adminUrl, JWT_SECRET: test.jwtSecret }, '/')
beforeAll(async () => {
  data = join(parent, 'data')
  whole = join(parent, 'whole.tar.gz')
  const { userId } = await test.user()
  // A zone of its own: rows are written alike anyway.
  const name = new URL(test.adminUrl).pathname.slice(1)
  await test.admin(`alter database ${name} set timezone = 'Asia/Kathmandu'`)
  await test.admin(
    "insert into maintenance (user_id, item, date, notes) select $1, 'Oil Change', date '2026-01-01' + n, E'tab\\there\\nand \\\\N' from generate_series(1, 50) n",
    [userId],
  )
  const version = randomUUID()
  await mkdir(join(data, 'files', version.slice(0, 2)), { recursive: true })
  await writeFile(join(data, 'files', version.slice(0, 2), version), 'the bytes of a receipt')
  await test.admin(
    "insert into storage.objects (bucket_id, name, owner_id, version, metadata) values ('receipts', 'r.png', $1, $2, '{\"size\": 22}')",
    [userId, version],
  )
  await backup({ adminUrl: test.adminUrl, dataFolder: data, target: whole, now: NOW })
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The same backup with one entry changed, and the manifest telling of it. */
async function forged(
  entry: RegExp,
  change: (text: string) => string,
  toManifest?: (manifest: Manifest) => void,
) {
  const path = join(parent, `${randomUUID()}.tar.gz`)
  const tar = writeTarGz(path, 0)
  const changed = new Map<string, Buffer>()
  for await (const { name, body } of readTarGz(whole)) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    let bytes = Buffer.concat(chunks)
    if (entry.test(name)) bytes = Buffer.from(change(bytes.toString()))
    if (name === MANIFEST_ENTRY) {
      const manifest = JSON.parse(bytes.toString()) as Manifest
      for (const each of [...manifest.tables, ...manifest.files]) {
        const now = changed.get(each.entry)
        if (now !== undefined) Object.assign(each, { sizeBytes: now.length, sha256: sha256(now) })
      }
      toManifest?.(manifest)
      bytes = Buffer.from(JSON.stringify(manifest))
    }
    changed.set(name, bytes)
    await tar.add(name, bytes.length, [bytes])
  }
  await tar.finish()
  return path
}

describe('the proof of a backup', () => {
  it('fails where what is restored is not what was backed up, though the file is whole', {
    timeout: STARVED_MS,
  }, async () => {
    // COPY reads \x20 as a blank and writes a blank: the rows load, and their text is another.
    const path = await forged(/maintenance\.copy$/, (text) => text.replace('Oil Change', 'Oil\\x20Change'))
    await expect(readBack(path)).resolves.toBeDefined()
    await expect(prove(config(), path, () => NOW)).rejects.toThrow(
      /restores, but not what was backed up: rows of public\.maintenance differ\. Do not rely on it/,
    )
    expect((await readdir(data)).filter((name) => name.startsWith('.tappet-proof'))).toEqual([])
  })

  it('is not given for another version, whose rows migrations change', async () => {
    const path = await forged(/^none$/, String, ({ migrations }) => migrations.supabase_migrations.pop())
    await expect(prove(config(), path, () => NOW)).rejects.toThrow('was made by another version of Tappet')
  })
})

describe('a restore', () => {
  it('refuses the backup of a newer version before it writes anything', async () => {
    const path = await forged(/^none$/, String, ({ migrations }) =>
      migrations.supabase_migrations.push('9999'),
    )
    const older = { ...config(), dataFolder: join(parent, 'older') }
    await expect(restore(older, path)).rejects.toThrow(
      /was made by a newer Tappet \(.+, migration 9999\)\. Restore it with that version\. Nothing was changed\./,
    )
    expect(await readdir(parent)).not.toContain('older')
  })
})

describe('a backup that is read back', () => {
  it('is refused where rows are missing', async () => {
    const path = await forged(/^none$/, String, ({ tables }) => {
      for (const table of tables) if (table.name === 'maintenance') table.rowCount += 1
    })
    await expect(readBack(path)).rejects.toThrow('holds 50 of 51 rows of database/public.maintenance.copy')
  })
})

describe('a night', () => {
  it('without a setting ends with a backup that was restored beside the server and found whole, encrypted where a phrase is set, and leaves nothing else', {
    timeout: STARVED_MS,
  }, async () => {
    const before = await readdir(data)
    const options = { ...config(), backupPassphrase: 'a garage with a view' }
    const { backups: settings } = options
    if (settings === undefined) throw new Error('no backups')
    await noteBackup(data, { since: NOW - 86_400_000 })
    const log = pino({ level: 'silent' })
    const { tick, counts } = createNightly({
      config: options,
      settings,
      adminUrl: test.adminUrl,
      log,
      now: () => NOW,
    })
    await tick()
    expect(await readRecord(data, NOW)).toMatchObject({
      failure: null,
      proven: { at: NOW, files: 1, missing: 0 },
    })
    expect(counts()).toMatchObject({ proven: 1, failed: 0 })
    const name = 'tappet-2026-03-10T1200Z.tar.gz.age'
    expect(await readdir(join(data, 'backups'))).toEqual([name])
    expect((await readdir(data)).sort()).toEqual([...before, 'backups', 'backups.json'].sort())
    await expect(readBack(join(data, 'backups', name), 'another phrase')).rejects.toThrow(WrongPhrase)
  })

  it('with a disk that is almost full writes nothing, and the proof is not begun', async () => {
    const target = join(data, 'none.tar.gz')
    const options = {
      adminUrl: test.adminUrl,
      dataFolder: data,
      target,
      now: NOW,
      floorBytes: 256 * 1024 ** 2,
    }
    const readFree = () => 256 * 1024 ** 2 + 1
    await expect(backup({ ...options, readFree })).rejects.toThrow(/are kept for the database\./)
    await expect(prove(config(), whole, () => NOW, readFree)).rejects.toThrow(
      /A proof needs \d+ MB of room in .* beside the 256 MB that are kept for the database, and 257 MB are free/,
    )
    expect((await readdir(data)).filter((name) => /none|tappet-/.test(name))).toEqual([])
  })
})
