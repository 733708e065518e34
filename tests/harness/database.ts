import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createTokens, type Identity, type Tokens } from '../../apps/server/src/identity/token.ts'
import { type Database, openDatabase } from '../../apps/server/src/pool.ts'
import { TEST_JWT_SECRET } from './secret.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
  }
}

export type TestDatabase = {
  /** Superuser URL of this test file's own database. */
  adminUrl: string
  jwtSecret: string
  database: Database
  tokens: Tokens
  /** Runs SQL as superuser, past every policy. */
  admin<Row extends pg.QueryResultRow = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Makes an account straight in the table and returns who it is. */
  user(email?: string): Promise<Identity & { userId: string; email: string }>
  anon: Identity
  service: Identity
  close(): Promise<void>
}

/** A fresh copy of the migrated database for one test file. */
export async function testDatabase(now: () => number = Date.now): Promise<TestDatabase> {
  const source = new URL(inject('adminUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await copyDatabase(source, name)
  const adminUrl = new URL(source)
  adminUrl.pathname = `/${name}`
  const adminPool = new pg.Pool({ connectionString: adminUrl.href, max: 2 })
  const database = openDatabase(adminUrl.href, TEST_JWT_SECRET, () => undefined, 8)
  const tokens = await createTokens(TEST_JWT_SECRET, now)
  return {
    adminUrl: adminUrl.href,
    jwtSecret: TEST_JWT_SECRET,
    database,
    tokens,
    async admin<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await adminPool.query<Row>(sql, values)).rows
    },
    async user(email = `${randomUUID()}@example.com`) {
      const [row] = (
        await adminPool.query<{ id: string }>(
          'insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id',
          [email],
        )
      ).rows
      if (row === undefined) throw new Error('no user was made')
      const token = await tokens.sign({ role: 'authenticated', sub: row.id, aud: 'authenticated', email }, 3600)
      return { ...(await tokens.verify(token)), userId: row.id, email }
    },
    anon: await tokens.verify(tokens.anonKey),
    service: await tokens.verify(tokens.serviceKey),
    async close() {
      await Promise.all([database.close(), adminPool.end()])
      await onServer(source, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

// Copying needs a template that nobody is connected to, so copies take turns.
async function copyDatabase(source: URL, name: string): Promise<void> {
  await onServer(source, async (client) => {
    await client.query('select pg_advisory_lock(7283512)')
    await client.query(`create database ${name} template ${source.pathname.slice(1)}`)
  })
}

async function onServer(source: URL, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(source)
  url.pathname = '/template1'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
