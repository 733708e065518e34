import { StorageError } from '../errors/storage.ts'

/** One part of multipart/form-data (RFC 7578), its body read as it arrives. */
export type Part = {
  name: string
  filename: string | null
  contentType: string | null
  body: AsyncIterable<Buffer>
}

const MAX_HEADER_BYTES = 16_384
const MAX_PARTS = 20

/** The boundary of a multipart/form-data content type (RFC 2046, 5.1.1), or null. */
export function multipartBoundary(contentType: string | null): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(
      contentType ?? '',
    )
  return match?.[1] ?? match?.[2] ?? null
}

/**
 * Reads parts one after another without holding more than a chunk of any. A part's body
 * must be read, or left, before the next part is asked for; what is left is skipped.
 *
 * @throws StorageError Aborted when the body ends before its closing boundary,
 *   InvalidParameter when it is not multipart
 */
export async function* readMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const reader = new BoundaryReader(source, `\r\n--${boundary}`)
  // RFC 2046, 5.1.1: what stands before the first boundary is ignored.
  await reader.skipToBoundary()
  for (let count = 0; await reader.hasNextPart(); count++) {
    if (count >= MAX_PARTS) throw new StorageError('InvalidParameter', 'The form has too many parts')
    const headers = parseHeaders(await reader.readHeaderBlock())
    const disposition = headers.get('content-disposition') ?? ''
    const body = reader.untilBoundary()
    yield {
      name: parameter(disposition, 'name') ?? '',
      filename: parameter(disposition, 'filename'),
      contentType: headers.get('content-type') ?? null,
      body,
    }
    await reader.skipToBoundary()
  }
}

class BoundaryReader {
  readonly #source: AsyncIterator<Uint8Array>
  readonly #delimiter: Buffer
  // The first delimiter may stand at the very start, without the line break before it.
  #held: Buffer = Buffer.from('\r\n')
  #insideBody = true

  constructor(source: AsyncIterable<Uint8Array>, delimiter: string) {
    this.#source = source[Symbol.asyncIterator]()
    this.#delimiter = Buffer.from(delimiter)
  }

  async skipToBoundary(): Promise<void> {
    while (this.#insideBody) for await (const _skipped of this.untilBoundary());
  }

  async *untilBoundary(): AsyncGenerator<Buffer> {
    while (this.#insideBody) {
      const at = this.#held.indexOf(this.#delimiter)
      if (at !== -1) {
        const last = this.#held.subarray(0, at)
        this.#held = this.#held.subarray(at + this.#delimiter.length)
        this.#insideBody = false
        if (last.length > 0) yield last
        return
      }
      // The end of what is held may be the beginning of a delimiter.
      const safe = this.#held.length - this.#delimiter.length + 1
      if (safe > 0) {
        const chunk = this.#held.subarray(0, safe)
        this.#held = this.#held.subarray(safe)
        yield chunk
      }
      await this.#more()
    }
  }

  /** After a delimiter: `--` ends the form, a line break begins a part. */
  async hasNextPart(): Promise<boolean> {
    const line = await this.#take('\r\n', 2)
    if (line.startsWith('--')) return false
    if (line.trim() !== '') throw new StorageError('InvalidParameter', 'The form is malformed')
    return true
  }

  async readHeaderBlock(): Promise<string> {
    const block = await this.#take('\r\n\r\n', 0)
    this.#insideBody = true
    return block
  }

  /** Text up to `end`, or the closing `--` within its first `markLength` bytes. */
  async #take(end: string, markLength: number): Promise<string> {
    for (;;) {
      if (markLength > 0 && this.#held.subarray(0, markLength).toString('latin1') === '--') return '--'
      const at = this.#held.indexOf(end)
      if (at > MAX_HEADER_BYTES || (at === -1 && this.#held.length > MAX_HEADER_BYTES)) {
        throw new StorageError('InvalidParameter', 'The form is malformed')
      }
      if (at !== -1) {
        const text = this.#held.toString('utf8', 0, at)
        this.#held = this.#held.subarray(at + end.length)
        return text
      }
      await this.#more()
    }
  }

  async #more(): Promise<void> {
    const next = await this.#source.next()
    if (next.done === true) throw new StorageError('Aborted')
    const chunk = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength)
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
  }
}

function parseHeaders(block: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of block.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}

function parameter(header: string, name: string): string | null {
  return new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1] ?? null
}
