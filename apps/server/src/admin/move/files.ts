import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type pg from 'pg'
import { StartError } from '../../errors/start.ts'

type FileStore = { get(version: string): Promise<ReadableStream<Uint8Array> | null> }

/** Stored bytes by version, where they lie and where they are to lie (storage/bytes.ts). */
export type FileStores = {
  from: FileStore
  to: FileStore & {
    put(
      version: string,
      file: { path: string; sizeBytes: number; mimetype: string; digest: string },
    ): Promise<void>
  }
}

/** What was copied so far: version to SHA-256 of its bytes. Null: the source does not have it. */
export type Copied = Map<string, string | null>

/**
 * Copies every stored file that a row names and that is not in `copied`, and reads each back.
 *
 * @param copied is added to
 * @throws StartError when the new store gives other bytes than it took
 */
export async function copyFiles(
  source: pg.Client,
  { from, to }: FileStores,
  copied: Copied,
  spool: string,
): Promise<void> {
  const { rows } = await source.query<{ version: string; mimetype: string | null }>(
    `select version, metadata ->> 'mimetype' as mimetype from storage.objects where version is not null order by 1`,
  )
  for (const { version, mimetype } of rows) {
    if (copied.has(version)) continue
    const path = join(spool, 'file')
    const stored = await from.get(version)
    if (stored === null) {
      // Where both are the same store, or an earlier attempt brought it.
      copied.set(version, await hashOf(await to.get(version)))
      continue
    }
    const { digest, sizeBytes } = await spoolFile(stored, path)
    await to.put(version, { path, sizeBytes, mimetype: mimetype ?? 'application/octet-stream', digest })
    if ((await hashOf(await to.get(version))) !== digest)
      throw new StartError(`The new store gives other bytes for the file ${version} than it was given.`)
    copied.set(version, digest)
    await rm(path, { force: true })
  }
  const named = new Set(rows.map(({ version }) => version))
  for (const version of copied.keys()) if (!named.has(version)) copied.delete(version)
}

const readable = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as NodeReadableStream<Uint8Array>)

async function spoolFile(stored: ReadableStream<Uint8Array>, path: string) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const counted = async function* () {
    for await (const chunk of readable(stored) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      sizeBytes += chunk.length
      yield chunk
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }))
  return { digest: hash.digest('hex'), sizeBytes }
}

async function hashOf(stored: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (stored === null) return null
  const hash = createHash('sha256')
  for await (const chunk of readable(stored) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
