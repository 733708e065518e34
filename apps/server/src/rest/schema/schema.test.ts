import { beforeAll, describe, expect, it } from 'vitest'
import { fileDatabase } from '../../../../../tests/harness/for-file.ts'
import { introspect } from './introspect.ts'
import type { Schema } from './model.ts'
import { createSchemaCache } from './schema-cache.ts'

const test = fileDatabase()
let schema: Schema
beforeAll(async () => {
  await test.admin(`
    create domain public.short as varchar(3);
    create table public.a (id int primary key, code char(3), word public.short, doc json, list text[]);
    create table public.b (a_id int, c_id int unique, primary key (a_id, c_id));
    create table public.bare ();
    create function public.f(x int, inout y text default 'z') language sql as 'select y';
    create function public.g(json) returns void language sql as 'select';
    create function public.h() returns setof public.a language sql stable as 'select * from public.a';
    create procedure public.p() language sql as 'select';
  `)
  schema = await introspect(test.database.requests)
})

describe('the schema', () => {
  it('holds the relations of public alone', () => {
    expect(schema.relations.has('profiles')).toBe(true)
    for (const name of ['users', 'objects', 'pg_class', 'schema_migrations']) {
      expect([name, schema.relations.has(name)]).toEqual([name, false])
    }
    expect(schema.relations.get('bare')?.columns.size).toBe(0)
  })

  it('knows columns with types that lose nothing', () => {
    const columns = [...(schema.relations.get('a')?.columns.values() ?? [])]
    expect(columns.map(({ name, type }) => [name, type.replaceAll('"', '')])).toEqual([
      ['id', 'pg_catalog.int4'],
      ['code', 'pg_catalog.bpchar'],
      ['word', 'public.short'],
      ['doc', 'pg_catalog.json'],
      ['list', 'pg_catalog._text'],
    ])
    expect(schema.relations.get('b')?.primaryKey).toEqual(['a_id', 'c_id'])
  })

  it('knows functions, without procedures and triggers', () => {
    expect(schema.routines.get('f')).toMatchObject([
      {
        parameters: [
          { name: 'x', required: true, type: 'pg_catalog.int4' },
          { name: 'y', required: false },
        ],
        isVolatile: true,
        result: { kind: 'rows', relation: { columns: new Map([['y', expect.anything()]]) } },
      },
    ])
    expect(schema.routines.get('g')?.[0]).toMatchObject({
      parameters: [{ name: '' }],
      result: { kind: 'void' },
    })
    expect(schema.routines.get('h')?.[0]).toMatchObject({ returnsSet: true, isVolatile: false })
    expect(schema.routines.get('h')?.[0]?.result).toMatchObject({ relation: schema.relations.get('a') })
    expect(schema.routines.has('p')).toBe(false)
    expect(schema.routines.has('profiles_born_free')).toBe(false)
  })
})

describe('the cache of the schema', () => {
  it('reads once, and again at most once a second', async () => {
    let nowMs = 0
    let readings = 0
    const cache = createSchemaCache(
      async () => ({ ...schema, reading: ++readings }),
      () => nowMs,
    )
    const [first, same] = await Promise.all([cache.current(), cache.current()])
    expect([readings, same]).toEqual([1, first])
    expect(await cache.newerThan(first)).toBeNull()
    nowMs = 1_000
    const newer = await cache.newerThan(first)
    expect([readings, newer === first]).toEqual([2, false])
    expect(await cache.newerThan(first)).toBe(newer)
    expect(await cache.current()).toBe(newer)
  })

  it('tries again after it failed', async () => {
    let fails = true
    const cache = createSchemaCache(
      async () => {
        if (fails) throw new Error('no database yet')
        return schema
      },
      () => 0,
    )
    await expect(cache.current()).rejects.toThrow('no database yet')
    fails = false
    expect(await cache.current()).toBe(schema)
  })
})
