import type { ByteRange } from './bytes.ts'
import { StorageError } from './errors.ts'
import type { ObjectRow } from './rows.ts'
import { mayBeShown } from './sniff.ts'
import type { Store } from './store.ts'

export type ServeOptions = {
  visibility: 'public' | 'private'
  /** `?download`: the file name, or empty for the object's own. Null: inline where the type allows it. */
  download: string | null
}

/** Prevent a browser from running or loading anything. */
const FILE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Robots-Tag': 'noindex',
  'Accept-Ranges': 'bytes',
}

/**
 * Ranges and conditions of RFC 9110, caching of RFC 9111.
 * @param find reads the row as the caller; called again when the bytes were replaced meanwhile
 * @throws StorageError NoSuchKey
 */
export async function serveObject(
  store: Store,
  request: Request,
  find: () => Promise<ObjectRow | null>,
  options: ServeOptions,
): Promise<Response> {
  let tried = ''
  for (;;) {
    const object = await find()
    if (object === null) throw new StorageError('NoSuchKey')
    if (object.version === tried) {
      store.log.error({ objectId: object.id, version: object.version }, 'the bytes of an object are missing')
      throw new StorageError('NoSuchKey')
    }
    const response = await answer(store, request, object, options)
    if (response !== null) return response
    tried = object.version
  }
}

async function answer(
  store: Store,
  request: Request,
  object: ObjectRow,
  options: ServeOptions,
): Promise<Response | null> {
  const headers = new Headers(headersOf(object, options))
  if (isUnchanged(request, object)) return new Response(null, { status: 304, headers })
  const sizeBytes = object.metadata.size
  const range = rangeApplies(request, object) ? parseRange(request.headers.get('range'), sizeBytes) : 'whole'
  if (range === 'unsatisfiable') return unsatisfiable(headers, sizeBytes)
  const part = range === 'whole' ? undefined : range
  headers.set('Content-Length', String(part === undefined ? sizeBytes : part.end - part.start + 1))
  if (part !== undefined) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${sizeBytes}`)
  const status = part === undefined ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = await store.bytes.get(object.version, part)
  return body === null ? null : new Response(body, { status, headers })
}

function headersOf(object: ObjectRow, options: ServeOptions): Record<string, string> {
  const { mimetype, eTag, cacheControl, lastModified } = object.metadata
  const isShown = mayBeShown(mimetype)
  const name = options.download || (object.name.split('/').at(-1) ?? '')
  return {
    ...FILE_HEADERS,
    'Content-Type': isShown ? mimetype : 'application/octet-stream',
    'Content-Disposition': contentDisposition(
      isShown && options.download === null ? 'inline' : 'attachment',
      name,
    ),
    'Cache-Control': `${options.visibility}, ${cacheControl}`,
    // Else a browser's cache would give a private object to who asks without a token.
    ...(options.visibility === 'private' && { Vary: 'Authorization' }),
    ETag: eTag,
    'Last-Modified': new Date(lastModified).toUTCString(),
  }
}

// RFC 9110, 13.2.2: If-None-Match takes precedence over If-Modified-Since.
function isUnchanged(request: Request, object: ObjectRow): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags !== null) {
    return tags.split(',').some((tag) => ['*', object.metadata.eTag].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Number.isFinite(since) && Date.parse(object.metadata.lastModified) < since + 1000
}

/** If-Range (RFC 9110, 13.1.5): the range applies only to an unchanged object. */
function rangeApplies(request: Request, object: ObjectRow): boolean {
  const condition = request.headers.get('if-range')
  return condition === null || condition === object.metadata.eTag
}

function unsatisfiable(headers: Headers, sizeBytes: number): Response {
  const error = new StorageError('InvalidRange')
  headers.set('Content-Range', `bytes */${sizeBytes}`)
  headers.set('Content-Type', 'application/json')
  headers.set('Cache-Control', 'no-store')
  for (const name of ['Content-Disposition', 'ETag', 'Last-Modified']) headers.delete(name)
  return new Response(JSON.stringify(error), { status: error.httpStatus, headers })
}

const MAX_NAME_LENGTH = 200

/**
 * `name` in ASCII and in UTF-8 (RFC 6266, RFC 8187), without characters that end the header, leave the folder or hide
 * the extension.
 */
function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const clean =
    name
      .normalize('NFC')
      .slice(0, MAX_NAME_LENGTH)
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[/\\:*?"<>|]/g, '_')
      .trim() || 'download'
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_')
  // RFC 8187's attr-char excludes ' ( ) *, which encodeURIComponent keeps.
  const extended = encodeURIComponent(clean).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${extended}`
}

/**
 * RFC 9110, 14.1.2 and 14.2.
 * @returns `whole` without a header, for another unit, several ranges or a malformed one, which a server may ignore;
 * `unsatisfiable` when the range begins past the end
 */
function parseRange(header: string | null, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '')
  if (match === null) return 'whole'
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return 'whole'
  if (first === '') return suffix(Number(last), sizeBytes)
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= sizeBytes ? 'unsatisfiable' : { start, end }
}

function suffix(length: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || sizeBytes === 0) return 'unsatisfiable'
  return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 }
}
