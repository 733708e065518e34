import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createGunzip, createGzip } from 'node:zlib'

// The ustar format (POSIX.1-1988, "pax" interchange), as far as a backup needs it: plain
// files with a name and a size. Any tar program can list and unpack it.
const BLOCK_BYTES = 512
const NAME_BYTES = 100
const PREFIX_BYTES = 155
const FIELDS = {
  name: [0, NAME_BYTES],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, PREFIX_BYTES],
} as const
type Field = keyof typeof FIELDS
const LARGEST_OCTAL_SIZE = 0o77777777777

export type TarWriter = {
  /** Adds one file; `body` must give exactly `sizeBytes` bytes. */
  add(name: string, sizeBytes: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  finish(): Promise<void>
  abort(): void
}

/** Whether ustar can hold a file of this name. */
export function fitsTar(name: string): boolean {
  return splitName(name) !== null
}

/** Writes a .tar.gz at `path`, which must not exist. */
export function writeTarGz(path: string, modifiedAtSeconds: number): TarWriter {
  const gzip = createGzip()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  gzip.pipe(file)
  const broken = new Promise<never>((_, reject) => {
    file.once('error', reject)
    gzip.once('error', reject)
  })
  broken.catch(() => undefined)
  const write = async (bytes: Uint8Array) => {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), broken])
  }
  return {
    async add(name, sizeBytes, body) {
      await write(header(name, sizeBytes, modifiedAtSeconds))
      let written = 0
      for await (const chunk of body) {
        written += chunk.length
        await write(chunk)
      }
      if (written !== sizeBytes)
        throw new Error(`${name} changed while it was read: ${written} bytes instead of ${sizeBytes}`)
      await write(Buffer.alloc(padding(sizeBytes)))
    },
    async finish() {
      gzip.end(Buffer.alloc(2 * BLOCK_BYTES))
      await Promise.race([once(file, 'close'), broken])
    },
    abort() {
      gzip.destroy()
      file.destroy()
    },
  }
}

export type TarEntry = { name: string; sizeBytes: number; body: AsyncIterable<Buffer> }

/**
 * Reads a .tar.gz entry by entry. An entry's body is read before the next is asked for;
 * what is left of it is passed over.
 *
 * @throws Error when the file is cut off or is no such archive
 */
export async function* readTarGz(path: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(path)
  const gunzip = source.pipe(createGunzip())
  source.once('error', (error) => gunzip.destroy(error))
  try {
    yield* entriesOf(blockReader(gunzip))
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

type Reader = {
  exactly(bytes: number): Promise<Buffer>
  upTo(bytes: number): Promise<Buffer>
  /** Reads to the end, where gzip's own checksum lies. */
  rest(): Promise<void>
}

async function* entriesOf(reader: Reader): AsyncGenerator<TarEntry> {
  for (;;) {
    const block = await reader.exactly(BLOCK_BYTES)
    if (block.every((byte) => byte === 0)) return reader.rest()
    if (checksumOf(block) !== parseNumber(block, 'checksum')) throw new Error('not a tar archive')
    const sizeBytes = parseNumber(block, 'size')
    let left = sizeBytes
    const body = async function* () {
      while (left > 0) {
        const chunk = await reader.upTo(left)
        left -= chunk.length
        yield chunk
      }
    }
    const prefix = text(block, 'prefix')
    yield { name: (prefix === '' ? '' : `${prefix}/`) + text(block, 'name'), sizeBytes, body: body() }
    while (left > 0) left -= (await reader.upTo(left)).length
    await reader.exactly(padding(sizeBytes))
  }
}

function blockReader(stream: AsyncIterable<Buffer>): Reader {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { done, value } = await chunks.next()
    if (done === true) throw new Error('the archive is cut off')
    held = held.length === 0 ? value : Buffer.concat([held, value])
  }
  const take = (bytes: number) => {
    const taken = held.subarray(0, bytes)
    held = held.subarray(bytes)
    return taken
  }
  return {
    async exactly(bytes) {
      while (held.length < bytes) await more()
      return take(bytes)
    },
    async upTo(bytes) {
      if (held.length === 0) await more()
      return take(Math.min(bytes, held.length))
    },
    async rest() {
      while ((await chunks.next()).done !== true);
    },
  }
}

function header(name: string, sizeBytes: number, modifiedAtSeconds: number): Buffer {
  const parts = splitName(name)
  if (parts === null) throw new Error(`${name} is too long a name for an archive`)
  const block = Buffer.alloc(BLOCK_BYTES)
  const put = (field: Field, value: string) => block.write(value, FIELDS[field][0], 'utf8')
  put('name', parts.name)
  put('prefix', parts.prefix)
  put('mode', '0000600\0')
  put('uid', '0000000\0')
  put('gid', '0000000\0')
  putSize(block, sizeBytes)
  put('mtime', `${Math.floor(modifiedAtSeconds).toString(8).padStart(11, '0')}\0`)
  put('type', '0')
  put('magic', 'ustar\x0000')
  put('checksum', `${checksumOf(block).toString(8).padStart(6, '0')}\0 `)
  return block
}

// Beyond 8 GB the field holds a binary number marked by its first bit, as GNU and BSD tar do.
function putSize(block: Buffer, sizeBytes: number): void {
  const [offset, length] = FIELDS.size
  if (sizeBytes <= LARGEST_OCTAL_SIZE) {
    block.write(`${sizeBytes.toString(8).padStart(11, '0')}\0`, offset)
    return
  }
  block.writeUInt8(0x80, offset)
  block.writeBigUInt64BE(BigInt(sizeBytes), offset + length - 8)
}

function parseNumber(block: Buffer, field: Field): number {
  const [offset, length] = FIELDS[field]
  if ((block.readUInt8(offset) & 0x80) !== 0) return Number(block.readBigUInt64BE(offset + length - 8))
  return Number.parseInt(text(block, field).trim() || '0', 8)
}

function text(block: Buffer, field: Field): string {
  const [offset, length] = FIELDS[field]
  const bytes = block.subarray(offset, offset + length)
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end === -1 ? length : end)
}

// The sum of all bytes, with the checksum's own field counted as spaces.
function checksumOf(block: Buffer): number {
  const [offset, length] = FIELDS.checksum
  return block.reduce(
    (sum, byte, index) => sum + (index >= offset && index < offset + length ? 0x20 : byte),
    0,
  )
}

function splitName(name: string): { prefix: string; name: string } | null {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { prefix: '', name }
  for (let slash = name.indexOf('/'); slash !== -1; slash = name.indexOf('/', slash + 1)) {
    const [prefix, rest] = [name.slice(0, slash), name.slice(slash + 1)]
    if (Buffer.byteLength(rest) <= NAME_BYTES)
      return Buffer.byteLength(prefix) <= PREFIX_BYTES ? { prefix, name: rest } : null
  }
  return null
}

function padding(sizeBytes: number): number {
  return (BLOCK_BYTES - (sizeBytes % BLOCK_BYTES)) % BLOCK_BYTES
}
