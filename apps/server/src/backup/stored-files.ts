import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type pg from 'pg'
import { withIdleTimeout } from './idle-timeout.ts'
import type { Manifest } from './manifest.ts'
import type { TarWriter } from './tar.ts'

/** The folder in TAPPET_DATA, and in a backup. */
export const STORED = 'files'

/** Null: the bytes are not there. */
export type ReadStored = (version: string) => Promise<ReadableStream<Uint8Array> | null>

type Files = Manifest['files']
type Source = {
  dataFolder: string
  /** Files stored after the snapshot have no row in it. */
  versions: ReadonlySet<string>
  spool: string
  readStored?: ReadStored | undefined
}

export async function addFiles(source: Source, tar: TarWriter): Promise<Files> {
  const { dataFolder, readStored } = source
  const filesBytes =
    readStored === undefined ? await addStored(source, tar) : await addFetched(source, readStored, tar)
  const keys: Files = []
  for (const path of await filesUnder(join(dataFolder, 'keys')))
    keys.push(await addFile(nameIn(dataFolder, path), path, tar))
  return [...filesBytes, ...keys]
}

export async function sizeOfFiles(
  client: pg.Client,
  dataFolder: string,
  isElsewhere: boolean,
): Promise<number> {
  if (isElsewhere) {
    const { rows } = await client.query<{ bytes: string }>(
      "select coalesce(sum((metadata ->> 'size')::bigint), 0) as bytes from storage.objects where version is not null",
    )
    return Number(rows[0]?.bytes ?? 0)
  }
  let bytes = 0
  for (const path of await filesUnder(join(dataFolder, STORED)))
    bytes += (await stat(path).catch(() => ({ size: 0 }))).size
  return bytes
}

async function addStored({ dataFolder, versions }: Source, tar: TarWriter): Promise<Files> {
  const files: Files = []
  for (const path of await filesUnder(join(dataFolder, STORED)))
    if (versions.has(basename(path))) files.push(await addFile(nameIn(dataFolder, path), path, tar))
  return files
}

// An entry's size stands before its bytes, so each file is spooled.
async function addFetched(
  { versions, spool }: Source,
  readStored: ReadStored,
  tar: TarWriter,
): Promise<Files> {
  const files: Files = []
  const path = join(spool, 'file')
  for (const version of [...versions].sort()) {
    const bytes = await readStored(version)
    if (bytes === null) continue
    const chunks = Readable.fromWeb(bytes as NodeReadableStream<Uint8Array>)
    await pipeline(
      withIdleTimeout(chunks, `the stored file ${version}`),
      createWriteStream(path, { mode: 0o600 }),
    )
    files.push(await addFile(`${STORED}/${version.slice(0, 2)}/${version}`, path, tar))
    await rm(path, { force: true })
  }
  return files
}

async function addFile(name: string, path: string, tar: TarWriter): Promise<Files[number]> {
  const hash = createHash('sha256')
  const { size } = await stat(path)
  const body = size === 0 ? [] : withIdleTimeout(createReadStream(path, { end: size - 1 }), path)
  await tar.add(name, size, hashed(body, hash))
  return { path: name, entry: name, sizeBytes: size, sha256: hash.digest('hex') }
}

async function* hashed(
  source: AsyncIterable<Buffer> | Buffer[],
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

const nameIn = (dataFolder: string, path: string) => relative(dataFolder, path).split(sep).join('/')

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
