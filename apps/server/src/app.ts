import type { Server } from 'node:http'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { PRODUCT_VERSION } from '@tappet/wire'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type AuthDeps, createAuth } from './auth/index.ts'
import { provenUpTo, readRecord } from './backup/record.ts'
import type { Config } from './config/index.ts'
import type { Counts } from './database/counts.ts'
import type { DiskState } from './database/disk-watch.ts'
import { refuseUnlessHeld } from './edge/held.ts'
import { limitBody } from './edge/limits.ts'
import { createListener } from './edge/listener.ts'
import { ownOrigin } from './edge/own-origin.ts'
import { limitRequests } from './edge/request-limits.ts'
import { createEdgeServer } from './edge/server.ts'
import { SURFACES } from './edge/surfaces.ts'
import { NO_ROOM } from './errors/no-room.ts'
import { isUnavailable, RETRY_AFTER_SECONDS } from './errors/unavailable.ts'
import { withinTime } from './errors/within-time.ts'
import { createAnalysisPool } from './functions/analysis-pool.ts'
import { createFunctions, type FunctionsDependencies } from './functions/index.ts'
import { createProcesses } from './functions/processes.ts'
import { createLiveSessions, withLiveSessions } from './identity/live-sessions.ts'
import { createRequestBudget } from './identity/request-budget.ts'
import type { Tokens } from './identity/token.ts'
import { createMetrics, createOperate } from './operate/index.ts'
import type { Database } from './pool.ts'
import { attachRealtime } from './realtime/index.ts'
import { addressOf } from './realtime/upgrade.ts'
import { createRest } from './rest/index.ts'
import { createStorage, FOLDER_GONE, folderStays } from './storage/index.ts'
import { createWeb } from './web/index.ts'

type PushIdentity = NonNullable<FunctionsDependencies['push']>

export type Services = {
  config: Config
  database: Database
  /** A direct connection for LISTEN, as authenticator. */
  listenUrl: string
  tokens: Tokens
  log: Logger
  /** In milliseconds. */
  now: () => number
  /** The built web app. */
  webFolder: string
  /** Without it no push messages are sent. */
  push?: PushIdentity
  bcryptCost?: number | undefined
  counts?: Counts
  disk?: () => DiskState
  /** Nightly backups since the start. */
  backups?: () => { proven: number; failed: number; copied: number; copyFailed: number }
  /** Told to stop, and answering for a while longer. */
  isLeaving?: () => boolean
  /** Whether the data folder is still this server's. */
  isHeld?: () => boolean
}

export type App = {
  /** Every route without a socket, for the functions and the admin command. */
  fetch(request: Request, env?: Partial<HttpBindings>): Response | Promise<Response>
  /** The same behind node:http with headers, limits, log and realtime; not listening yet. */
  server: Server
  close(): Promise<void>
}

/** Auth and realtime have limits of their own. */
const COUNTED = new Set(['rest', 'storage', 'functions'])

const READY_WITHIN_MS = 2_000

const noteSecurity =
  ({ database, tokens }: Services): AuthDeps['note'] =>
  async (userId, kind, device) => {
    const service = await tokens.verify(tokens.serviceKey)
    await database.as(service, (client) =>
      client.query('select public.note_security_event($1, $2, $3)', [userId, kind, device]),
    )
  }

export async function createApp(services: Services): Promise<App> {
  const { config, database, listenUrl, log, now, bcryptCost } = services
  const sessions = createLiveSessions({ pool: database.requests, listenUrl, log, now })
  const tokens = withLiveSessions(services.tokens, sessions)
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  const fetch: App['fetch'] = (request, env) => app.fetch(request, env)

  const budget = createRequestBudget(database.accounts, log, now)
  const { requestsPerMinute: perMinute, trustedProxies, siteUrl } = config
  const requestLimits = { tokens: services.tokens, budget, perMinute, trustedProxies }
  for (const surface of SURFACES) {
    const path = `${surface.prefix}/*`
    if (services.isHeld !== undefined) app.use(path, refuseUnlessHeld(surface, services.isHeld))
    if (COUNTED.has(surface.name)) app.use(path, limitRequests(surface, requestLimits))
    app.use(path, limitBody(surface))
  }
  const isFull = () => services.disk?.().isFull === true
  // With the rows on an operator's database this disk holds files alone.
  const rowsAreFull = config.databaseUrl === undefined ? isFull : undefined
  const folder = join(config.dataFolder, 'incoming')
  app.route(
    '/rest/v1',
    createRest({
      database,
      tokens,
      log,
      now,
      folder,
      ...(rowsAreFull !== undefined && { isFull: rowsAreFull }),
    }),
  )
  app.use('/auth/v1/signup', async (context, next) =>
    rowsAreFull?.() === true ? context.json(NO_ROOM_FOR_ACCOUNTS, 507) : next(),
  )
  // The auth surface looks at the session itself: its clients know its own answers.
  app.route(
    '/auth/v1',
    createAuth({
      accounts: database.accounts,
      tokens: services.tokens,
      config,
      log,
      now,
      note: noteSecurity(services),
      bcryptCost,
      onMailFailed: () => services.counts?.add('mail_failed'),
    }),
  )
  app.route('/storage/v1', createStorage({ database, tokens, config, log, now, isFull }))
  const analysis = createAnalysisPool()
  const processes = createProcesses()
  app.route(
    '/functions/v1',
    await createFunctions({
      tokens,
      fetch: async (request) => fetch(request),
      baseUrl: config.siteUrl,
      log,
      now,
      analyze: analysis.analyze,
      inWorkerProcess: processes.run,
      soundModel: config.soundModel,
      ...(config.demo && {
        demo: { addressOf: (request) => addressOf(request, trustedProxies) },
      }),
      ...(services.push !== undefined && { push: services.push }),
    }),
  )
  // Other paths under a backend prefix are not the web app's.
  for (const { prefix } of SURFACES) app.all(`${prefix}/*`, (context) => context.json(NOT_FOUND, 404))

  const metrics = createMetrics({
    pools: {
      requests: database.requests,
      accounts: database.accounts,
    },
    subscribers: () => realtime.stats().sockets,
    realtimeLosses: () => realtime.stats().losses,
    queued: database.queued,
    ...(services.counts !== undefined && { counts: services.counts }),
    ...(services.disk !== undefined && { disk: services.disk }),
    backups: async () => {
      const { proven, copied } = await readRecord(config.dataFolder, now())
      return {
        ...(services.backups?.() ?? { proven: 0, failed: 0, copied: 0, copyFailed: 0 }),
        lastProvenAt: proven && provenUpTo(proven),
        lastCopiedAt: config.backups?.secondFolder === undefined ? undefined : (copied?.at ?? null),
      }
    },
  })
  const folderIsThere = folderStays(config.s3 ? config.dataFolder : join(config.dataFolder, 'files'))
  const problem = async () => {
    if (services.isLeaving?.() === true) return 'The server is being stopped.'
    if (!(await folderIsThere())) return FOLDER_GONE
    return (await answers(database)) ? null : 'The database does not answer.'
  }
  app.route(
    '/',
    createOperate({
      problem,
      metrics,
      metricsToken: config.metricsToken,
      isLocal: isLoopbackHost(config.host),
    }),
  )
  app.route(
    '/',
    createWeb({
      folder: services.webFolder,
      appConfig: (request) => appConfig(request, services),
      siteUrl: config.givenSiteUrl,
      plans: config.plans,
    }),
  )
  app.notFound((context) => context.json(NOT_FOUND, 404))
  app.onError((error, context) => {
    if (isUnavailable(error)) {
      log.warn({ err: error, path: context.req.path }, 'the database cannot be reached')
      return context.json(UNAVAILABLE, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
    }
    log.error({ err: error, path: context.req.path }, 'unexpected')
    return context.json({ error: 'Something went wrong on our side' }, 500)
  })

  const listener = createListener({ fetch, siteUrl, log, observe: metrics.observe })
  const server = createEdgeServer(listener, siteUrl)
  const { onEnded } = sessions
  const realtime = attachRealtime(server, {
    database,
    tokens,
    listenUrl,
    log,
    now,
    trustedProxies,
    onEnded,
  })
  return {
    fetch,
    server,
    close: () => closeAll([realtime, analysis, processes, sessions, { close: budget.settled }]),
  }
}

async function closeAll(parts: { close(): Promise<void> }[]): Promise<void> {
  await Promise.all(parts.map((part) => part.close()))
}

const isLoopbackHost = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

const NO_ROOM_FOR_ACCOUNTS = { code: 507, error_code: 'no_room', msg: NO_ROOM }

const UNAVAILABLE = {
  error: 'The database cannot be reached right now. Please try again in a moment.',
  code: 'unavailable',
}

const NOT_FOUND = { error: 'Not found' }

function appConfig(request: Request, { config, tokens, push }: Services) {
  return {
    supabaseUrl: ownOrigin(request.headers, config),
    anonKey: tokens.anonKey,
    version: PRODUCT_VERSION,
    googleEnabled: config.google !== undefined,
    appleEnabled: config.apple !== undefined,
    demoEnabled: config.demo,
    soundModel: config.soundModel,
    plans: config.plans,
    mailEnabled: config.mail !== undefined,
    ...(config.google !== undefined && { googleClientId: config.google.clientId }),
    ...(push !== undefined && { pushPublicKey: push.publicKey }),
    ...(config.supportEmail !== undefined && { supportEmail: config.supportEmail }),
  }
}

const answers = (database: Database): Promise<boolean> =>
  withinTime(database.requests.query('select 1'), READY_WITHIN_MS, () => new Error('late')).then(
    () => true,
    () => false,
  )
