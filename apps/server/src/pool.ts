import type { Pool } from 'pg'
import pg from 'pg'
import { type LoginRole, roleUrl } from './database/roles.ts'
import { Loan } from './identity/loan.ts'
import { onBehalfOf } from './identity/on-behalf-of.ts'
import { ClientGoneError, inScope, type ScopedWork, type ScopeOptions } from './identity/scope.ts'
import type { Identity } from './identity/token.ts'
import { createTurns } from './identity/turns.ts'

/**
 * As in PostgREST, dates and times are text, since a Date would lose the calendar day and the microseconds; int8 is a
 * JSON number. For these pools alone: pg's own parsers are the whole process's.
 */
export const rowTypes = new pg.TypeOverrides()
const { DATE, TIMESTAMPTZ, TIMESTAMP, INT8 } = pg.types.builtins
for (const type of [DATE, TIMESTAMPTZ, TIMESTAMP]) rowTypes.setTypeParser(type, (text: string) => text)
rowTypes.setTypeParser(INT8, Number)

/** No other code opens a connection. */
export type Database = {
  as<T>(identity: Identity, work: ScopedWork<T>, options?: ScopeOptions): Promise<T>
  /** As authenticator, for LISTEN and readiness, never for a caller's SQL. */
  requests: Pool
  /** As supabase_auth_admin, for the auth surface alone. */
  accounts: Pool
  queued(): number
  close(): Promise<void>
}

/** A slower transaction of a caller is counted. */
const SLOW_MS = 2_000
const CONNECT_WITHIN_MS = 10_000
/** The auth surface has no limits of its own; a database that hangs must not hold its requests. */
const ACCOUNTS_WITHIN_MS = 15_000
const RUNNING_OF_ONE = 4
const WAITING_OF_ONE = 100
const MAX_WAIT_MS = 2_000
/** How often PostgreSQL looks whether who asked is still there. */
const CHECK_MS = 500

/**
 * For people's requests; auth has a quarter more. Each takes 6 to 8 MB of the database's memory, and more than a few
 * for each processor only wait for one another.
 */
export const connectionsFor = (processors: number): number => Math.min(20, Math.max(12, 4 * processors))

/**
 * @param adminUrl user and password are replaced
 * @param onError called for idle connections that break; the pool replaces them
 */
export function openDatabase(
  adminUrl: string,
  jwtSecret: string,
  onError: (error: Error) => void,
  maxConnections = 20,
  onEvent: (event: 'pool_wait' | 'pool_refused' | 'slow_request') => void = () => undefined,
): Database {
  const poolAs = (role: LoginRole, max: number, more: pg.PoolConfig = {}) => {
    const connectionString = roleUrl(adminUrl, jwtSecret, role)
    const pool = new pg.Pool({
      connectionString,
      max,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      types: rowTypes,
      // See scope.ts.
      pipeline: true,
      ...more,
    })
    pool.on('error', onError)
    // Without a listener, a connection that breaks in use or during closing would end the process; its next query fails
    // instead.
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      // Refused where the database's system cannot tell (Windows): there a statement ends by its time limit.
      client.query(`set client_connection_check_interval = ${CHECK_MS}`).catch(() => undefined)
    })
    return pool
  }
  const requests = poolAs('authenticator', maxConnections)
  const accounts = poolAs('supabase_auth_admin', Math.max(2, Math.floor(maxConnections / 4)), {
    query_timeout: ACCOUNTS_WITHIN_MS,
  })
  const turns = createTurns({
    // One is left for reading the schema and for readiness.
    places: maxConnections - 1,
    perPerson: RUNNING_OF_ONE,
    // A few accounts at their full allowance leave the others a place each.
    reserved: Math.floor(maxConnections / 4),
    maxWaitingOfOne: WAITING_OF_ONE,
    maxWaitMs: MAX_WAIT_MS,
    refuseAfterMs: MAX_WAIT_MS,
    onEvent,
  })
  const borrow = async (person: string, signal: AbortSignal | undefined): Promise<Loan> => {
    const over = await turns.take(person, signal)
    try {
      return new Loan(await requests.connect(), over)
    } catch (error) {
      over()
      throw error
    }
  }
  return {
    async as(identity, work, options = {}) {
      // Visitors by their address, where it is known; for timers the server is one more person.
      const person = identity.userId ?? onBehalfOf.getStore() ?? identity.role
      const loan = await borrow(person, options.signal).catch((error: unknown) => {
        throw options.signal?.aborted === true ? new ClientGoneError() : error
      })
      const begunAt = performance.now()
      try {
        return await inScope(loan, identity, work, options)
      } finally {
        if (performance.now() - begunAt > SLOW_MS) onEvent('slow_request')
      }
    },
    requests,
    accounts,
    queued: turns.waiting,
    async close() {
      await Promise.all([requests.end(), accounts.end()])
    },
  }
}
