/** Limits of a surface, applied before it sees the request. */
export type Surface = {
  name: string
  /** Path prefix without a trailing slash. The first match wins. */
  prefix: string
  /** Maximum body in bytes; the surface may allow less. */
  bodyLimitBytes: number
  /** Whether large bodies are expected and get more time; see receiveTimeoutMs. */
  takesUploads: boolean
  /** The answer to a body over the limit, in the surface's error format. */
  tooLarge: Record<string, unknown>
  /** The answer to more requests a minute than one person or address may send. */
  tooMany: Record<string, unknown>
  /** The answer to a change while the database is being moved. */
  paused: Record<string, unknown>
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const RECEIVE_TIMEOUT_MS = 15_000
/** A poor mobile uplink. */
const MIN_UPLOAD_BYTES_PER_SECOND = 64 * KILOBYTE
export const MAX_UPLOAD_MS = 300_000
const TOO_MANY =
  'Too many requests in one minute. Nothing was done with this one. Please try again in a moment.'
const PAUSED =
  'Tappet is moving to another database and takes no changes for a moment. Nothing was done with this request. Please try again in a moment.'
const TOO_LARGE = 'The request is larger than this address accepts'

export const SURFACES: readonly Surface[] = [
  {
    name: 'rest',
    prefix: '/rest/v1',
    // A saved diagnosis contains its recording as a data URL.
    bodyLimitBytes: 10 * MEGABYTE,
    takesUploads: true,
    tooLarge: { code: 'TPT413', message: TOO_LARGE, details: null, hint: null },
    tooMany: { code: 'TPT429', message: TOO_MANY, details: null, hint: null },
    paused: { code: 'TPT503', message: PAUSED, details: null, hint: null },
  },
  {
    name: 'auth',
    prefix: '/auth/v1',
    bodyLimitBytes: 64 * KILOBYTE,
    takesUploads: false,
    tooLarge: { code: 413, error_code: 'request_too_large', msg: TOO_LARGE },
    tooMany: { code: 429, error_code: 'over_request_rate_limit', msg: TOO_MANY },
    paused: { code: 503, error_code: 'temporarily_unavailable', msg: PAUSED },
  },
  {
    name: 'storage',
    prefix: '/storage/v1',
    bodyLimitBytes: 50 * MEGABYTE,
    takesUploads: true,
    tooLarge: {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    },
    tooMany: { statusCode: '429', error: 'too_many_requests', message: TOO_MANY },
    paused: { statusCode: '503', error: 'temporarily_unavailable', message: PAUSED },
  },
  {
    name: 'functions',
    prefix: '/functions/v1',
    bodyLimitBytes: 20 * MEGABYTE,
    takesUploads: true,
    tooLarge: { error: TOO_LARGE },
    tooMany: { error: TOO_MANY, code: 'too_many_requests' },
    paused: { error: PAUSED, code: 'temporarily_unavailable' },
  },
  {
    name: 'realtime',
    prefix: '/realtime/v1',
    bodyLimitBytes: 64 * KILOBYTE,
    takesUploads: false,
    tooLarge: { error: TOO_LARGE },
    tooMany: { error: TOO_MANY, code: 'too_many_requests' },
    paused: { error: PAUSED, code: 'temporarily_unavailable' },
  },
]

const WEB: Surface = {
  name: 'web',
  prefix: '',
  bodyLimitBytes: 64 * KILOBYTE,
  takesUploads: false,
  tooLarge: { error: TOO_LARGE },
  tooMany: { error: TOO_MANY, code: 'too_many_requests' },
  paused: { error: PAUSED, code: 'temporarily_unavailable' },
}

/** The surface of a path without query. */
export function surfaceOf(path: string): Surface {
  for (const surface of SURFACES) {
    if (
      path.startsWith(surface.prefix) &&
      (path.length === surface.prefix.length || path[surface.prefix.length] === '/')
    ) {
      return surface
    }
  }
  return WEB
}

/**
 * Time in which a client must have sent its request: short, so that slow clients cannot hold
 * sockets, and in proportion to the length for uploads.
 *
 * @param lengthBytes Content-Length, or null for a chunked body
 */
export function receiveTimeoutMs(surface: Surface, lengthBytes: number | null): number {
  if (!surface.takesUploads) return RECEIVE_TIMEOUT_MS
  const sizeBytes = Math.min(lengthBytes ?? surface.bodyLimitBytes, surface.bodyLimitBytes)
  return Math.min(MAX_UPLOAD_MS, RECEIVE_TIMEOUT_MS + (sizeBytes / MIN_UPLOAD_BYTES_PER_SECOND) * 1000)
}

/** Whether the path belongs to the backend and not to the web app's routes. */
export function isBackendPath(path: string): boolean {
  return surfaceOf(path) !== WEB
}
