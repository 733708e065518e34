import { tmpdir } from 'node:os'
import { type Context, Hono } from 'hono'
import { basePath } from 'hono/route'
import type { Logger } from 'pino'
import { gatewayRefusals } from '../errors/gateway.ts'
import { bearerToken, IdentifyError, identify } from '../identity/identify.ts'
import { ClientGoneError } from '../identity/scope.ts'
import type { Tokens } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { isUnknownName, RestError, refuse } from './errors.ts'
import { createExecute, type Plan } from './execute.ts'
import { planCall } from './functions.ts'
import { createLargeAnswers } from './large-answer.ts'
import { toRestError } from './pg-error.ts'
import { aboutRequest, type RestRequest, readRequest } from './request.ts'
import { respondGatewayRefusal, respondRefusal } from './respond.ts'
import { introspect } from './schema/introspect.ts'
import type { Schema } from './schema/model.ts'
import { createSchemaCache } from './schema/schema-cache.ts'
import { createStatementNames } from './sql/statement-names.ts'
import { planTable } from './tables.ts'

export type RestDependencies = {
  database: Database
  tokens: Tokens
  log: Logger
  /** The disk is almost full: only reads and deletions are taken. */
  isFull?: () => boolean
  /** For large answers until they are sent; the system's temporary folder by default. */
  folder?: string
  now?: () => number
}

type Planner = (schema: Schema, name: string, request: RestRequest) => Plan

/**
 * The schema `public`, as PostgREST 13 behind Supabase's gateway answers. Each request is one transaction as its
 * caller; PostgreSQL decides what that caller may see and do, and writes the body.
 */
export function createRest({
  database,
  tokens,
  log,
  isFull = () => false,
  folder = tmpdir(),
  now = () => performance.now(),
}: RestDependencies): Hono {
  const cache = createSchemaCache(() => introspect(database.requests), now)
  const execute = createExecute(database, createStatementNames(), createLargeAnswers(database, folder))

  async function answer(raw: Request, name: string, plan: Planner, isCall: boolean): Promise<Response> {
    const identity = await identify(raw, tokens)
    const request = await readRequest(raw, identity)
    const about = aboutRequest(raw, isCall ? `/rpc/${name}` : `/${name}`)
    const schema = await cache.current()
    const run = (current: Schema) => {
      const planned = plan(current, name, request)
      if (!planned.readOnly && request.method !== 'DELETE' && isFull()) throw refuse.noRoom()
      return execute(planned, identity, about, raw.signal)
    }
    try {
      return await run(schema)
    } catch (error) {
      const newer = isUnknownName(error) ? await cache.newerThan(schema) : null
      if (newer === null) throw error
      return run(newer)
    }
  }

  const app = new Hono()
  async function about(context: Context): Promise<Response> {
    await identify(context.req.raw, tokens)
    return context.json(ABOUT)
  }
  app.all('/', about)
  app.post('/rpc/:name', (context) => answer(context.req.raw, context.req.param('name'), planCall, true))
  app.all('/rpc/:name', (context) => {
    throw refuse.functionMethod(context.req.method)
  })
  app.all('/:name', (context) => answer(context.req.raw, context.req.param('name'), planTable, false))
  app.all('*', (context) => {
    // Mounted below a prefix, the root is also asked for with a slash behind it.
    if (context.req.path === `${basePath(context)}/`) return about(context)
    throw refuse.path()
  })
  app.onError((error, context) => {
    if (error instanceof IdentifyError) return respondUnidentified(error, context.req.raw)
    if (error instanceof ClientGoneError) return new Response(null, { status: GONE })
    // Reading the schema can fail too, before any transaction.
    const refusal = toRestError(error, 'anon')
    if (!(refusal instanceof RestError)) {
      log.error({ err: error, path: context.req.path }, 'rest: unexpected')
      return respondRefusal(refuse.unexpected())
    }
    if (refusal.status >= 500)
      log.warn(
        {
          path: context.req.path,
          refusal: refusal.body,
          ...(refusal.cause !== undefined && { err: refusal.cause }),
        },
        'rest: the database failed',
      )
    return respondRefusal(refusal)
  })
  return app
}

/** As proxies log it; nobody reads it. */
const GONE = 499

const ABOUT = {
  info: {
    title: 'Tappet',
    description: 'Tables at /{table}, functions at /rpc/{function}, as PostgREST serves them.',
  },
}

function respondUnidentified({ problem }: IdentifyError, request: Request): Response {
  if (problem === 'no_api_key' || problem === 'invalid_api_key')
    return respondGatewayRefusal(gatewayRefusals[problem])
  if (problem === 'expired') return respondRefusal(refuse.tokenExpired())
  if (problem === 'ended') return respondRefusal(refuse.sessionEnded())
  if (problem === 'second_factor_needed') return respondRefusal(refuse.secondFactorNeeded())
  const parts = bearerToken(request)?.split('.').length ?? 3
  return respondRefusal(parts === 3 ? refuse.tokenInvalid() : refuse.tokenParts(parts))
}
