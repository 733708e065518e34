export type Surface = {
  name: string
  prefix: string
  /** The surface may allow less. */
  bodyLimitBytes: number
  /** Large bodies get more time; see receiveTimeoutMs. */
  takesUploads: boolean
  refusal: (refusal: Refusal) => Record<string, unknown>
}

export type Refusal = { status: 400 | 413 | 429 | 503; code: string; message: string }

export const REFUSALS = {
  badPath: {
    status: 400,
    code: 'bad_path',
    message: 'This address can be read in more than one way. Nothing was done with the request.',
  },
  tooLarge: {
    status: 413,
    code: 'request_too_large',
    message: 'The request is larger than this address accepts',
  },
  tooMany: {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests in one minute. Nothing was done with this one. Please try again in a moment.',
  },
  lost: {
    status: 503,
    code: 'temporarily_unavailable',
    message:
      'This server has lost its data folder and ends. Whether the change was saved is not known. Please look again in a moment.',
  },
} as const satisfies Record<string, Refusal>

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const RECEIVE_TIMEOUT_MS = 15_000
/** A poor mobile uplink. */
const MIN_UPLOAD_BYTES_PER_SECOND = 64 * KILOBYTE
export const MAX_UPLOAD_MS = 300_000

const plainRefusal: Surface['refusal'] = ({ code, message }) => ({ error: message, code })

export const SURFACES: readonly Surface[] = [
  {
    name: 'rest',
    prefix: '/rest/v1',
    // A saved diagnosis contains its recording as a data URL.
    bodyLimitBytes: 10 * MEGABYTE,
    takesUploads: true,
    refusal: ({ status, message }) => ({ code: `TPT${status}`, message, details: null, hint: null }),
  },
  {
    name: 'auth',
    prefix: '/auth/v1',
    bodyLimitBytes: 64 * KILOBYTE,
    takesUploads: false,
    refusal: ({ status, code, message }) => ({ code: status, error_code: code, msg: message }),
  },
  {
    name: 'storage',
    prefix: '/storage/v1',
    bodyLimitBytes: 50 * MEGABYTE,
    takesUploads: true,
    refusal: ({ status, code, message }) => ({
      statusCode: String(status),
      ...(status === 413 ? STORAGE_TOO_LARGE : { error: code, message }),
    }),
  },
  {
    name: 'functions',
    prefix: '/functions/v1',
    bodyLimitBytes: 20 * MEGABYTE,
    takesUploads: true,
    refusal: plainRefusal,
  },
  {
    name: 'realtime',
    prefix: '/realtime/v1',
    bodyLimitBytes: 64 * KILOBYTE,
    takesUploads: false,
    refusal: plainRefusal,
  },
]

/** As Supabase words it. */
const STORAGE_TOO_LARGE = {
  error: 'Payload too large',
  message: 'The object exceeded the maximum allowed size',
}

/** Reads no body. */
export const WEB: Surface = {
  name: 'web',
  prefix: '',
  bodyLimitBytes: 0,
  takesUploads: false,
  refusal: plainRefusal,
}

/**
 * Short, so that slow clients cannot hold sockets, and in proportion to the length for uploads.
 * @param lengthBytes Content-Length, or null for a chunked body
 */
export function receiveTimeoutMs(surface: Surface, lengthBytes: number | null): number {
  if (!surface.takesUploads) return RECEIVE_TIMEOUT_MS
  const sizeBytes = Math.min(lengthBytes ?? surface.bodyLimitBytes, surface.bodyLimitBytes)
  return Math.min(MAX_UPLOAD_MS, RECEIVE_TIMEOUT_MS + (sizeBytes / MIN_UPLOAD_BYTES_PER_SECOND) * 1000)
}
