import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../../errors/start.ts'
import { copyIn, copyOut } from '../copy.ts'
import { columnList, listSequences, qualified, type Table } from '../tables.ts'

export type Databases = { source: pg.Client; target: pg.Client }

/** A table and the columns of its primary key; none: its rows cannot be told apart, and are replaced together. */
export type KeyedTable = Table & { key: string[] }

/** Keys whose rows are fetched with one statement. */
const KEYS_AT_ONCE = 2_000
const MAX_ROUNDS = 3

export async function withKeys(client: pg.Client, tables: readonly Table[]): Promise<KeyedTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; key: string[] }>(
    `select n.nspname as schema, c.relname as name,
            array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any (p.conkey) order by attnum) as key
       from pg_constraint p join pg_class c on c.oid = p.conrelid join pg_namespace n on n.oid = c.relnamespace
      where p.contype = 'p'`,
  )
  return tables.map((table) => {
    const key = rows.find(({ schema, name }) => schema === table.schema && name === table.name)?.key
    return { ...table, key: key ?? [] }
  })
}

// The same row has the same text in both sessions, whatever their servers' defaults.
const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set row_security = off; set statement_timeout = 0`

/** Prepares a session for all below. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(SAME_TEXT)
}

const rowText = (client: pg.Client, columns: readonly string[]) => `row(${columnList(client, columns)})::text`
const hashText = (client: pg.Client, { columns }: Table) =>
  `encode(sha256(convert_to(${rowText(client, columns)}, 'UTF8')), 'hex')`

export type Digest = { rows: number; sha256: string }

/** How many rows a table has, and one hash over the hashes of all of them. */
export async function digestOf(client: pg.Client, table: KeyedTable): Promise<Digest> {
  const { rows } = await client.query<{ rows: string; sha256: string }>(
    `select count(*)::text as rows,
            encode(sha256(convert_to(coalesce(string_agg(h, '' order by h collate "C"), ''), 'UTF8')), 'hex') as sha256
       from (select ${hashText(client, table)} as h from ${qualified(client, table)}) as hashed`,
  )
  return { rows: Number(rows[0]?.rows), sha256: rows[0]?.sha256 ?? '' }
}

/** The tables whose rows are not the same on both sides. */
export async function differing(
  { source, target }: Databases,
  tables: readonly KeyedTable[],
): Promise<KeyedTable[]> {
  const found: KeyedTable[] = []
  for (const table of tables) {
    const [here, there] = await Promise.all([digestOf(source, table), digestOf(target, table)])
    if (here.rows !== there.rows || here.sha256 !== there.sha256) found.push(table)
  }
  return found
}

/**
 * Replaces every row of the target by the source's, in one transaction on each side.
 *
 * @param spool an empty folder
 */
export async function copyAll(
  databases: Databases,
  tables: readonly KeyedTable[],
  spool: string,
): Promise<void> {
  const { source, target } = databases
  await source.query('begin isolation level repeatable read, read only')
  try {
    await inTarget(target, tables, async () => {
      // Rows that migrations inserted come from the source too.
      await target.query(`truncate ${tables.map((table) => qualified(target, table)).join(', ')}`)
      for (const table of tables)
        await pass(databases, qualified(source, table), qualified(target, table), table, spool)
    })
  } finally {
    await source.query('commit')
  }
}

/**
 * Brings the target to what the source holds now, row by row. The source must take no writes meanwhile.
 *
 * @returns the tables that still differ: a foreign key may have removed rows with others, which the next call brings back
 */
export async function copyChanges(
  databases: Databases,
  tables: readonly KeyedTable[],
  spool: string,
): Promise<KeyedTable[]> {
  let left = await differing(databases, tables)
  for (let round = 0; left.length > 0 && round < MAX_ROUNDS; round++) {
    const changes = new Map<KeyedTable, Changes>()
    for (const table of left)
      if (table.key.length > 0) changes.set(table, await compareRows(databases, table))
    await inTarget(databases.target, tables, async () => {
      // A row goes before those it names, and comes after them.
      for (const table of left.toReversed())
        await remove(databases.target, table, changes.get(table)?.gone ?? [])
      for (const table of left) {
        const found = changes.get(table)
        if (found === undefined) await replace(databases, table, spool)
        else await bring(databases, table, found.changed, spool)
      }
    })
    left = await differing(databases, tables)
  }
  return left
}

type Changes = { changed: string[]; gone: string[] }

async function compareRows({ source, target }: Databases, table: KeyedTable): Promise<Changes> {
  const hashes = async (client: pg.Client) => {
    const { rows } = await client.query<{ key: string; hash: string }>(
      `select ${rowText(client, table.key)} as key, ${hashText(client, table)} as hash from ${qualified(client, table)}`,
    )
    return new Map(rows.map(({ key, hash }) => [key, hash]))
  }
  const [here, there] = await Promise.all([hashes(source), hashes(target)])
  return {
    changed: [...here].filter(([key, hash]) => there.get(key) !== hash).map(([key]) => key),
    gone: [...there.keys()].filter((key) => !here.has(key)),
  }
}

async function replace(databases: Databases, table: KeyedTable, spool: string): Promise<void> {
  const { source, target } = databases
  await target.query(`delete from ${qualified(target, table)}`)
  await pass(databases, qualified(source, table), qualified(target, table), table, spool)
}

async function remove(target: pg.Client, table: KeyedTable, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await target.query(
      `delete from ${qualified(target, table)} where ${rowText(target, table.key)} = any ($1)`,
      [keys],
    )
}

async function bring(
  databases: Databases,
  table: KeyedTable,
  keys: readonly string[],
  spool: string,
): Promise<void> {
  const { source, target } = databases
  const name = qualified(target, table)
  const columns = columnList(target, table.columns)
  const others = table.columns.filter((column) => !table.key.includes(column))
  const set = others.map((column) => {
    const quoted = target.escapeIdentifier(column)
    return `${quoted} = excluded.${quoted}`
  })
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const some = keys.slice(at, at + KEYS_AT_ONCE).map((key) => source.escapeLiteral(key))
    await target.query(`create temp table arriving (like ${name}) on commit drop`)
    await pass(
      databases,
      `(select ${columns} from ${qualified(source, table)} where ${rowText(source, table.key)} in (${some}))`,
      'arriving',
      table,
      spool,
    )
    await target.query(
      `insert into ${name} (${columns}) overriding system value select ${columns} from arriving
       on conflict (${columnList(target, table.key)}) ${set.length === 0 ? 'do nothing' : `do update set ${set.join(', ')}`}`,
    )
    await target.query('drop table arriving')
  }
}

// Rows wait on disk between the two, so that neither side has to keep up with the other.
async function pass(
  { source, target }: Databases,
  from: string,
  to: string,
  table: KeyedTable,
  spool: string,
): Promise<void> {
  const path = join(spool, 'rows')
  const columns = columnList(source, table.columns)
  const file = openSync(path, 'w', 0o600)
  let sent: number
  try {
    const out = from.startsWith('(') ? `copy ${from} to stdout` : `copy ${from} (${columns}) to stdout`
    sent = await copyOut(source, out, (chunk) => {
      for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at)
    })
  } finally {
    closeSync(file)
  }
  const taken = await copyIn(target, `copy ${to} (${columns}) from stdin`, createReadStream(path))
  if (taken !== sent) throw new StartError(`${table.schema}.${table.name} took ${taken} of ${sent} rows.`)
}

async function inTarget(
  target: pg.Client,
  tables: readonly KeyedTable[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => qualified(target, table))
  await target.query('begin')
  try {
    // Triggers ran when the rows were first written.
    for (const name of names) await target.query(`alter table ${name} disable trigger user`)
    await work()
    for (const name of names) await target.query(`alter table ${name} enable trigger user`)
    await target.query('commit')
  } catch (error) {
    await target.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Sets the target's sequences to the source's. */
export async function copySequences({ source, target }: Databases): Promise<void> {
  for (const { schema, name, lastValue } of await listSequences(source))
    if (lastValue !== null)
      await target.query('select setval($1::regclass, $2)', [qualified(target, { schema, name }), lastValue])
}
