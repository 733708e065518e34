import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { MOVE_STEPS, type MoveOptions, moveTo } from '../../apps/server/src/admin/move/index.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbedded } from '../../apps/server/src/database/embedded.ts'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { moveState } from '../../apps/server/src/database/move-mark.ts'
import { followMove, isMoveAnnounced } from '../../apps/server/src/database/moved.ts'
import { openServerDatabase } from '../../apps/server/src/database/open.ts'
import { runAdmin } from '../harness/admin-command.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { spawnServer } from '../harness/spawned.ts'
import { count, type Driver, startWriters } from './writers.ts'

const KILLED = join(import.meta.dirname, '../harness/move-killed.ts')
const PASSWORD = 'moves with the car'
/** Starts and moves whole databases: seconds on a quiet machine, minutes on a starved one. */
const WITHIN = { timeout: 240_000 }

const made: string[] = []
async function emptyDatabase(): Promise<string> {
  const name = `move_${randomBytes(6).toString('hex')}`
  await query('template1', `create database ${name} template template0`)
  made.push(name)
  return urlOf(name)
}
function urlOf(name: string): string {
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return url.href
}
async function query<Row extends pg.QueryResultRow>(database: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.includes(':') ? database : urlOf(database) })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
afterAll(async () => {
  for (const name of made) await query('template1', `drop database if exists ${name} with (force)`)
})

async function signUp(url: string, anonKey: string): Promise<Driver & { email: string }> {
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const email = `${randomUUID()}@example.com`
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
  if (error !== null || data.session === null) throw error ?? new Error('no session')
  return { email, userId: data.user?.id ?? '', token: data.session.access_token, anonKey }
}

describe('a move that is cut off', () => {
  let server: TestServer
  let driver: Driver
  let options: MoveOptions
  let closed = false
  beforeAll(async () => {
    server = await startServer()
    driver = await signUp(server.url, server.anonKey)
    const [source] = await server.admin<{ port: string }>("select current_setting('port') as port")
    const password = (await readFile(join(server.dataFolder, 'database/password'), 'utf8')).trim()
    options = {
      sourceUrl: `postgres://postgres:${password}@127.0.0.1:${source?.port}/tappet`,
      targetUrl: await emptyDatabase(),
      dataFolder: server.dataFolder,
      jwtSecret: TEST_JWT_SECRET,
      noticeMs: 0,
    }
  }, WITHIN.timeout)
  afterAll(async () => {
    if (!closed) await server.close()
  })

  const killBefore = (step: string) =>
    expect(
      promisify(execFile)(process.execPath, [KILLED, step, JSON.stringify(options)]),
    ).rejects.toMatchObject({ signal: 'SIGKILL' })
  const insert = () =>
    fetch(`${server.url}/rest/v1/maintenance`, {
      method: 'POST',
      headers: {
        apikey: driver.anonKey,
        authorization: `Bearer ${driver.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ user_id: driver.userId, item: 'Oil Change', date: '2026-01-01' }),
    })
  const untilItWrites = () =>
    vi.waitFor(async () => expect((await insert()).status).toBe(201), { timeout: 60_000, interval: 100 })
  const sourceState = async () => {
    const client = new pg.Client({ connectionString: options.sourceUrl })
    await client.connect()
    return moveState(client).finally(() => client.end())
  }

  it.each(MOVE_STEPS.filter((step) => step !== 'complete'))(
    'leaves the old database serving when it fails before: %s',
    WITHIN,
    async (failing) => {
      const before = (step: string) => {
        if (step === failing) throw new Error('the cable was pulled.')
      }
      await expect(moveTo({ ...options, before })).rejects.toThrow(
        /^The database was not moved: the cable was pulled\. The old one serves on/,
      )
      expect(await sourceState()).toBe('none')
      expect(await isMoveAnnounced(options.dataFolder)).toBe(false)
      await untilItWrites()
    },
  )

  it('is not made where one row is not the same on both sides', WITHIN, async () => {
    await untilItWrites()
    const before = async (step: string) => {
      if (step === 'verify')
        await query(
          options.targetUrl,
          "set session_replication_role = replica; update public.maintenance set item = 'Tires'",
        )
    }
    await expect(moveTo({ ...options, before })).rejects.toThrow(
      /public\.maintenance is not the same there \(\d+ rows\) as here \(\d+ rows\)\. The old one serves on/,
    )
    expect(await sourceState()).toBe('none')
  })

  it(
    'refuses changes with 503 and Retry-After while they would be lost, and answers reads',
    WITHIN,
    async () => {
      const seen: (number | string | null)[] = []
      await moveTo({
        ...options,
        noticeMs: 1_500,
        async before(step) {
          if (step !== 'copy changes') return
          const refused = await insert()
          seen.push(refused.status, refused.headers.get('retry-after'), (await refused.json()).code)
          const read = await fetch(`${server.url}/rest/v1/maintenance?select=id`, {
            headers: { apikey: driver.anonKey, authorization: `Bearer ${driver.token}` },
          })
          seen.push(read.status)
          throw new Error('enough.')
        },
      }).catch(() => undefined)
      expect(seen).toEqual([503, '5', 'TPT503', 200])
      await untilItWrites()
    },
  )

  it(
    'lets no session write while the last changes are copied, whether it began before or after',
    WITHIN,
    async () => {
      // Of a program that does not look at the announcement.
      const write = (client: pg.Client) =>
        client.query(`update public.maintenance set notes = 'late'`).then(() => 'written', String)
      const session = async () => {
        const client = new pg.Client({ connectionString: options.sourceUrl })
        client.on('error', () => undefined)
        await client.connect()
        return client
      }
      const early = await session()
      const seen: string[] = []
      await moveTo({
        ...options,
        async before(step) {
          if (step !== 'copy changes') return
          const late = await session()
          seen.push(await write(early), await write(late))
          await late.end()
          throw new Error('enough.')
        },
      }).catch(() => undefined)
      await early.end().catch(() => undefined)
      expect(seen).toEqual([expect.not.stringContaining('written'), expect.stringContaining('read-only')])
      await untilItWrites()
    },
  )

  it('is not served from half of it', WITHIN, async () => {
    const config = readConfig(
      { DATABASE_URL: options.targetUrl, JWT_SECRET: TEST_JWT_SECRET },
      options.dataFolder,
    )
    await expect(openServerDatabase(config)).rejects.toThrow(/runs or was cut off/)
  })

  it.each(['pause', 'copy changes', 'switch'])(
    'is undone by the running server when it is killed before: %s',
    WITHIN,
    async (step) => {
      await killBefore(step)
      await untilItWrites()
      await vi.waitFor(async () => expect(await isMoveAnnounced(options.dataFolder)).toBe(false), 30_000)
      expect(await sourceState()).toBe('none')
    },
  )

  it('refuses a database with tables, the old one itself, and a second move beside it', WITHIN, async () => {
    const used = await emptyDatabase()
    await query(used, 'create table public.others (id int)')
    await expect(moveTo({ ...options, targetUrl: used })).rejects.toThrow(
      /not Tappet's and not empty: it has public\.others/,
    )
    await expect(moveTo({ ...options, targetUrl: options.sourceUrl })).rejects.toThrow(/is the old one/)
    let second: unknown
    await moveTo({
      ...options,
      async before(step) {
        if (step !== 'copy rows') return
        second = await moveTo(options).catch((error: unknown) => error)
        throw new Error('enough.')
      },
    }).catch(() => undefined)
    expect(String(second)).toContain('Another move of it is running')
    await untilItWrites()
  })

  it('has moved when it is killed after the switch: the next start completes it', WITHIN, async () => {
    const rows = await server.admin('select id from maintenance order by id')
    await killBefore('complete')
    expect(await sourceState()).toBe('moved')
    // A write that the old one took now would be lost.
    expect((await insert()).ok).toBe(false)
    const config = readConfig({ TAPPET_DATA: options.dataFolder }, options.dataFolder)
    const folder = join(options.dataFolder, 'database')
    closed = true
    await server.close({ keepsData: true })
    expect((await followMove(config)).databaseUrl).toBe(options.targetUrl)
    expect((await followMove(config)).databaseUrl).toBe(options.targetUrl)
    expect(await query(options.targetUrl, 'select id from maintenance order by id')).toEqual(rows)
    await (await openServerDatabase(await followMove(config))).stop()
    // Without the file that says where to, the old one is not served.
    await rm(join(options.dataFolder, 'moved.json'))
    await expect(openServerDatabase(config)).rejects.toThrow(/has moved to another one/)
    const old = await startEmbedded(folder)
    await expect(query(old.adminUrl, 'delete from public.maintenance')).rejects.toThrow(/read-only/)
    await old.stop()
    await rm(options.dataFolder, { recursive: true, force: true })
  })
})

it('moves rows and files under load, and the running server follows', WITHIN, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tappet-move-'))
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: 'new-home', configs: [] }],
  })
  const { port: s3Port } = await s3.run()
  const own = {
    TAPPET_DATA: join(folder, 'data'),
    PORT: String(await freePort()),
    JWT_SECRET: TEST_JWT_SECRET,
    LOG_LEVEL: 'error',
  }
  const files = {
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_BUCKET: 'new-home',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const targetUrl = await emptyDatabase()
  const server = await spawnServer(own)
  try {
    const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
    const driver = await signUp(server.url, anonKey)
    const ledger = startWriters(server.url, driver)
    await ledger.more(40)
    const told = await runAdmin({ ...own, ...files }, 'move-to', targetUrl)
    expect(told).toMatchObject({ code: 0, stderr: '' })
    expect(told.stdout).toMatch(
      /^Moved: \d+ rows of \d+ tables are the same in both, by count and hash\. \d+ stored files were copied to new-home and read back\./,
    )
    expect(told.stdout).toContain('No server has the old one open')
    // The same process, on the new database.
    await ledger.more(40)
    await ledger.stop()
    const fileOf = async (id: string) => {
      const answer = await fetch(
        `${server.url}/storage/v1/object/authenticated/receipts/${driver.userId}/${id}.png`,
        {
          headers: { apikey: anonKey, authorization: `Bearer ${driver.token}` },
        },
      )
      const bytes = Buffer.from(await answer.arrayBuffer())
      return answer.ok ? bytes : null
    }
    const counted = await count(ledger, targetUrl, fileOf)
    expect(counted).toMatchObject({ lost: 0, doubled: 0, uncalled: 0 })
    const { error } = await createClient(server.url, anonKey, {
      auth: { persistSession: false },
    }).auth.signInWithPassword({ email: driver.email, password: PASSWORD })
    expect(error).toBeNull()
    expect((await runAdmin(own, 'move-to', targetUrl)).stderr).toContain('is not the embedded one any more')
  } finally {
    await server.stop()
    await s3.close().catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
})
