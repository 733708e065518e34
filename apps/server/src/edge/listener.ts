import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import { roleOf } from '../identity/identify.ts'
import { currentRequest } from '../log.ts'
import { givenId, withRequestId } from './error-id.ts'
import { contentSecurityPolicy, fixedHeaders, plainHost } from './headers.ts'
import { endSoon, limitTime, takeRest } from './limits.ts'
import { logWhenDone, type Observation, type RequestFacts } from './request-log.ts'
import { REFUSALS, WEB } from './surfaces.ts'
import { readTarget } from './target.ts'

export type EdgeOptions = {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
  siteUrl: string
  log: Logger
  observe: (observation: Observation) => void
}

/** Else the library closes a connection half a second after an answer that came before the body's end. */
const KEEP_OPEN = { autoCleanupIncoming: false }

/** The native apps read it from another origin. */
const CROSS_ORIGIN_FILE = '/config.json'

/**
 * Gives each request an id, security headers, CORS, a time for its body and a log line before its surface sees it;
 * headers are set on the Node response, so that no answer is without them.
 */
export function createListener(options: EdgeOptions): RequestListener {
  const fixed = new Map(fixedHeaders(options.siteUrl))
  const policies = policyPerHost(options.siteUrl)
  // The fields contain no secret, and redaction costs as much as the line.
  const requestLog = options.log.child({}, { redact: [] })
  const factsOf = new WeakMap<IncomingMessage, RequestFacts>()
  const forward = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings
    const facts = factsOf.get(bindings.incoming)
    try {
      if (facts === undefined || facts.surface === WEB.name) return await options.fetch(request, bindings)
      const response = await currentRequest.run(facts.id, () => options.fetch(request, bindings))
      return await withRequestId(response, facts.id, facts.surface)
    } finally {
      const role = roleOf(request)
      if (facts !== undefined && role !== undefined) facts.role = role
    }
  }, KEEP_OPEN)

  return (request, response) => {
    const { surface, path, url, isAmbiguous } = readTarget(request.url)
    request.url = url
    const facts: RequestFacts = {
      id: givenId(request.headers['x-request-id']) ?? randomUUID(),
      surface: surface.name,
      path,
    }
    factsOf.set(request, facts)
    // For surfaces that log the id or pass it on.
    request.headers['x-request-id'] = facts.id
    logWhenDone(request, response, facts, requestLog, options.observe)
    response.setHeaders(fixed)
    response.setHeader('Content-Security-Policy', policies(request.headers.host))
    response.setHeader('X-Request-Id', facts.id)
    if (surface !== WEB || path === CROSS_ORIGIN_FILE) {
      for (const [name, value] of CORS_HEADERS) response.setHeader(name, value)
      if (isPreflight(request)) return answerPreflight(request, response)
    }
    limitTime(request, surface)
    takeRest(request, response)
    if (isAmbiguous && surface !== WEB) {
      endSoon(request)
      return answerJson(response, 400, surface.refusal(REFUSALS.badPath))
    }
    forward(request, response).catch((error: unknown) => {
      options.log.error({ id: facts.id, err: error }, 'the answer failed')
      if (!response.headersSent) answerJson(response, 500, { error: 'Something went wrong on our side' })
      else response.destroy()
    })
  }
}

function isPreflight(request: IncomingMessage): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const wishes = request.headers['access-control-request-headers']
  for (const [name, value] of preflightHeaders(wishes)) response.setHeader(name, value)
  response.writeHead(204).end()
}

const MAX_CACHED_HOSTS = 100

// A few hosts make up all traffic.
function policyPerHost(siteUrl: string): (host: string | undefined) => string {
  const policies = new Map<string, string>()
  const withoutHost = contentSecurityPolicy(siteUrl, null)
  return (header) => {
    const host = plainHost(header)
    if (host === null) return withoutHost
    const cached = policies.get(host)
    if (cached !== undefined) return cached
    const policy = contentSecurityPolicy(siteUrl, host)
    if (policies.size < MAX_CACHED_HOSTS) policies.set(host, policy)
    return policy
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}

// Any origin may call, since requests carry tokens and no cookies; the native apps call from capacitor://localhost and
// http://localhost.

const CORS_HEADERS: readonly [name: string, value: string][] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Content-Range, Content-Location, Preference-Applied, Location, Content-Length, Content-Encoding, Content-Disposition, Date, ETag, Retry-After, X-Request-Id, X-Supabase-Api-Version, X-Use-Id',
  ],
]

const ALLOWED_HEADERS =
  'authorization, x-client-info, apikey, content-type, prefer, range, x-supabase-api-version, accept, accept-profile, content-profile, x-upsert, cache-control, x-retry-count, x-region, if-none-match'

/**
 * Fetch standard, CORS protocol.
 * @param requested Access-Control-Request-Headers; simple names beyond the list are allowed, as at Supabase, for newer
 * clients
 */
function preflightHeaders(requested: string | undefined): [name: string, value: string][] {
  const names = (requested ?? '').split(',').map((name) => name.trim().toLowerCase())
  const further = names.filter((name) => /^x-[a-z0-9-]{1,60}$/.test(name) && !ALLOWED_HEADERS.includes(name))
  return [
    ['Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['Access-Control-Allow-Headers', [ALLOWED_HEADERS, ...further.slice(0, 10)].join(', ')],
    ['Access-Control-Max-Age', '3600'],
    ['Vary', 'Access-Control-Request-Headers'],
  ]
}
