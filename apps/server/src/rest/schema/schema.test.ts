import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../../tests/harness/database.ts'
import { introspect } from './introspect.ts'
import type { Schema } from './model.ts'
import { findRelationship } from './relationships.ts'
import { createSchemaCache } from './schema-cache.ts'
import { mostSimilar } from './similar.ts'

let test: TestDatabase
let schema: Schema
beforeAll(async () => {
  test = await testDatabase()
  await test.admin(`
    create domain public.short as varchar(3);
    create table public.a (id int primary key, code char(3), word public.short, doc json, list text[], other int unique references public.a);
    create table public.b (a_id int references public.a, c_id int, primary key (a_id, c_id));
    create table public.c (id int primary key, a1 int references public.a, a2 int references public.a);
    alter table public.b add foreign key (c_id) references public.c;
    create table public.bare ();
    create function public.f(x int, inout y text default 'z', variadic v int[] default '{}') language sql as 'select y';
    create function public.g(json) returns void language sql as 'select';
    create function public.h() returns setof public.a language sql stable as 'select * from public.a';
    create procedure public.p() language sql as 'select';
  `)
  schema = await introspect(test.database.requests)
})
afterAll(() => test.close())

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
    expect(columns.map(({ name, type, family }) => [name, type.replaceAll('"', ''), family])).toEqual([
      ['id', 'pg_catalog.int4', 'other'],
      ['code', 'pg_catalog.bpchar', 'text'],
      ['word', 'public.short', 'text'],
      ['doc', 'pg_catalog.json', 'json'],
      ['list', 'pg_catalog._text', 'other'],
      ['other', 'pg_catalog.int4', 'other'],
    ])
    expect(schema.relations.get('history')?.columns.get('id')?.defaultSql).toBe('gen_random_uuid()')
    expect(schema.relations.get('b')?.primaryKey).toEqual(['a_id', 'c_id'])
  })

  it('knows functions, without procedures and triggers', () => {
    expect(schema.routines.get('f')).toMatchObject([
      {
        parameters: [
          { name: 'x', required: true, variadic: false },
          { name: 'y', required: false },
          { name: 'v', required: false, variadic: true, type: 'pg_catalog._int4' },
        ],
        isVolatile: true,
        result: { kind: 'rows', relation: { columns: new Map([['y', expect.anything()]]) } },
      },
    ])
    expect(schema.routines.get('g')?.[0]).toMatchObject({
      parameters: [{ name: '', family: 'json' }],
      result: { kind: 'void' },
    })
    expect(schema.routines.get('h')?.[0]).toMatchObject({ returnsSet: true, isVolatile: false })
    expect(schema.routines.get('h')?.[0]?.result).toMatchObject({ relation: schema.relations.get('a') })
    expect(schema.routines.has('p')).toBe(false)
    expect(schema.routines.has('profiles_born_free')).toBe(false)
  })

  it('knows the names of types', () => {
    const types = [
      'int',
      'integer',
      'int4',
      'text',
      'double precision',
      'timestamp with time zone',
      'uuid',
      'short',
    ]
    expect(types.filter((name) => !schema.castTypes.has(name))).toEqual([])
    expect(schema.castTypes.get('integer')).toBe('pg_catalog.int4')
  })
})

describe('relationships', () => {
  it('are found by table, constraint, column and junction', () => {
    expect(findRelationship(schema, 'c', 'a1', null)).toMatchObject({
      child: 'a',
      cardinality: 'many-to-one',
    })
    expect(findRelationship(schema, 'c', 'a', 'c_a2_fkey').pairs).toEqual([{ parent: 'a2', child: 'id' }])
    expect(findRelationship(schema, 'a', 'c', 'a2')).toMatchObject({ cardinality: 'one-to-many' })
    expect(findRelationship(schema, 'a', 'c', 'b')).toMatchObject({ cardinality: 'many-to-many' })
    expect(findRelationship(schema, 'a', 'b', null)).toMatchObject({ cardinality: 'one-to-many' })
    expect(findRelationship(schema, 'a', 'other', null)).toMatchObject({ cardinality: 'one-to-one' })
  })

  it('are refused when there are none or several', () => {
    expect(() => findRelationship(schema, 'c', 'a', null)).toThrow('more than one relationship')
    expect(() => findRelationship(schema, 'a', 'c', 'nope')).toThrow('Could not find a relationship')
    expect(() => findRelationship(schema, 'history', 'users', null)).toThrow('Could not find a relationship')
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

describe('likeness', () => {
  it('finds the nearest name, and none that is far', () => {
    expect(mostSimilar('histry', ['history', 'profiles'], 0.75)).toBe('history')
    expect(mostSimilar('zzz', ['history'], 0.75)).toBeNull()
    expect(mostSimilar('history', ['history'], 0)).toBeNull()
    expect(mostSimilar('x'.repeat(10_000), ['history'], 0)).toBeNull()
  })
})
