/** What the edge must know of a surface before it sees the request's body. */
export type Surface = {
  name: string
  /** Path prefix without a trailing slash; a request belongs to the first that fits. */
  prefix: string
  /** Largest body in bytes; a surface may itself allow less. */
  bodyLimitBytes: number
  /** Whether large bodies are usual here and may take their time; see receiveTimeoutMs. */
  takesUploads: boolean
  /** The answer to a body beyond the limit, in the surface's own dialect. */
  tooLarge: Record<string, unknown>
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const RECEIVE_TIMEOUT_MS = 15_000
/** A poor mobile uplink. Who sends slower than this is not uploading but holding the line. */
const SLOWEST_UPLOAD_BYTES_PER_SECOND = 64 * KILOBYTE
export const LONGEST_UPLOAD_MS = 300_000
const TOO_LARGE = 'The request is larger than this address accepts'

export const SURFACES: readonly Surface[] = [
  {
    name: 'rest',
    prefix: '/rest/v1',
    // A saved diagnosis carries its recording as a data URL.
    bodyLimitBytes: 10 * MEGABYTE,
    takesUploads: true,
    tooLarge: { code: 'TPT413', message: TOO_LARGE, details: null, hint: null },
  },
  {
    name: 'auth',
    prefix: '/auth/v1',
    bodyLimitBytes: 64 * KILOBYTE,
    takesUploads: false,
    tooLarge: { code: 413, error_code: 'request_too_large', msg: TOO_LARGE },
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
  },
  {
    name: 'functions',
    prefix: '/functions/v1',
    bodyLimitBytes: 20 * MEGABYTE,
    takesUploads: true,
    tooLarge: { error: TOO_LARGE },
  },
  {
    name: 'realtime',
    prefix: '/realtime/v1',
    bodyLimitBytes: 64 * KILOBYTE,
    takesUploads: false,
    tooLarge: { error: TOO_LARGE },
  },
]

const WEB: Surface = {
  name: 'web',
  prefix: '',
  bodyLimitBytes: 64 * KILOBYTE,
  takesUploads: false,
  tooLarge: { error: TOO_LARGE },
}

/** The surface that answers `path` (no query). */
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
 * How long a client may take to send its whole request, so that thousands of slow
 * senders cannot hold the server's sockets, while a long upload still gets through.
 *
 * @param lengthBytes the announced length, or null when it is sent in chunks
 */
export function receiveTimeoutMs(surface: Surface, lengthBytes: number | null): number {
  if (!surface.takesUploads) return RECEIVE_TIMEOUT_MS
  const sizeBytes = Math.min(lengthBytes ?? surface.bodyLimitBytes, surface.bodyLimitBytes)
  return Math.min(
    LONGEST_UPLOAD_MS,
    RECEIVE_TIMEOUT_MS + (sizeBytes / SLOWEST_UPLOAD_BYTES_PER_SECOND) * 1000,
  )
}

/** Whether `path` belongs to the backend rather than to the client's routes. */
export function isBackendPath(path: string): boolean {
  return surfaceOf(path) !== WEB
}
