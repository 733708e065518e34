/** In PostgREST's words, which clients show and branch on. Source: the error reference at docs.postgrest.org. */
import { NO_ROOM } from '../errors/no-room.ts'

export type RestErrorBody = { code: string; message: string; details: unknown; hint: string | null }

export class RestError extends Error {
  readonly status: number
  readonly body: RestErrorBody
  readonly headers: Record<string, string>
  /** @param cause for the log, where the body keeps it from the client */
  constructor(status: number, body: RestErrorBody, headers: Record<string, string> = {}, cause?: unknown) {
    super(body.message, { cause })
    this.name = 'RestError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** After these the schema is read again and the request retried. */
const SCHEMA_CODES = new Set(['PGRST202', 'PGRST204', 'PGRST205', '42703', '42P01'])

export function isUnknownName(error: unknown): boolean {
  return error instanceof RestError && SCHEMA_CODES.has(error.body.code)
}

function refusal(
  status: number,
  code: string,
  message: string,
  details: unknown = null,
  hint: string | null = null,
  headers?: Record<string, string>,
): RestError {
  return new RestError(status, { code, message, details, hint }, headers)
}

const invalidToken = (code: string, message: string, details: string | null = null) =>
  refusal(401, code, message, details, null, {
    'WWW-Authenticate': `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`,
  })

export const refuse = {
  queryParameter: (message: string, details: string) => refusal(400, 'PGRST100', message, details),
  functionMethod: (method: string) => refusal(405, 'PGRST101', `Cannot use the ${method} method on RPC`),
  body: (message: string) => refusal(400, 'PGRST102', message),
  contentType: (type: string) =>
    refusal(400, 'PGRST102', `Content-Type not acceptable: ${type}`, null, 'Send rows as application/json.'),
  negativeLimit: () =>
    refusal(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'Limit should be greater than or equal to zero.',
    ),
  outOfRange: (offset: number, total: number, headers: Record<string, string>) =>
    refusal(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      null,
      headers,
    ),
  schema: (name: string, exposed: string) =>
    refusal(
      406,
      'PGRST106',
      `Invalid schema: ${name}`,
      null,
      `Only the following schemas are exposed: ${exposed}`,
    ),
  mediaType: (wanted: readonly string[]) =>
    refusal(
      406,
      'PGRST107',
      `None of these media types are available: ${wanted.join(', ')}`,
      null,
      'Rows are offered as application/json. CSV and query plans are not offered.',
    ),
  notSingular: (rows: number) =>
    refusal(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${rows} rows`,
    ),
  method: (method: string) => refusal(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  path: () => refusal(404, 'PGRST125', 'Invalid path specified in request URL'),
  /** What PostgREST has and this server leaves out. */
  notOffered: (feature: string, instead: string) =>
    refusal(400, 'PGRST127', 'Feature not implemented', `${feature} is not offered`, instead),
  routine: (name: string, args: readonly string[]) => {
    const list = args.join(', ')
    const called = args.length === 0 ? ' without parameters' : `(${list})`
    const searched =
      args.length === 0 ? ' without parameters' : ` with parameter${args.length > 1 ? 's' : ''} ${list}`
    return refusal(
      404,
      'PGRST202',
      `Could not find the function public.${name}${called} in the schema cache`,
      `Searched for the function public.${name}${searched}, but no matches were found in the schema cache.`,
    )
  },
  payloadColumn: (relation: string, column: string) =>
    refusal(400, 'PGRST204', `Could not find the '${column}' column of '${relation}' in the schema cache`),
  relation: (name: string) =>
    refusal(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`),
  column: (relation: string, column: string) =>
    refusal(400, '42703', `column ${relation}.${column} does not exist`),
  // In pg_safeupdate's words, which Supabase loads for every API role.
  unfiltered: (verb: 'UPDATE' | 'DELETE') => refusal(400, '21000', `${verb} requires a WHERE clause`),
  tokenExpired: () => invalidToken('PGRST303', 'JWT expired'),
  sessionEnded: () => invalidToken('PGRST303', 'The session has ended'),
  secondFactorNeeded: () =>
    refusal(403, 'insufficient_aal', 'This account has a second factor. Give its code first.'),
  tokenParts: (count: number) => invalidToken('PGRST301', `Expected 3 parts in JWT; got ${count}`),
  tokenInvalid: () =>
    invalidToken(
      'PGRST301',
      'No suitable key or wrong key type',
      'None of the keys was able to decode the JWT',
    ),
  noConnection: () =>
    refusal(503, 'PGRST000', 'Database connection error. Retrying the connection.', null, null, {
      'Retry-After': '5',
    }),
  tooMuchWaits: () =>
    refusal(429, 'PGRST003', 'Too much of this account is waiting for the database.', null, null, {
      'Retry-After': '2',
    }),
  noFreeConnection: () => refusal(504, 'PGRST003', 'Timed out acquiring connection from connection pool.'),
  noRoom: () => refusal(507, 'TPT507', NO_ROOM, null, 'Keep it and send it again later.'),
  noRoomForAnswer: () =>
    refusal(
      507,
      'TPT507',
      'The server has almost no disk space left, too little for an answer of this size. Nothing was changed.',
      null,
      'Ask for fewer rows at a time, or again later.',
    ),
  unexpected: () => refusal(500, 'PGRSTX00', 'Something went wrong on our side'),
} as const
