import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Pool } from 'pg'
import pg from 'pg'
import { lowerPriority } from './database/low-priority.ts'
import { type ProcessorTime, processorTimeOf } from './database/processor-time.ts'
import { createFairShare } from './identity/fair-share.ts'
import { onBehalfOf } from './identity/on-behalf-of.ts'
import { HoldingClient } from './identity/packets.ts'
import { inScope, type ScopedWork, type ScopeOptions } from './identity/scope.ts'
import { createStatementCosts } from './identity/statement-costs.ts'
import type { Identity } from './identity/token.ts'

/**
 * How rows are read: as in PostgREST, dates and times are text, since a Date would lose the calendar day and the
 * microseconds; int8 is a JSON number. Of these pools alone: pg's own table of parsers is the whole process's.
 */
export const rowTypes = new pg.TypeOverrides()
const { DATE, TIMESTAMPTZ, TIMESTAMP, INT8 } = pg.types.builtins
for (const type of [DATE, TIMESTAMPTZ, TIMESTAMP]) rowTypes.setTypeParser(type, (text: string) => text)
rowTypes.setTypeParser(INT8, Number)

/** The pools of the server. No other code of it opens a connection. */
export type Database = {
  /** One transaction as the caller; see identity/scope.ts. */
  as<T>(identity: Identity, work: ScopedWork<T>, options?: ScopeOptions): Promise<T>
  /** As authenticator. For LISTEN and readiness, never for a caller's SQL. */
  requests: Pool
  /**
   * Of people who ask for much beside others, and of statements that take long, so that who asks for little finds a
   * connection that is open and knows its statements; the same as `requests` where there are many processors.
   */
  crowd: Pool
  /** As supabase_auth_admin, for the auth surface alone. */
  accounts: Pool
  /** How many requests wait for their turn (identity/fair-share.ts). */
  queued(): number
  close(): Promise<void>
}

/** A caller's transaction that takes longer is counted. */
const SLOW_MS = 2_000
const CONNECT_WITHIN_MS = 10_000
const MAX_WAITING_OF_ONE = 100
const REFUSE_AFTER_MS = 5_000

/**
 * Of the larger pool; the other has a quarter of it. Each takes 6 to 8 MB of the database's memory, and more than a few
 * for each processor only wait for one another.
 */
export const connectionsFor = (processors: number): number => Math.min(20, Math.max(12, 4 * processors))

export type LoginRole = 'authenticator' | 'supabase_auth_admin'

/**
 * The password of a login role, derived from the secret: the same on every node.
 */
export function rolePassword(jwtSecret: string, role: LoginRole): string {
  return createHmac('sha256', jwtSecret).update(`tappet:${role}`).digest('base64url')
}

/** `adminUrl` with a login role instead of the administrator. */
export function roleUrl(adminUrl: string, jwtSecret: string, role: LoginRole): string {
  const url = new URL(adminUrl)
  url.username = role
  url.password = rolePassword(jwtSecret, role)
  return url.href
}

export type DatabaseOptions = {
  /** Clock in milliseconds. */
  now?: () => number
  /** The database's processes run on this machine, as this server started them. */
  isHere?: boolean
  /** Of this machine. */
  processors?: number
}

/**
 * Opens the pools on the database of `adminUrl`.
 *
 * @param adminUrl any connection URL to the database; user and password are replaced
 * @param onError called for idle connections that break; the pool replaces them
 */
export function openDatabase(
  adminUrl: string,
  jwtSecret: string,
  onError: (error: Error) => void,
  maxConnections = 20,
  onEvent: (event: 'pool_wait' | 'pool_refused' | 'slow_request') => void = () => undefined,
  {
    now = () => performance.now(),
    isHere = false,
    processors = availableParallelism(),
  }: DatabaseOptions = {},
): Database {
  const poolAs = (role: LoginRole, max: number) => {
    const connectionString = roleUrl(adminUrl, jwtSecret, role)
    const pool = new pg.Pool({
      connectionString,
      max,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      types: rowTypes,
      Client: HoldingClient,
      // Pipeline mode; see scope.ts.
      pipeline: true,
    })
    pool.on('error', onError)
    // The pool handles errors of idle connections alone. Without a listener, one that breaks in
    // use or during closing would end the process; its next query fails instead.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  // The database is on this machine, or takes about as much of a node as one that is. One processor is left to this
  // process and to who asks for little.
  const busyPlaces = Math.max(1, processors - 1)
  // Twice the places, since who rests becomes one of the others while a statement runs. With many processors nobody has
  // to share one.
  const ofCrowd = 2 * busyPlaces <= maxConnections / 2 ? 2 * busyPlaces : 0
  const requests = poolAs('authenticator', maxConnections - ofCrowd)
  const crowd = ofCrowd === 0 ? requests : poolAs('authenticator', ofCrowd)
  // A statement that takes a second must not hold up those that take a millisecond.
  if (isHere && crowd !== requests)
    crowd.on('connect', (client) => {
      const { processID } = client as unknown as { processID: number | null }
      if (processID !== null) lowerPriority(processID)
    })
  // What a statement has of a processor, and not how long it takes: that is others' doing too.
  const times = new WeakMap<pg.ClientBase, ProcessorTime>()
  const costs = createStatementCosts()
  if (isHere && crowd !== requests)
    for (const pool of [requests, crowd]) {
      pool.on('connect', (client) => {
        const { processID } = client as unknown as { processID: number | null }
        if (processID !== null) times.set(client, processorTimeOf(processID))
      })
      pool.on('remove', (client) => times.get(client)?.close())
    }
  const bounds = {
    now,
    maxWaiting: MAX_WAITING_OF_ONE,
    refuseAfterMs: REFUSE_AFTER_MS,
    maxWaitMs: CONNECT_WITHIN_MS,
    onEvent,
  }
  const share = createFairShare({
    ...bounds,
    places: Math.max(1, maxConnections - Math.floor(maxConnections / 8)),
    reserved: Math.floor(maxConnections / 4),
    perPerson: Math.max(2, Math.floor(maxConnections / 4)),
    busyPlaces,
  })
  // Of the server itself, for nobody: its timers. They must not wait behind a crowd, nor take what people need.
  const ownPlaces = Math.max(2, Math.floor(maxConnections / 8))
  const own = createFairShare({
    ...bounds,
    ...{ places: ownPlaces, reserved: 0, perPerson: ownPlaces, busyPlaces: ownPlaces },
  })
  const accounts = poolAs('supabase_auth_admin', Math.max(2, Math.floor(maxConnections / 4)))
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const begunAt = performance.now()
    try {
      return await work()
    } finally {
      if (performance.now() - begunAt > SLOW_MS) onEvent('slow_request')
    }
  }
  const forPerson = <T>(
    person: string,
    identity: Identity,
    work: ScopedWork<T>,
    options: ScopeOptions = {},
  ): Promise<T> => {
    // Rows are one's own: the same statement takes each person its own time.
    const kind = options.kind === undefined ? undefined : `${person} ${options.kind}`
    const run = async (isCrowd: boolean) => {
      let time: ProcessorTime | undefined
      let beforeMs = 0
      const counted: ScopedWork<T> = (client, end) => {
        time = times.get(client)
        beforeMs = time?.ms() ?? 0
        return work(client, end)
      }
      try {
        return await timed(() => inScope(isCrowd ? crowd : requests, identity, counted, options))
      } finally {
        if (kind !== undefined && time !== undefined) costs.note(kind, Math.max(0, time.ms() - beforeMs))
      }
    }
    return share.run(person, run, kind !== undefined && costs.isLong(kind))
  }
  return {
    as: (identity, work, options) => {
      if (identity.role !== 'service_role')
        return forPerson(identity.userId ?? identity.role, identity, work, options)
      const person = onBehalfOf.getStore()
      if (person !== undefined) return forPerson(person, identity, work, options)
      return own.run(identity.role, () => inScope(requests, identity, work, options))
    },
    requests,
    crowd,
    accounts,
    queued: () => share.waiting() + own.waiting(),
    async close() {
      await Promise.all([...new Set([requests, crowd, accounts])].map((pool) => pool.end()))
    },
  }
}
