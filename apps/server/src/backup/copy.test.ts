import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { StartError } from '../errors/start.ts'
import { backup } from './backup.ts'
import { copyIn, copyOut } from './copy.ts'

const test = fileDatabase()
let client: pg.Client
beforeAll(async () => {
  await test.admin('create table public.numbers (n int check (n < 1000000))')
  client = await connect()
})
afterAll(() => client.end())

async function connect(): Promise<pg.Client> {
  const copyClient = new pg.Client({ connectionString: test.adminUrl })
  copyClient.on('error', () => undefined)
  await copyClient.connect()
  return copyClient
}

const answers = async () => (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one

describe('reading a table with COPY', () => {
  it('settles with the error that PostgreSQL reports among the rows, and the connection is used on', async () => {
    let bytes = 0
    const text = 'copy (select 1 / (5000 - i) from generate_series(1, 9000) i) to stdout'
    const reading = copyOut(client, text, (chunk) => {
      bytes += chunk.length
    })
    await expect(reading).rejects.toThrow('division by zero')
    expect(bytes).toBeGreaterThan(0)
    expect(await answers()).toBe(1)
  })

  it('settles with what the taker of the bytes throws, such as a full disk', async () => {
    const reading = copyOut(client, 'copy (select generate_series(1, 9000)) to stdout', () => {
      throw new Error('ENOSPC')
    })
    await expect(reading).rejects.toThrow('ENOSPC')
    expect(await answers()).toBe(1)
  })

  it('gives up after a long silence and says so', async () => {
    const silent = await connect()
    const reading = copyOut(silent, 'copy (select pg_sleep(60)) to stdout', () => undefined, 50)
    await expect(reading).rejects.toThrow(/neither sent nor took a byte for 0\.05 s \(copy \(select pg_sleep/)
    await expect(reading).rejects.toBeInstanceOf(StartError)
    await silent.end()
  })
})

describe('writing a table with COPY', () => {
  const toNumbers = 'copy public.numbers from stdin'
  const lines = (from: number, count: number) =>
    Buffer.from(Array.from({ length: count }, (_, i) => `${from + i}\n`).join(''))

  it('settles with the error that PostgreSQL reports, and reads no more of the source', async () => {
    let count = 0
    let isEnded = false
    async function* source() {
      try {
        for (; count < 10_000; count++) yield count === 1 ? Buffer.from('1000000\n') : lines(0, 10_000)
      } finally {
        isEnded = true
      }
    }
    await expect(copyIn(client, toNumbers, source())).rejects.toThrow('violates check constraint')
    expect(await answers()).toBe(1)
    expect(count).toBeLessThan(10_000)
    await vi.waitFor(() => expect(isEnded).toBe(true))
  })

  it('settles with what the source throws, and keeps no row', async () => {
    async function* source() {
      yield lines(0, 10)
      throw new Error('the archive is cut off')
    }
    await expect(copyIn(client, toNumbers, source())).rejects.toThrow('the archive is cut off')
    expect((await client.query('select from public.numbers')).rowCount).toBe(0)
  })

  it('counts the rows it wrote', async () => {
    async function* source() {
      yield lines(0, 10)
    }
    expect(await copyIn(client, toNumbers, source())).toBe(10)
  })
})

describe('a backup of a table that cannot be read', () => {
  it('ends with words, leaves nothing behind and holds up no removal of files', async () => {
    await test.admin('create table public.broken as select 1 as n')
    await test.admin("update pg_class set relfilenode = 4000000000 where oid = 'public.broken'::regclass")
    const folder = testFolder()
    const target = join(folder, 'backup.tar.gz')
    await expect(backup({ adminUrl: test.adminUrl, dataFolder: folder, target, now: 0 })).rejects.toThrow(
      /^public\.broken cannot be read: could not open file .* No backup was written\./,
    )
    expect(await readdir(folder)).toEqual([])
    // The connection's own process ends a moment after the connection.
    await vi.waitFor(async () =>
      expect(await test.admin("select from pg_locks where locktype = 'advisory'")).toEqual([]),
    )
  })
})
