import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { StartError } from '../errors/start.ts'
import { decrypt, encrypt, isEncrypted } from './age.ts'
import { withIdleTimeout } from './idle-timeout.ts'

type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type TarWriter = {
  /** @throws Error when `body` is not `sizeBytes` long, or the archive cannot be written */
  add(name: string, sizeBytes: number, body: Body): Promise<void>
  finish(): Promise<void>
  abort(): void
}

export type TarOptions = {
  phrase?: string | undefined
  /** Told of the bytes that go to the disk; what it throws ends the archive. */
  onWritten?: (bytes: number) => void
}

/** `path` must not exist. */
export function writeTarGz(
  path: string,
  modifiedAtSeconds: number,
  { phrase, onWritten = () => undefined }: TarOptions = {},
): TarWriter {
  const archive = pack()
  const mtime = new Date(modifiedAtSeconds * 1000)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const finish = async function* (zipped: AsyncIterable<Uint8Array>) {
    for await (const chunk of phrase === undefined ? zipped : encrypt(zipped, phrase)) {
      onWritten(chunk.length)
      yield chunk
    }
  }
  const writing = pipeline(archive, createGzip(), finish, file)
  // It may fail while no caller awaits `add` or `finish`.
  writing.catch(() => undefined)
  return {
    async add(name, size, body) {
      const entry = archive.entry({ name, size, mtime, mode: 0o600 })
      // A failed entry fails the archive, whose error is the first of the two.
      await pipeline(exactly(name, size, body), entry).catch(() => writing)
    },
    async finish() {
      archive.finalize()
      await writing
    },
    abort() {
      archive.destroy()
    },
  }
}

async function* exactly(name: string, sizeBytes: number, body: Body): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    yield chunk
  }
  if (bytes !== sizeBytes)
    throw new Error(`${name} changed while it was read: ${bytes} bytes instead of ${sizeBytes}`)
}

export type TarEntry = { name: string; sizeBytes: number; body: AsyncIterable<Buffer> }

/**
 * A body is read to its end before the next entry is requested, or not at all.
 * @param phrase opens an encrypted one
 * @throws Error when the file is no such archive or ends within an entry; StartError where the pass phrase is missing
 * or another one
 */
export async function* readTarGz(path: string, phrase?: string): AsyncGenerator<TarEntry> {
  const archive = extract()
  const bytes = withIdleTimeout(createReadStream(path), path)
  const plain = (await isEncrypted(path)) ? decrypt(bytes, requirePhrase(path, phrase)) : bytes
  // Its errors arrive through the archive.
  pipeline(plain, createGunzip(), archive).catch(() => undefined)
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, sizeBytes: entry.header.size ?? 0, body: bytesOf(entry) }
      entry.resume()
    }
  } finally {
    archive.destroy()
  }
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk
}

function requirePhrase(path: string, phrase: string | undefined): string {
  if (phrase !== undefined) return phrase
  throw new StartError(
    `${path} is encrypted. Set BACKUP_PASSPHRASE to the pass phrase it was written with. Nothing was changed.`,
  )
}
