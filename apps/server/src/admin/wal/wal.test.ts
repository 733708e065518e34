import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { openServerDatabase, type ServerDatabase } from '../../database/open.ts'
import { isRestoring, markRestoring } from '../../database/restore-mark.ts'
import { archiveOf, missingAfter } from '../../database/wal-archive.ts'
import { checkArchive } from '../doctor/archive.ts'
import { readArchiver } from './archiver.ts'
import { type Base, isBaseDue, listBases, takeBase } from './base.ts'
import { restoreUntil } from './restore-until.ts'

/** Less than a test's own limit, so that what did not come is named. */
const LONGEST_WAIT_MS = 90_000

/** @throws Error naming what did not come, and the archiver's last words */
async function until(
  what: string,
  { adminUrl }: ServerDatabase,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(
        `Did not come in ${LONGEST_WAIT_MS} ms: ${what}; ${JSON.stringify(await readArchiver(adminUrl))}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tappet-wal-'))
  await chmod(parent, 0o711)
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const config = (data: string) =>
  readConfig({ TAPPET_DATA: join(parent, data), WAL_ARCHIVE_DIR: join(parent, 'archive') }, parent)

async function query<Row extends pg.QueryResultRow>(
  { adminUrl }: ServerDatabase,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Writes a row and ends its segment. Resolves with the time after the commit, once the segment is archived. */
async function write(database: ServerDatabase, text: string): Promise<Date> {
  await query(database, `insert into kept values ('${text}')`)
  const [row] = await query<{ at: number; name: string }>(
    database,
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at, pg_walfile_name(pg_current_wal_insert_lsn()) as name',
  )
  // Where archive_timeout has just ended a segment, the next one is empty, and an empty one is not ended.
  await query(database, "select pg_logical_emit_message(false, 'tappet', 'ends this segment')")
  await query(database, 'select pg_switch_wal()')
  const archived = async () =>
    (
      await query<{ is: boolean; failed: number }>(
        database,
        `select coalesce(last_archived_wal, '') >= '${row?.name}' as is, failed_count::int as failed from pg_stat_archiver`,
      )
    )[0]
  const what = `the segment ${row?.name} to be archived`
  await until(what, database, async () => {
    const state = await archived()
    return state?.is === true || state?.failed !== 0
  })
  expect(await archived()).toEqual({ is: true, failed: 0 })
  // Dates have milliseconds, commits microseconds.
  return new Date(Math.ceil(row?.at ?? 0))
}

// Each test continues from the one before.
describe('the archive of the log', () => {
  const first = () => config('first')
  let base: Base
  let afterA: Date
  let afterB: Date
  beforeAll(async () => {
    const database = await openServerDatabase(first())
    const { adminUrl } = database
    const options = { adminUrl, dataFolder: first().dataFolder, root: join(parent, 'archive'), now: Date.now }
    await query(database, 'create table kept (text text)')
    await query(database, "insert into kept values ('before')")
    const archive = await archiveOf(options.root, join(parent, 'first', 'database'))
    expect(await isBaseDue(archive, Date.now())).toBe(true)
    base = await takeBase({ ...options, floorBytes: 0 })
    expect(await isBaseDue(archive, base.finishedAt)).toBe(false)
    expect(await isBaseDue(archive, base.finishedAt + 86_400_000)).toBe(true)
    await expect(takeBase({ ...options, floorBytes: 1e15 })).rejects.toThrow(/no room for a base backup/)
    afterA = await write(database, 'A')
    afterB = await write(database, 'B')
    await write(database, 'C')
    expect(await checkArchive(first(), adminUrl)).toMatchObject([{ verdict: 'fine' }])
    await database.stop()
  })

  const restored = async (data: string, until: Date) => {
    await restoreUntil(config(data), until, Date.now())
    const database = await openServerDatabase(config(data))
    const rows = await query<{ text: string }>(database, 'select text from kept')
    await database.stop()
    return rows.map(({ text }) => text)
  }

  it('makes the database of a time again: with what was committed before it, without what came after', async () => {
    expect(await restored('at-a', afterA)).toEqual(['before', 'A'])
    expect(await restored('at-b', afterB)).toEqual(['before', 'A', 'B'])
  })

  it('begins again where it was cut off, and leaves nothing of the first try', async () => {
    const { dataFolder } = config('cut-off')
    const left = join(dataFolder, 'database', 'cluster', 'left-over')
    await mkdir(join(left, '..'), { recursive: true })
    await writeFile(left, 'of the first try')
    await markRestoring(dataFolder)
    expect(await restored('cut-off', afterA)).toEqual(['before', 'A'])
    expect(await isRestoring(dataFolder)).toBe(false)
    expect(await readdir(join(left, '..'))).not.toContain('left-over')
  })

  it('continues in an archive of its own, and asks which one is meant where two reach a time', async () => {
    const database = await openServerDatabase(config('at-a'))
    const { adminUrl } = database
    const { dataFolder } = config('at-a')
    const own = await takeBase({
      adminUrl,
      dataFolder,
      root: join(parent, 'archive'),
      now: Date.now,
      floorBytes: 0,
    })
    expect(own.archive).not.toBe(base.archive)
    const afterOther = await write(database, 'other')
    await write(database, 'more')
    await database.stop()
    await expect(restoreUntil(config('two'), afterOther, Date.now())).rejects.toThrow(
      /more than one database/,
    )
    const chosen = { ...config('two'), walArchive: own.archive }
    await restoreUntil(chosen, afterOther, Date.now())
    const { walArchive: _, ...without } = chosen
    const again = await openServerDatabase(without)
    expect(await query(again, 'select text from kept')).toEqual(
      ['before', 'A', 'other'].map((text) => ({ text })),
    )
    expect(await checkArchive(chosen, again.adminUrl)).toMatchObject([
      { verdict: 'wrong', says: expect.stringContaining('was started without it: restart') },
    ])
    await again.stop()
    await rm(own.archive, { recursive: true })
  })

  it('never restores over a folder that holds something, or to a time before the first base backup', async () => {
    await expect(restoreUntil(first(), afterA, Date.now())).rejects.toThrow(/is not empty/)
    const { dataFolder } = config('keys-alone')
    await mkdir(join(dataFolder, 'keys'), { recursive: true })
    await writeFile(join(dataFolder, 'keys', 'jwt-secret'), 'of somebody')
    await expect(restoreUntil(config('keys-alone'), afterA, Date.now())).rejects.toThrow(/is not empty/)
    expect(await readFile(join(dataFolder, 'keys', 'jwt-secret'), 'utf8')).toBe('of somebody')
    const before = new Date(base.finishedAt - 1)
    await expect(restoreUntil(config('early'), before, Date.now())).rejects.toThrow(/no earlier time can be/)
    await expect(restoreUntil(config('late'), afterB, 0)).rejects.toThrow(/one in the past/)
    expect(await readdir(parent)).not.toContain('early')
  })

  it('says where the archive ends, keeps nothing then, and takes a new base backup after a missing segment', async () => {
    const folder = join(base.archive, 'wal')
    const broken =
      (await readdir(folder))
        .filter((name) => /^00000001.{16}\.gz$/.test(name))
        .toSorted()
        .at(-2) ?? ''
    await writeFile(join(folder, broken), 'no segment')
    const refused = /The archive does not reach .*The last change it gave is of/
    await expect(restoreUntil(config('broken'), new Date(), Date.now())).rejects.toThrow(refused)
    await rm(join(folder, broken))
    const number = await missingAfter(base.archive, base.start)
    expect(`00000001${number}.gz`).toBe(broken)
    await expect(restoreUntil(config('gap'), new Date(), Date.now())).rejects.toThrow(`…${number} is missing`)
    expect(await readdir(join(parent, 'gap'))).toEqual([])
    expect(await isBaseDue(base.archive, base.finishedAt)).toBe(true)
    const database = await openServerDatabase(first())
    expect(await checkArchive(first(), database.adminUrl)).toMatchObject([{ verdict: 'wrong' }])
    await database.stop()
  })

  it('does not replace a segment of the same name that differs, and the doctor says so', async () => {
    const database = await openServerDatabase(first())
    // On a busy machine archive_timeout may end a segment or two before these lines do: their names are taken as well.
    const next = await query<{ name: string }>(
      database,
      'select pg_walfile_name(pg_current_wal_insert_lsn() + n * (1 << 24)) as name from generate_series(0, 3) n',
    )
    const files = next.map(({ name }) => join(base.archive, 'wal', `${name}.gz`))
    for (const file of files) await writeFile(file, 'of another database', { mode: 0o644 })
    await query(database, "insert into kept values ('D')")
    await query(database, 'select pg_switch_wal()')
    const failed = async () => (await readArchiver(database.adminUrl)).failed > 0
    await until('a try to archive that fails', database, failed)
    expect(await checkArchive(first(), database.adminUrl)).toMatchObject([
      { verdict: 'wrong', says: expect.stringContaining('The last try to archive a segment failed') },
    ])
    for (const file of files) await rm(file)
    await database.stop()
  })

  it('keeps three base backups and the segments that they need', async () => {
    const database = await openServerDatabase(first())
    const { adminUrl } = database
    const options = { adminUrl, dataFolder: first().dataFolder, root: join(parent, 'archive'), floorBytes: 0 }
    let newest = base
    for (const day of [1, 2, 3])
      newest = await takeBase({ ...options, now: () => base.finishedAt + day * 86_400_000 })
    const names = await readdir(base.archive)
    expect(names.filter((name) => name.startsWith('base-'))).toHaveLength(3)
    expect(names.filter((name) => name.startsWith('draft-'))).toEqual([])
    expect(await readdir(join(base.archive, 'wal'))).not.toContain(`${base.start}.gz`)
    expect(await missingAfter(base.archive, newest.start)).toBeNull()
    const [oldest] = await listBases(base.archive)
    expect(oldest?.finishedAt).toBe(base.finishedAt + 86_400_000)
    expect(await missingAfter(base.archive, oldest?.start ?? '')).toBeNull()
    // It failed before, and has worked since.
    const { lastArchivedAt } = await readArchiver(adminUrl)
    const says = `last segment ${new Date(lastArchivedAt ?? 0).toISOString()}, base backups since ${new Date(oldest?.finishedAt ?? 0).toISOString()}`
    expect(await checkArchive(first(), adminUrl)).toMatchObject([
      { verdict: 'fine', says: expect.stringContaining(says) },
    ])
    await rm(join(base.archive, 'wal', `${oldest?.start}.gz`))
    expect(await checkArchive(first(), adminUrl)).toMatchObject([
      { verdict: 'wrong', says: expect.stringContaining(`…${oldest?.start.slice(8)} is missing`) },
    ])
    const empty = { ...first(), walArchive: join(parent, 'elsewhere') }
    expect(await checkArchive(empty, adminUrl)).toMatchObject([
      { verdict: 'wrong', says: expect.stringMatching(/^No base backup is in/) },
    ])
    await database.stop()
  })
})
