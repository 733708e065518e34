import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReceivedFile } from './bytes.ts'
import { FOLDER_GONE } from './bytes-disk.ts'
import { StorageError } from './errors.ts'
import { cleanPicture } from './metadata/clean.ts'
import { isForm, readForm } from './multipart.ts'
import { isAllowed, SNIFF_BYTES, sniff } from './sniff.ts'

export type BucketRules = {
  maxSizeBytes: number
  allowedTypes: readonly string[] | null
}

type Upload = { file: ReceivedFile; cacheControl: string }

/** Boundaries, part headers and fields. */
const FORM_OVERHEAD_BYTES = 65_536
const MAX_CACHE_SECONDS = 31_536_000
const UNKNOWN_TYPE = 'application/octet-stream'

/**
 * Streams a form's file (Blob, File, FormData in storage-js) or the bare body to a temporary file and checks it. The
 * caller owns the file; on failure it is removed.
 * @throws StorageError EntityTooLarge, InvalidMimeType, NoContent, Aborted, InvalidParameter
 */
export async function receiveUpload(request: Request, folder: string, rules: BucketRules): Promise<Upload> {
  const { headers } = request
  if (Number(headers.get('content-length') ?? 0) > rules.maxSizeBytes + FORM_OVERHEAD_BYTES)
    throw new StorageError('EntityTooLarge')
  if (request.body === null) throw new StorageError('NoContent')
  const contentType = headers.get('content-type')
  if (isForm(contentType)) {
    const source = limited(asAborted(request.body), rules.maxSizeBytes + FORM_OVERHEAD_BYTES)
    return receiveForm(source, contentType, folder, rules)
  }
  const file = await receiveFile(asAborted(request.body), contentType, folder, rules)
  return { file, cacheControl: cacheControl(headers.get('cache-control')) }
}

async function receiveForm(
  source: AsyncIterable<Uint8Array>,
  contentType: string,
  folder: string,
  rules: BucketRules,
): Promise<Upload> {
  const received: ReceivedFile[] = []
  try {
    const fields = await readForm(source, contentType, async (body, declaredType) => {
      received.push(await receiveFile(body, declaredType, folder, rules))
    })
    const [file] = received
    if (file === undefined) throw new StorageError('NoContent')
    return { file, cacheControl: cacheControl(fields.get('cacheControl') ?? null) }
  } catch (error) {
    // The form failed after its file.
    for (const { path } of received) await rm(path, { force: true })
    throw error
  }
}

async function receiveFile(
  source: AsyncIterable<Uint8Array>,
  declaredType: string | null,
  folder: string,
  rules: BucketRules,
): Promise<ReceivedFile> {
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new StorageError('Unavailable', FOLDER_GONE)
    if (error.code !== 'EEXIST') throw error
  })
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
    await handle.sync()
    const cleanBytes = await cleanPicture(path, mimetype, sizeBytes)
    if (cleanBytes === null) return { path, sizeBytes, mimetype, digest: hash.digest('hex') }
    return { path, sizeBytes: cleanBytes, mimetype, digest: await digestOf(path) }
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
 * By the bytes; the declared type can only refuse: what is declared a picture and is none is refused by every bucket.
 */
function acceptedType(head: Buffer, declaredType: string | null, rules: BucketRules): string {
  const declared = (declaredType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const mimetype = sniff(head) ?? UNKNOWN_TYPE
  const named = mimetype === UNKNOWN_TYPE && /^[\w.+-]+\/[\w.+-]+$/.test(declared) ? declared : mimetype
  const refused = !isAllowed(mimetype, rules.allowedTypes) || !isOneKind(declared, mimetype)
  if (refused) throw new StorageError('InvalidMimeType', `mime type ${named} is not supported`)
  return mimetype
}

// A WebP declared as JPEG is accepted; WebM, MP4 and Ogg hold both audio and video.
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

/** A body that ends early is the client's fault. */
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

/** storage-js sends `3600` in a form and `max-age=3600` in a header. */
function cacheControl(header: string | null): string {
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(header?.trim() ?? '')?.[1]
  return seconds === undefined ? 'no-cache' : `max-age=${Math.min(Number(seconds), MAX_CACHE_SECONDS)}`
}
