import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readBytes, type WebFile } from './files.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|wasm|xml)|image\/svg)/
const MIN_BYTES = 1_024
const MAX_BYTES = 32 * 1024 * 1024
// Takes a tenth of the time of the best quality.
const BROTLI_QUALITY = 6

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** RFC 9110 section 12.5.3. */
export function chooseEncoding(accepted: string | undefined, file: WebFile): Encoding {
  const worthIt = COMPRESSIBLE.test(file.type) && file.sizeBytes >= MIN_BYTES && file.sizeBytes <= MAX_BYTES
  if (!worthIt || accepted === undefined) return 'identity'
  const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g
  const takes = accepted.toLowerCase().replace(refused, '')
  if (/\bbr\b/.test(takes)) return 'br'
  return /\bgzip\b/.test(takes) ? 'gzip' : 'identity'
}

export function createEncoder(): (file: WebFile, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> {
  const cache = new Map<string, { version: string; bytes: Promise<Uint8Array<ArrayBuffer>> }>()
  return (file, encoding) => {
    if (encoding === 'identity') return readBytes(file)
    const key = `${encoding} ${file.path}`
    const entry = cache.get(key)
    if (entry?.version === file.version) return entry.bytes
    const bytes = readBytes(file).then(compressors[encoding]) as Promise<Uint8Array<ArrayBuffer>>
    cache.set(key, { version: file.version, bytes })
    bytes.catch(() => cache.delete(key))
    return bytes
  }
}
