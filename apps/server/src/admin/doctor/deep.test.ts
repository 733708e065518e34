import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { fileFolder } from '../../../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../../../tests/harness/for-file.ts'
import { examineStored } from '../../storage/index.ts'
import { examineDeep } from './deep.ts'

const test = fileDatabase()
const dataFolder = fileFolder()

const pathOf = (version: string) => join(dataFolder, 'files', version.slice(0, 2), version)

/** A row that says this of its bytes, and the bytes. */
async function store(bytes: string, said = bytes, hasHash = true): Promise<string> {
  const version = randomUUID()
  const eTag = hasHash ? `"${createHash('sha256').update(said).digest('hex')}"` : '"none"'
  await test.admin(
    "insert into storage.objects (bucket_id, name, version, metadata) values ('receipts', $1, $1, $2)",
    [version, { size: said.length, eTag }],
  )
  await mkdir(dirname(pathOf(version)), { recursive: true })
  await writeFile(pathOf(version), bytes)
  return version
}

async function examine(): Promise<Record<string, string>> {
  const { database, tokens } = test
  const config = { dataFolder, siteUrl: 'http://localhost:8787' }
  const findings = await examineDeep(test.adminUrl, {
    examineFiles: () =>
      examineStored({ database, tokens, config, log: pino({ level: 'silent' }), now: Date.now }),
    readKeys: async () => 'whole',
    now: Date.now,
  })
  return Object.fromEntries(findings.map(({ about, verdict, says }) => [about, `${verdict}: ${says}`]))
}

// Each continues from the one before.
it('finds nothing wrong with what is whole, and names what it did not check', async () => {
  await store('a receipt')
  const findings = await examine()
  expect(Object.entries(findings).filter(([, says]) => says.startsWith('wrong'))).toEqual([])
  expect(findings.rows).toMatch(/^fine: \d+ of \d+ tables can be read$/)
  expect(findings.indexes).toMatch(/^fine: \d{2,} indexes and \d{2,} tables agree with amcheck$/)
  expect(findings['stored bytes']).toBe('fine: 1 files, 0.0 MB, as their rows say')
  expect(findings.push).toMatch(/^notice: 0 devices; .* not checked$/)
  expect(await test.admin("select from pg_extension where extname = 'amcheck'")).toEqual([])
})

it('finds bytes of another size or hash, missing ones, and orphans that no sweep has removed', async () => {
  const unhashed = await store('without a hash', undefined, false)
  const orphan = randomUUID()
  await mkdir(dirname(pathOf(orphan)), { recursive: true })
  await writeFile(pathOf(orphan), 'nobody names it')
  expect((await examine())['stored bytes']).toMatch(/^notice: .* of 1 the hash was not checked/)
  const longAgo = new Date(Date.now() - 3 * 3_600_000)
  await utimes(pathOf(orphan), longAgo, longAgo)
  expect((await examine())['stored bytes']).toContain('1 older than two hours have no row')
  const [changed, missing] = [await store('other bytes', 'given bytes'), await store('gone')]
  await rm(pathOf(missing))
  const longer = await store('longer than said', 'shorter', false)
  const says = (await examine())['stored bytes']
  expect(says).toContain(`1 are missing (${missing}) and 2 are not what their row says`)
  expect(says).toContain(changed)
  expect(says).toContain(longer)
  expect(says).not.toContain(unhashed)
})

it('finds an index that does not have what its table has', async () => {
  await test.admin(`
    create function public.shown(n integer) returns integer language sql immutable as 'select n';
    create table public.numbers as select generate_series(1, 50) as n;
    create index numbers_shown on public.numbers (public.shown(n));
    create or replace function public.shown(n integer) returns integer language sql immutable as 'select -n'`)
  expect((await examine()).indexes).toMatch(
    /^wrong: public\.numbers_shown \(heap tuple .* lacks matching index tuple/,
  )
})

it('finds a table that cannot be read', async () => {
  await test.admin("update pg_class set relfilenode = 4000000000 where oid = 'public.numbers'::regclass")
  expect((await examine()).rows).toMatch(
    /^wrong: cannot be read: public\.numbers \(could not open file .*restore the last/,
  )
})

it('finds sweeps that did not run', async () => {
  const { userId } = await test.user()
  await test.admin(
    `insert into private.reminder_due (driver_id, next_at) values ($1, now() - interval '2 hours')
     on conflict (driver_id) do update set next_at = excluded.next_at`,
    [userId],
  )
  await test.admin(
    `update auth.users set raw_app_meta_data = '{"demo": "true"}', created_at = now() - interval '2 days' where id = $1`,
    [userId],
  )
  const findings = await examine()
  expect(findings['reminder sweep']).toMatch(/^wrong: 1 people have been due/)
  expect(findings.demos).toMatch(/^wrong: 1 are older than a day/)
})
