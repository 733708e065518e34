import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createTokens, type Identity, type Tokens } from '../../apps/server/src/identity/token.ts'
import { type Database, openDatabase, rowTypes } from '../../apps/server/src/pool.ts'
import { copyDatabase } from './copy.ts'
import { TEST_JWT_SECRET } from './secret.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    /** The database is made like a Supabase project's. */
    onSupabase?: true
  }
}

export type TestDatabase = {
  /** Superuser URL of this test file's own database. */
  adminUrl: string
  jwtSecret: string
  database: Database
  tokens: Tokens
  /** Runs SQL as superuser, past every policy. */
  admin<Row extends pg.QueryResultRow = Record<string, unknown>>(
    sql: string,
    values?: unknown[],
  ): Promise<Row[]>
  /** Makes an account straight in the table and returns who it is. */
  user(email?: string): Promise<Identity & { userId: string; email: string }>
  anon: Identity
  service: Identity
  close(): Promise<void>
}

/** A fresh copy of the migrated database for one test file. */
export async function testDatabase(now: () => number = Date.now): Promise<TestDatabase> {
  const { adminUrl, drop } = await copyDatabase(inject('adminUrl'))
  const adminPool = new pg.Pool({ connectionString: adminUrl, max: 2, types: rowTypes })
  const database = openDatabase(adminUrl, TEST_JWT_SECRET, () => undefined, 8)
  // A pool forgets a client before its connection is gone; the forced drop below would then fail the run.
  adminPool.on('error', () => undefined)
  adminPool.on('connect', (client) => client.on('error', () => undefined))
  const tokens = await createTokens(TEST_JWT_SECRET, now)
  return {
    adminUrl,
    jwtSecret: TEST_JWT_SECRET,
    database,
    tokens,
    async admin<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await adminPool.query<Row>(sql, values)).rows
    },
    async user(email = `${randomUUID()}@example.com`) {
      const [row] = (
        await adminPool.query<{ id: string }>(
          // Supabase gives an account neither an id nor a role by itself.
          `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
           values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), '{}', '{}', now(), now()) returning id`,
          [email],
        )
      ).rows
      if (row === undefined) throw new Error('no user was made')
      const token = await tokens.sign(
        { role: 'authenticated', sub: row.id, aud: 'authenticated', email },
        3600,
      )
      return { ...(await tokens.verify(token)), userId: row.id, email }
    },
    anon: await tokens.verify(tokens.anonKey),
    service: await tokens.verify(tokens.serviceKey),
    async close() {
      await Promise.all([database.close(), adminPool.end()])
      await drop()
    },
  }
}
