import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'
import { ACCESS } from './access.table.ts'
import { callableFunctions, writableColumns } from './catalogue.ts'

const repository = join(import.meta.dirname, '../..')
const migrationsFolder = join(repository, 'supabase/migrations')
const platformFolder = join(repository, 'apps/server/platform')

const test = fileDatabase()

async function sqlFiles(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

/** The definition of everything, as text; two databases with the same text are the same. */
async function fingerprint({ admin }: Pick<TestDatabase, 'admin'>): Promise<unknown> {
  const schemas = `('public', 'private', 'auth', 'storage', 'realtime')`
  return {
    columns: await admin(`select table_schema, table_name, column_name, column_default, is_nullable, data_type
      from information_schema.columns where table_schema in ${schemas} order by 1, 2, ordinal_position`),
    constraints: await admin(`select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as is
      from pg_constraint where connamespace::regnamespace::text in ${schemas} order by 1, 2`),
    indexes: await admin(`select indexdef from pg_indexes where schemaname in ${schemas} order by 1`),
    policies: await admin(`select * from pg_policies order by schemaname, tablename, policyname`),
    functions:
      await admin(`select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as is, proacl::text
      from pg_proc p where pronamespace::regnamespace::text in ${schemas} order by 1`),
    triggers: await admin(
      `select tgrelid::regclass::text as on, pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal order by 1, 2`,
    ),
  }
}

describe('the migrations', () => {
  it('change nothing when they are run again', async () => {
    const before = await fingerprint(test)
    expect(await migrate(test.adminUrl, test.jwtSecret)).toEqual([])
    expect(await fingerprint(test)).toEqual(before)
  })

  it('are numbered one after another and begin by saying why', async () => {
    const files = await sqlFiles(migrationsFolder)
    expect(files.map(({ name }) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1))
    for (const { name, text } of files) expect([name, text.startsWith('-- ')]).toEqual([name, true])
  })

  it('name nothing outside their own schemas but what Supabase provides', async () => {
    // https://supabase.com/docs/guides/auth/managing-user-data, /guides/auth/sessions, /guides/auth/auth-mfa,
    // /guides/storage/schema/design
    const provided = new Set([
      'auth.users',
      'auth.sessions',
      'auth.mfa_factors',
      'auth.uid',
      'auth.jwt',
      'auth.role',
      'auth.email',
      'storage.buckets',
      'storage.objects',
      'storage.foldername',
      'storage.filename',
      'storage.extension',
      // a setting of its own, not a table
      'storage.allow_delete_query',
      // only where the extensions are
      'cron.schedule',
      'cron.job',
      'net.http_post',
      'net.http_delete',
      'net._http_response',
      'vault.secrets',
      'vault.decrypted_secrets',
      'vault.create_secret',
      'vault.update_secret',
    ])
    const foreign =
      /\b(?:auth|storage|realtime|extensions|vault|cron|net|supabase_functions|graphql|pgsodium|tappet_platform)\.\w+/g
    // Not the column of a `users` row in a record such as new.raw_user_meta_data, nor prose.
    for (const { name, text } of await sqlFiles(migrationsFolder)) {
      const code = text.replaceAll(/--.*$/gm, '')
      for (const [reference] of code.matchAll(foreign))
        expect([name, provided.has(reference)], reference).toEqual([name, true])
      expect(code, name).not.toMatch(
        /authenticator|supabase_auth_admin|supabase_storage_admin|alter system|create extension|superuser/i,
      )
    }
  })
})

describe('on Supabase, where new things are open to every role until they are closed', () => {
  let url: URL
  let admin: TestDatabase['admin']
  let pool: pg.Pool
  beforeAll(async () => {
    url = new URL(test.adminUrl)
    await test.admin(`create database ${url.pathname.slice(1)}_open template template0`)
    url.pathname += '_open'
    pool = new pg.Pool({ connectionString: url.href, max: 1 })
    pool.on('error', () => undefined)
    admin = async (text, values = []) => (await pool.query(text, values)).rows
    for (const { text } of await sqlFiles(platformFolder)) await pool.query(text)
    // https://supabase.com/docs/guides/database/hardening-data-api: the defaults of schema public.
    for (const kind of ['tables', 'functions', 'sequences']) {
      await pool.query(
        `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
      )
    }
    await pool.query('grant all on storage.objects, storage.buckets to anon, authenticated, service_role')
    for (const { text } of await sqlFiles(migrationsFolder)) await pool.query(text)
  })
  afterAll(async () => {
    await pool.end()
    await test.admin(`drop database ${url.pathname.slice(1)} with (force)`)
  })

  it('the same columns are writable, and the same rights stand on every table', async () => {
    for (const table of Object.keys(ACCESS).filter((name) => name.startsWith('public.'))) {
      for (const role of ['anon', 'authenticated']) {
        for (const verb of ['insert', 'update'] as const) {
          const here = await writableColumns(test, table, role, verb)
          expect(await writableColumns({ admin }, table, role, verb), `${role} ${verb} ${table}`).toEqual(
            here,
          )
        }
        for (const right of ['select', 'delete', 'truncate', 'references', 'trigger']) {
          const sql = `select has_table_privilege($1, $2, $3) as "has"`
          expect([table, role, right, await admin(sql, [role, table, right])]).toEqual([
            table,
            role,
            right,
            await test.admin(sql, [role, table, right]),
          ])
        }
      }
    }
  })

  it('the same functions of ours can be called', async () => {
    for (const role of ['anon', 'authenticated']) {
      expect(await callableFunctions({ admin }, role)).toEqual(await callableFunctions(test, role))
    }
  })

  it('a visitor with every grant on the files still has none of them', async () => {
    await pool.query(
      `insert into storage.objects (bucket_id, name, version) values ('receipts', 'a/b.png', 'v')`,
    )
    const asVisitor = async (text: string) => {
      const client = await pool.connect()
      try {
        await client.query('begin; set local role anon')
        return (await client.query(text)).rowCount
      } catch (error) {
        return error instanceof Error && 'code' in error ? error.code : error
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await asVisitor('select from storage.objects')).toBe(0)
    expect(await asVisitor(`update storage.objects set user_metadata = '{}'`)).toBe(0)
    expect(await asVisitor('delete from storage.objects')).toBe(0)
    expect(
      await asVisitor(
        `insert into storage.objects (bucket_id, name, version) values ('receipts', 'a/c.png', 'v')`,
      ),
    ).toBe('42501')
    expect(await asVisitor('select from storage.buckets')).toBe(0)
  })
})
