import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdir, open, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type pg from 'pg'
import { copyOut } from '../../backup/copy.ts'
import { columnList, listSequences, listTables, qualified } from '../../backup/tables.ts'
import { writeWhole } from '../../database/folder.ts'
import { withClient } from '../../database/with-client.ts'
import { StartError } from '../../errors/start.ts'
import { identities, type Rows, users } from './accounts.ts'
import { closing, opening, README, UPLOAD } from './loading.ts'

/** Null: the bytes are not there. */
export type ReadStored = (version: string) => Promise<ReadableStream<Uint8Array> | null>

export type ExportSummary = {
  accounts: number
  rows: number
  files: number
  missing: number
  secondFactors: number
}

/**
 * Writes accounts, rows, files and a README.txt for a Supabase project.
 * @param folder new or empty
 * @throws StartError
 */
export async function exportSupabase(
  adminUrl: string,
  folder: string,
  readStored: ReadStored,
): Promise<ExportSummary> {
  await makeEmptyFolder(folder)
  return withClient(adminUrl, async (client) => {
    // One snapshot keeps rows and the files that they name together.
    await client.query('begin isolation level repeatable read, read only')
    await client.query('set local row_security = off')
    const counts = await writeRows(client, join(folder, 'data.sql'))
    const files = await writeFiles(client, folder, readStored)
    const secondFactors = await countSecondFactors(client)
    await client.query('commit')
    await writeWhole(join(folder, 'upload-files.mjs'), UPLOAD)
    // Last: a folder without it is not whole.
    await writeWhole(join(folder, 'README.txt'), README)
    return { ...counts, ...files, secondFactors }
  })
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty. Name a new folder; nothing was written.`)
}

async function writeRows(client: pg.Client, path: string): Promise<{ accounts: number; rows: number }> {
  const own = (await listTables(client)).filter(({ schema }) => schema === 'public' || schema === 'private')
  const { rows: pushed } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  const sources: Rows[] = [
    users,
    identities,
    ...own.map((table) => ({
      table: qualified(client, table),
      columns: table.columns,
      query: `select ${columnList(client, table.columns)} from ${qualified(client, table)}`,
    })),
  ]
  const draft = `${path}.part`
  const file = openSync(draft, 'wx', 0o600)
  const write = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
  }
  const say = (text: string) => write(Buffer.from(text))
  let accounts = 0
  let total = 0
  try {
    const names = own.map((table) => qualified(client, table))
    say(
      opening(
        pushed.map(({ version }) => version),
        names,
      ),
    )
    for (const { table, columns, query } of sources) {
      say(`copy ${table} (${columnList(client, columns)}) from stdin;\n`)
      const count = await copyOut(client, `copy (${query}) to stdout`, write)
      say('\\.\n')
      total += count
      if (table === users.table) accounts = count
    }
    const sequences = (await listSequences(client)).filter(
      ({ schema }) => schema !== 'auth' && schema !== 'storage',
    )
    say(
      closing(
        sequences.map((sequence) => ({
          name: qualified(client, sequence),
          lastValue: sequence.lastValue,
        })),
      ),
    )
  } finally {
    closeSync(file)
  }
  await rename(draft, path)
  return { accounts, rows: total }
}

type Stored = { bucket_id: string; name: string; version: string; mimetype: string | null }

async function writeFiles(
  client: pg.Client,
  folder: string,
  readStored: ReadStored,
): Promise<{ files: number; missing: number }> {
  const { rows } = await client.query<Stored>(
    `select bucket_id, name, version, metadata ->> 'mimetype' as mimetype from storage.objects order by 1, 2`,
  )
  const types: Record<string, string> = {}
  let missing = 0
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  for (const { bucket_id, name, version, mimetype } of rows) {
    const bytes = await readStored(version)
    if (bytes === null) {
      missing += 1
      continue
    }
    const path = join(folder, 'files', bucket_id, name)
    // A stored name is a key, not a path: one that would leave the folder has no place in it.
    if (!path.startsWith(join(folder, 'files', bucket_id, '/')))
      throw new StartError(
        `The stored file ${name} cannot be written as a file. Rename it, then export again.`,
      )
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeStream(path, bytes)
    if (mimetype !== null) types[`${bucket_id}/${name}`] = mimetype
  }
  await writeWhole(join(folder, 'types.json'), JSON.stringify(types, null, 2))
  return { files: rows.length - missing, missing }
}

async function writeStream(path: string, bytes: ReadableStream<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(Readable.fromWeb(bytes as NodeReadableStream<Uint8Array>))
    await file.sync()
  } finally {
    await file.close()
  }
}

// Their keys are sealed with this server's secret.
async function countSecondFactors(client: pg.Client): Promise<number> {
  const { rows: there } = await client.query<{ found: boolean }>(
    "select to_regclass('auth.mfa_factors') is not null as found",
  )
  if (there[0]?.found !== true) return 0
  const { rows } = await client.query<{ count: number }>(
    "select count(distinct user_id)::int as count from auth.mfa_factors where status::text = 'verified'",
  )
  return rows[0]?.count ?? 0
}
