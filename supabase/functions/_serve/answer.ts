import { bodyWithin } from './body.ts'
import { errorResponse, FunctionError } from './errors.ts'
import type { FunctionContext, FunctionDefinition, FunctionLog } from './function.ts'

/** @param name for the log */
export async function answer(
  name: string,
  { limits, handler }: FunctionDefinition,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  const { signIn, methods = ['POST'], maxBodyBytes = 1024, readsPieces, timeLimitMs = 10_000 } = limits
  try {
    if (!methods.some((method) => method === request.method)) {
      const allow = methods.join(', ')
      throw new FunctionError('method_not_allowed', `Use ${allow}`, {}, { Allow: allow })
    }
    if (signIn === 'required' && context.user === null) throw new FunctionError('sign_in_required')
    const bounded = readsPieces ? request : await withBoundedBody(request, maxBodyBytes)
    return await withinTime(handler(bounded, context), timeLimitMs)
  } catch (error) {
    return failure(name, error, context.log)
  }
}

export function failure(name: string, error: unknown, log: FunctionLog): Response {
  if (error instanceof FunctionError && error.code !== 'internal') {
    if (error.code === 'time_limit') log.warn({ function: name }, 'function took too long')
    return errorResponse(error)
  }
  if (causesOf(error).some(hasNoRoom)) {
    log.warn({ function: name, err: error }, 'no room is left for a change')
    return errorResponse(new FunctionError('no_room'))
  }
  if (causesOf(error).some(isUnavailable)) {
    log.warn({ function: name, err: error }, 'the database cannot be reached')
    return errorResponse(new FunctionError('unavailable', undefined, {}, { 'Retry-After': '5' }))
  }
  if (causesOf(error).some(isOfNoAccount)) {
    log.warn({ function: name, err: error }, 'the account was deleted meanwhile')
    return errorResponse(new FunctionError('sign_in_required', ACCOUNT_GONE))
  }
  log.error({ function: name, err: error }, 'function failed')
  return errorResponse(new FunctionError('internal'))
}

const MAX_CAUSES = 5

function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let each = error; typeof each === 'object' && each !== null && causes.length < MAX_CAUSES; ) {
    causes.push(each)
    each = each instanceof Error ? each.cause : undefined
  }
  return causes
}

type Cause = Partial<Record<'code' | 'status' | 'statusCode' | 'message' | 'details', unknown>>

const hasNoRoom = ({ code }: Cause) => code === 'TPT507' || code === '53100'

// Of a database that stops, starts or recovers: PostgREST's or PostgreSQL's code, else auth's or storage's status.
const isUnavailable = ({ code, status, statusCode }: Cause) =>
  /^(?:PGRST00[0-2]|57P0[123]|08...)$/.test(String(code)) || status === 503 || String(statusCode) === '503'

const ACCOUNT_GONE = 'This account is not there any more. Nothing was saved.'

// The account was deleted after its token was checked (foreign_key_violation, or count_usage knows no plan of it).
function isOfNoAccount({ code, message, details }: Cause): boolean {
  if (code === '22023') return message === 'Unknown user or usage type'
  return code === '23503' && /is not present in table "(users|profiles)"/.test(String(details))
}

async function withBoundedBody(request: Request, maxBytes: number): Promise<Request> {
  if (request.body === null) return request
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of bodyWithin(request, maxBytes)) pieces.push(piece)
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Blob(pieces),
    signal: request.signal,
  })
}

async function withinTime(work: Promise<Response>, limitMs: number): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionError('time_limit')), limitMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
