import { StorageError } from './errors.ts'

/** As S3, in UTF-8. */
const MAX_KEY_BYTES = 1024
const MAX_BUCKET_LENGTH = 100

// Controls, line separators, lone surrogates, and bidirectional marks, which can show "gpj.exe" as "exe.jpg".
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\\]/u
const BUCKET = /^[\w!.*'() &$@=;:+,?-]+$/

/**
 * Unicode NFC (macOS and Windows compose differently), folders separated by single slashes: unambiguous in URLs,
 * policies and file dialogs; it never reaches the file system.
 * @param raw percent-decoded
 * @throws StorageError InvalidKey
 */
export function objectKey(raw: string): string {
  const key = raw.normalize('NFC')
  const segments = key.split('/')
  const isPlain = segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  if (!isPlain || FORBIDDEN.test(key) || Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new StorageError('InvalidKey', `Invalid key: ${printable(raw)}`)
  }
  return key
}

/** Like a key, but may be empty and may begin or end with a slash. */
export function folderPrefix(raw: string): string {
  const trimmed = raw.replace(/^\/+|\/+$/g, '')
  return trimmed === '' ? '' : `${objectKey(trimmed)}/`
}

/** @throws StorageError InvalidBucketName */
export function bucketName(raw: string): string {
  if (raw.length > MAX_BUCKET_LENGTH || raw.trim() !== raw || !BUCKET.test(raw))
    throw new StorageError('InvalidBucketName')
  return raw
}

function printable(text: string): string {
  return text.slice(0, 200).replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')
}
