import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { moveTo } from '../../apps/server/src/admin/move.ts'
import { readConfig } from '../../apps/server/src/config/index.ts'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { runAdmin } from '../harness/admin-command.ts'
import { fileFolder } from '../harness/folder.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { spawnServer } from '../harness/spawned.ts'
import { count, startWriters } from './writers.ts'

const PASSWORD = 'moves with the car'
/** Starts and moves whole databases: seconds on a quiet machine, minutes on a starved one. */
const WITHIN = { timeout: 240_000 }

const files: string[] = []
async function emptyDatabase(): Promise<string> {
  const name = `move_${randomBytes(6).toString('hex')}`
  await query(urlOf('template1'), `create database ${name} template template0`)
  files.push(name)
  return urlOf(name)
}
function urlOf(name: string): string {
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return url.href
}
async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
afterAll(async () => {
  for (const name of files) await query(urlOf('template1'), `drop database if exists ${name} with (force)`)
})

// Each test continues from the one before.
describe('a move to another PostgreSQL', () => {
  const folder = fileFolder()
  let s3: S3rver
  let own: Record<string, string>
  let withFiles: Record<string, string>
  let targetUrl: string
  let driver: { email: string; userId: string; token: string; anonKey: string }
  let ledger: ReturnType<typeof startWriters>
  beforeAll(async () => {
    s3 = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory: join(folder, 's3'),
      silent: true,
      configureBuckets: [{ name: 'new-home', configs: [] }],
    })
    const { port } = await s3.run()
    own = {
      TAPPET_DATA: join(folder, 'data'),
      PORT: String(await freePort()),
      JWT_SECRET: TEST_JWT_SECRET,
      LOG_LEVEL: 'error',
    }
    withFiles = {
      ...own,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'new-home',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }
    targetUrl = await emptyDatabase()
  }, WITHIN.timeout)
  afterAll(() => s3.close().catch(() => undefined))

  it('is refused while the server runs', WITHIN, async () => {
    const server = await spawnServer(own)
    try {
      const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
      const email = `${randomUUID()}@example.com`
      const client = createClient(server.url, anonKey, { auth: { persistSession: false } })
      const { data } = await client.auth.signUp({ email, password: PASSWORD })
      driver = { email, userId: data.user?.id ?? '', token: data.session?.access_token ?? '', anonKey }
      ledger = startWriters(server.url, driver)
      await ledger.more(40)
      await ledger.stop()
      const { code, stderr } = await runAdmin(withFiles, 'move-to', targetUrl)
      expect(code).toBe(1)
      expect(stderr).toContain('The server runs. Stop it, run this again')
    } finally {
      await server.stop()
    }
    expect(await readdir(own.TAPPET_DATA ?? '')).not.toContain('moved.json')
  })

  it('refuses a database of somebody else, and one that has accounts', WITHIN, async () => {
    const foreign = await emptyDatabase()
    await query(foreign, 'create table public.others (id int)')
    expect((await runAdmin(own, 'move-to', foreign)).stderr).toMatch(/not Tappet's and not empty/)
    const used = await emptyDatabase()
    await query(
      used,
      "create schema auth; create table auth.users as select 1 as id; create schema tappet_platform; create table tappet_platform.schema_migrations as select '1' as version",
    )
    expect((await runAdmin(own, 'move-to', used)).stderr).toContain('already has accounts')
  })

  it('is not made where one row is not the same on both sides, and can be tried again', WITHIN, async () => {
    const config = readConfig(own, folder)
    const beforeCompare = async (target: pg.Client) => {
      await target.query(
        "set local session_replication_role = replica; update public.maintenance set item = 'Tires'",
      )
    }
    await expect(moveTo({ config, targetUrl, beforeCompare })).rejects.toThrow(
      /^The database was not moved: rows of public\.maintenance differ\. Everything is still in the old one\.$/,
    )
    expect(await query(targetUrl, 'select from public.maintenance')).toEqual([])
    const names = await readdir(config.dataFolder)
    expect(names.filter((name) => /^moved|^\.tappet|^backup-running/.test(name))).toEqual([])
  })

  it('brings every row and file, and the next start uses the new database', WITHIN, async () => {
    const output = await runAdmin(withFiles, 'move-to', targetUrl)
    expect(output).toMatchObject({ code: 0, stderr: '' })
    expect(output.stdout).toMatch(
      /^Moved: \d+ rows of \d+ tables are the same in both, by count and hash\. [1-9]\d* stored files were copied to new-home and read back\. Start the server/,
    )
    // Without S3_… and DATABASE_URL: what was moved says where to.
    const server = await spawnServer(own)
    try {
      const fileOf = async (id: string) => {
        const answer = await fetch(
          `${server.url}/storage/v1/object/authenticated/receipts/${driver.userId}/${id}.png`,
          { headers: { apikey: driver.anonKey, authorization: `Bearer ${driver.token}` } },
        )
        const bytes = Buffer.from(await answer.arrayBuffer())
        return answer.ok ? bytes : null
      }
      expect(await count(ledger, targetUrl, fileOf)).toMatchObject({ lost: 0, doubled: 0, uncalled: 0 })
      const { error } = await createClient(server.url, driver.anonKey, {
        auth: { persistSession: false },
      }).auth.signInWithPassword({ email: driver.email, password: PASSWORD })
      expect(error).toBeNull()
      expect((await runAdmin(own, 'move-to', targetUrl)).stderr).toContain('is not the embedded one any more')
    } finally {
      await server.stop()
    }
  })

  it('that an earlier version began and did not end is left to that version', WITHIN, async () => {
    const path = join(folder, 'moving.json')
    await writeFile(path, '{}')
    const { code, stderr } = await runAdmin({ TAPPET_DATA: folder }, 'keys')
    expect([code, stderr]).toEqual([1, expect.stringContaining('Start that version once')])
  })
})
