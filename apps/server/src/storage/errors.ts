import pg from 'pg'
import { NO_ROOM } from '../errors/no-room.ts'
import { isUnavailable } from '../errors/unavailable.ts'
import { NoTurnError } from '../identity/turns.ts'

/**
 * `{statusCode, code, error, message}` as storage-js reads it: at Supabase the HTTP status of a refusal is 400 and the
 * true one stands in `statusCode`.
 */
type Entry = { statusCode: number; error: string; message: string; httpStatus?: number }

const CATALOGUE = {
  NoApiKey: {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'No API key found in request',
    httpStatus: 401,
  },
  InvalidApiKey: { statusCode: 401, error: 'Unauthorized', message: 'Invalid API key', httpStatus: 401 },
  InvalidJWT: { statusCode: 403, error: 'Unauthorized', message: 'Invalid token' },
  ExpiredJWT: { statusCode: 403, error: 'Unauthorized', message: '"exp" claim timestamp check failed' },
  SessionEnded: { statusCode: 401, error: 'Unauthorized', message: 'The session has ended', httpStatus: 401 },
  SecondFactorNeeded: {
    statusCode: 403,
    error: 'Unauthorized',
    message: 'This account has a second factor. Give its code first.',
    httpStatus: 403,
  },
  AccessDenied: {
    statusCode: 403,
    error: 'Unauthorized',
    message: 'new row violates row-level security policy',
  },
  NoSuchBucket: { statusCode: 404, error: 'Bucket not found', message: 'Bucket not found' },
  NoSuchKey: { statusCode: 404, error: 'not_found', message: 'Object not found' },
  NoSuchRoute: { statusCode: 404, error: 'not_found', message: 'No such address', httpStatus: 404 },
  KeyAlreadyExists: { statusCode: 409, error: 'Duplicate', message: 'The resource already exists' },
  NotSupported: {
    statusCode: 409,
    error: 'NotSupported',
    message: 'This server does not offer that feature',
  },
  EntityTooLarge: {
    statusCode: 413,
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  InvalidMimeType: {
    statusCode: 415,
    error: 'invalid_mime_type',
    message: 'This type of file is not supported',
  },
  InvalidRange: {
    statusCode: 416,
    error: 'invalid_range',
    message: 'The object is shorter than the range asked for',
    httpStatus: 416,
  },
  InvalidKey: { statusCode: 400, error: 'InvalidKey', message: 'Invalid key' },
  InvalidBucketName: { statusCode: 400, error: 'Invalid Input', message: 'Bucket name invalid' },
  InvalidParameter: { statusCode: 400, error: 'InvalidParameter', message: 'The request is not as expected' },
  InvalidSignature: { statusCode: 400, error: 'InvalidSignature', message: 'Invalid signature' },
  ExpiredToken: { statusCode: 400, error: 'ExpiredToken', message: 'The provided token has expired.' },
  NoContent: { statusCode: 400, error: 'InvalidRequest', message: 'No content provided' },
  Aborted: { statusCode: 400, error: 'Aborted', message: 'The upload ended before all of it had arrived' },
  DatabaseTimeout: {
    statusCode: 544,
    error: 'DatabaseTimeout',
    message: 'The database took too long',
    httpStatus: 544,
  },
  SlowDown: {
    statusCode: 429,
    error: 'SlowDown',
    message: 'Too much of this account is waiting. Please try again in a moment.',
    httpStatus: 429,
  },
  OutOfSpace: {
    statusCode: 507,
    error: 'OutOfSpace',
    message: NO_ROOM,
    httpStatus: 507,
  },
  Unavailable: {
    statusCode: 503,
    error: 'Unavailable',
    message: 'The database cannot be reached right now. Please try again in a moment.',
    httpStatus: 503,
  },
  InternalError: {
    statusCode: 500,
    error: 'InternalError',
    message: 'Something went wrong on our side',
    httpStatus: 500,
  },
} as const satisfies Record<string, Entry>

export type StorageErrorCode = keyof typeof CATALOGUE

/** `detail` replaces the catalogue's message. */
export class StorageError extends Error {
  readonly code: StorageErrorCode
  constructor(code: StorageErrorCode, detail?: string) {
    super(detail ?? CATALOGUE[code].message)
    this.name = 'StorageError'
    this.code = code
  }

  get httpStatus(): number {
    const entry: Entry = CATALOGUE[this.code]
    return entry.httpStatus ?? 400
  }

  toJSON(): { statusCode: string; code: string; error: string; message: string } {
    const { statusCode, error } = CATALOGUE[this.code]
    return { statusCode: String(statusCode), code: this.code, error, message: this.message }
  }
}

/** SQLSTATE appendix A; errno. */
const FOREIGN_CODES: Readonly<Record<string, StorageErrorCode>> = {
  // insufficient_privilege
  '42501': 'AccessDenied',
  // unique_violation
  '23505': 'KeyAlreadyExists',
  // foreign_key_violation: the bucket went away meanwhile
  '23503': 'NoSuchBucket',
  // character_not_in_repertoire: a NUL in a name
  '22021': 'InvalidKey',
  // query_canceled: statement_timeout
  '57014': 'DatabaseTimeout',
  // disk_full
  '53100': 'OutOfSpace',
  ENOSPC: 'OutOfSpace',
  EDQUOT: 'OutOfSpace',
}

function foreignCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** By policy or grant. */
export function isRefusedByDatabase(error: unknown): boolean {
  return foreignCode(error) === '42501'
}

/** A commit may have happened: the connection or the server ended (classes 08 and 57P, 40003). */
const UNDECIDED = /^(08|57P|40003)/

/** A lost connection says nothing of a commit. */
export function isRolledBack(error: unknown): boolean {
  if (error instanceof StorageError) return true
  return error instanceof pg.DatabaseError && !UNDECIDED.test(error.code ?? '')
}

/** An unexpected failure becomes InternalError. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  if (isUnavailable(error)) return new StorageError('Unavailable')
  if (error instanceof NoTurnError) return new StorageError('SlowDown')
  // The database's own words: how much this person may keep.
  if (foreignCode(error) === 'PT413' && error instanceof Error)
    return new StorageError('EntityTooLarge', error.message)
  return new StorageError(FOREIGN_CODES[foreignCode(error) ?? ''] ?? 'InternalError')
}
