import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import type pg from 'pg'
import { copyOut } from './copy.ts'
import { columnList, listSequences, qualified, type Sequence, type Table } from './tables.ts'

/** As COPY writes it. */
export type CopiedTable = Table & { rowCount: number; sha256: string }

const copyText = (client: pg.Client, table: Table) =>
  `copy ${qualified(client, table)} (${columnList(client, table.columns)}) to stdout`

/** @param onChunk told the bytes of each piece, synchronously; what it throws is the outcome */
export async function spoolRows(
  client: pg.Client,
  table: Table,
  path: string,
  onChunk: (bytes: number) => void = () => undefined,
): Promise<{ rowCount: number; sizeBytes: number; sha256: string }> {
  const file = openSync(path, 'w', 0o600)
  const hash = createHash('sha256')
  let sizeBytes = 0
  try {
    const rowCount = await copyOut(client, copyText(client, table), (chunk) => {
      hash.update(chunk)
      sizeBytes += chunk.length
      onChunk(chunk.length)
      for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at)
    })
    return { rowCount, sizeBytes, sha256: hash.digest('hex') }
  } finally {
    closeSync(file)
  }
}

export async function hasAccounts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('auth.users') is not null as known`,
  )
  return rows[0]?.known === true && (await client.query('select from auth.users limit 1')).rowCount !== 0
}

/**
 * In the open transaction, with the sequences.
 * @param load copies the rows in
 */
export async function replaceRows(
  client: pg.Client,
  tables: readonly Table[],
  sequences: readonly Sequence[],
  load: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => qualified(client, table))
  // Rows that migrations inserted come from the source too.
  await client.query(`truncate ${names.join(', ')}`)
  // Triggers ran when the rows were first written.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await load()
  for (const { schema, name, lastValue } of sequences)
    if (lastValue !== null)
      await client.query('select setval($1::regclass, $2)', [qualified(client, { schema, name }), lastValue])
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
}

/** In words: counts, hashes, sequences. Rows are read in the order in which they were copied in. */
export async function differences(
  client: pg.Client,
  tables: readonly CopiedTable[],
  sequences: readonly Sequence[],
): Promise<string[]> {
  // Else the scan of a large table may begin in its middle.
  await client.query('set synchronize_seqscans = off')
  const texts: string[] = []
  for (const table of tables) {
    const hash = createHash('sha256')
    const rowCount = await copyOut(client, copyText(client, table), (chunk) => hash.update(chunk))
    const name = nameOf(table)
    if (rowCount !== table.rowCount) texts.push(`${name} has ${rowCount} rows instead of ${table.rowCount}`)
    else if (hash.digest('hex') !== table.sha256) texts.push(`rows of ${name} differ`)
  }
  const there = new Map((await listSequences(client)).map((each) => [nameOf(each), each.lastValue]))
  for (const each of sequences)
    if (there.get(nameOf(each)) !== each.lastValue) texts.push(`the sequence ${nameOf(each)} differs`)
  return texts
}

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
