import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { copyDatabase } from '../../../../tests/harness/copy.ts'
import { TEST_JWT_SECRET } from '../../../../tests/harness/secret.ts'
import { readConfig } from '../config/index.ts'
import { openServerDatabase } from './open.ts'
import { checkOperatorsDatabase } from './operators.ts'

/** Schemas, rights on public and the relations of a database, as text. */
const STATE = `
  select (select array_agg(nspname::text || coalesce(nspacl::text, '') order by 1) from pg_namespace)
      || (select array_agg(oid::regclass::text order by 1) from pg_class where relkind = 'r') as state`

describe('a database that an operator names', () => {
  let url: string
  let name: string
  const run = async (at: string, sql: string) => {
    const client = new pg.Client({ connectionString: at })
    await client.connect()
    return client.query<{ state: string[] }>(sql).finally(() => client.end())
  }
  beforeEach(async () => {
    name = `operators_${randomBytes(6).toString('hex')}`
    await run(inject('adminUrl').replace(/[^/]*$/, 'template1'), `create database ${name} template template0`)
    url = inject('adminUrl').replace(/[^/]*$/, name)
  })
  afterEach(() => run(inject('adminUrl').replace(/[^/]*$/, 'template1'), `drop database ${name}`))

  it('is taken when it is empty, and when a start stopped before its first migration', async () => {
    await expect(checkOperatorsDatabase(url)).resolves.toBeUndefined()
    await run(
      url,
      'create schema tappet_platform; create table tappet_platform.schema_migrations (version text)',
    )
    await expect(checkOperatorsDatabase(url)).resolves.toBeUndefined()
  })

  it.each([
    ['a table of somebody else', 'create table public.orders (id int)', 'it has public.orders.'],
    ['a view', 'create view public.sums as select 1', 'it has public.sums.'],
    ['accounts of another program', 'create schema auth', 'it has schema auth.'],
    [
      'many things',
      'create table a(); create table b(); create table c(); create table d(); create table e(); create table f()',
      'it has public.a, public.b, public.c, public.d, public.e and 1 more.',
    ],
  ])('is left as it is when it has %s', async (_, sql, says) => {
    await run(url, sql)
    const before = (await run(url, STATE)).rows[0]?.state
    // As npm start and the admin commands open it.
    const refused = openServerDatabase(
      readConfig({ DATABASE_URL: url, JWT_SECRET: TEST_JWT_SECRET }, 'nowhere'),
    )
    await expect(refused).rejects.toThrow(says)
    await expect(refused).rejects.toThrow('Nothing was changed. Name an empty one')
    expect((await run(url, STATE)).rows[0]?.state).toEqual(before)
  })

  it('is taken when it is Tappet’s', async () => {
    const { adminUrl, drop } = await copyDatabase(inject('adminUrl'))
    await expect(checkOperatorsDatabase(adminUrl)).resolves.toBeUndefined()
    await drop()
  })
})
