import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageError } from '../errors/storage.ts'
import type { ReceivedFile } from './bytes.ts'
import { blankLocation } from './location.ts'
import { multipartBoundary, type Part, readMultipart } from './multipart.ts'
import { isAllowed, SNIFF_BYTES, sniff } from './sniff.ts'

/** What a bucket takes. */
export type BucketRules = {
  maxSizeBytes: number
  allowedTypes: readonly string[] | null
  /** Whether strangers may read: then a photo does not tell where it was taken. */
  isPublic: boolean
}

/** An upload as it came: the file on disk, and what was said about it. */
export type Upload = {
  file: ReceivedFile
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** Room for boundaries, part headers and fields beside the file itself. */
const FORM_OVERHEAD_BYTES = 65_536
const MAX_FIELD_BYTES = 16_384
const MAX_CACHE_SECONDS = 31_536_000
const UNKNOWN_TYPE = 'application/octet-stream'

/**
 * Receives a file, as a form (Blob, File, FormData in storage-js) or as the bare body,
 * into a temporary file under `folder`: streamed, its size, type and completeness checked
 * on the way. Whoever gets the file owns it; on any failure nothing is left behind.
 *
 * @throws StorageError EntityTooLarge, InvalidMimeType, NoContent, Aborted, InvalidParameter
 */
export async function receiveUpload(request: Request, folder: string, rules: BucketRules): Promise<Upload> {
  const { headers } = request
  if (Number(headers.get('content-length') ?? 0) > rules.maxSizeBytes + FORM_OVERHEAD_BYTES)
    throw new StorageError('EntityTooLarge')
  if (request.body === null) throw new StorageError('NoContent')
  const contentType = headers.get('content-type')
  const boundary = multipartBoundary(contentType)
  if (boundary === null) {
    const file = await receiveFile(asAborted(request.body), contentType, folder, rules)
    return {
      file,
      cacheControl: cacheControl(headers.get('cache-control')),
      userMetadata: userMetadata(fromBase64(headers.get('x-metadata'))),
    }
  }
  const source = limited(asAborted(request.body), rules.maxSizeBytes + FORM_OVERHEAD_BYTES)
  return receiveForm(readMultipart(source, boundary), folder, rules)
}

async function receiveForm(parts: AsyncIterable<Part>, folder: string, rules: BucketRules): Promise<Upload> {
  const fields = new Map<string, string>()
  let file: ReceivedFile | null = null
  try {
    for await (const part of parts) {
      if (part.filename === null) fields.set(part.name, await readField(part))
      else if (file === null) file = await receiveFile(part.body, part.contentType, folder, rules)
    }
    if (file === null) throw new StorageError('NoContent')
    return {
      file,
      cacheControl: cacheControl(fields.get('cacheControl') ?? null),
      userMetadata: userMetadata(fields.get('metadata') ?? null),
    }
  } catch (error) {
    // The form broke off after its file: an upload that did not arrive whole did not arrive.
    if (file !== null) await rm(file.path, { force: true })
    throw error
  }
}

async function receiveFile(
  source: AsyncIterable<Uint8Array>,
  declaredType: string | null,
  folder: string,
  rules: BucketRules,
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  try {
    const hash = createHash('sha256')
    let head = Buffer.alloc(0)
    let mimetype: string | null = null
    let sizeBytes = 0
    for await (const chunk of limited(source, rules.maxSizeBytes)) {
      sizeBytes += chunk.length
      hash.update(chunk)
      if (mimetype === null) {
        head = Buffer.concat([head, chunk])
        if (head.length >= SNIFF_BYTES) mimetype = acceptedType(head, declaredType, rules)
      }
      await handle.writeFile(chunk)
    }
    mimetype ??= acceptedType(head, declaredType, rules)
    const isRewritten =
      rules.isPublic && mimetype.startsWith('image/') && (await blankLocation(handle, sizeBytes))
    await handle.sync()
    return { path, sizeBytes, mimetype, digest: isRewritten ? await digestOf(path) : hash.digest('hex') }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * The bytes decide the type. What the sender claims can only refuse: a file that claims to
 * be a picture and is not one is turned away, whatever the bucket takes.
 */
function acceptedType(head: Buffer, declaredType: string | null, rules: BucketRules): string {
  const declared = (declaredType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const mimetype = sniff(head) ?? UNKNOWN_TYPE
  const named = mimetype === UNKNOWN_TYPE && /^[\w.+-]+\/[\w.+-]+$/.test(declared) ? declared : mimetype
  const refused = !isAllowed(mimetype, rules.allowedTypes) || !isOneKind(declared, mimetype)
  if (refused) throw new StorageError('InvalidMimeType', `mime type ${named} is not supported`)
  return mimetype
}

// A photo named .jpg that is a WebP is stored as what it is; a container that holds sound
// or pictures alike (WebM, MP4, Ogg) is one kind. Claims outside these are no claim.
function isOneKind(declared: string, mimetype: string): boolean {
  const kind = (type: string) => /^(image|audio|video)\//.exec(type)?.[1]?.replace('audio', 'video') ?? null
  const claimed = kind(declared)
  return claimed === null || claimed === kind(mimetype)
}

async function* limited(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0
  for await (const chunk of source) {
    sizeBytes += chunk.length
    if (sizeBytes > maxBytes) throw new StorageError('EntityTooLarge')
    yield chunk
  }
}

/** A body that breaks off is the sender's doing, not a fault of ours. */
async function* asAborted(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new StorageError('Aborted')
      })
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

async function readField(part: Part): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of limited(part.body, MAX_FIELD_BYTES)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** storage-js says `3600` in a form and `max-age=3600` in a header. */
function cacheControl(said: string | null): string {
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(said?.trim() ?? '')?.[1]
  return seconds === undefined ? 'no-cache' : `max-age=${Math.min(Number(seconds), MAX_CACHE_SECONDS)}`
}

function userMetadata(json: string | null): Record<string, unknown> | null {
  if (json === null || json === '') return null
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Refused below, with every other shape that is not an object.
  }
  throw new StorageError('InvalidParameter', 'metadata must be a JSON object')
}

function fromBase64(text: string | null): string | null {
  if (text !== null && text.length > MAX_FIELD_BYTES) throw new StorageError('EntityTooLarge')
  return text === null ? null : Buffer.from(text, 'base64').toString('utf8')
}
