import { createHmac } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import pg from 'pg'
import { inScope, type ScopeOptions } from './identity/scope.ts'
import type { Identity } from './identity/token.ts'

// PostgREST sends dates and times as text and so do we: a Date object would lose the
// calendar day and the microseconds. int8 and numeric are JSON numbers there too.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The two doors into the database. Nothing else in the server opens a connection. */
export type Database = {
  /** One transaction as the caller; see identity/scope.ts. */
  as<T>(identity: Identity, work: (client: PoolClient) => Promise<T>, options?: ScopeOptions): Promise<T>
  /** Connects as authenticator. For LISTEN and for readiness, never for a caller's SQL. */
  requests: Pool
  /** Connects as supabase_auth_admin: the accounts, for the auth surface alone. */
  accounts: Pool
  close(): Promise<void>
}

export type LoginRole = 'authenticator' | 'supabase_auth_admin'

/**
 * The password of a login role, the same on every node that knows the secret, so that
 * many nodes share one PostgreSQL without sharing a file.
 */
export function rolePassword(jwtSecret: string, role: LoginRole): string {
  return createHmac('sha256', jwtSecret).update(`tappet:${role}`).digest('base64url')
}

/** The address of `adminUrl`'s database with a login role in place of the administrator. */
export function roleUrl(adminUrl: string, jwtSecret: string, role: LoginRole): string {
  const url = new URL(adminUrl)
  url.username = role
  url.password = rolePassword(jwtSecret, role)
  return url.href
}

/**
 * Opens both pools on the database that `adminUrl` names.
 *
 * @param adminUrl any connection URL to the database; user and password are replaced
 * @param onError told of connections that break while idle; the pool replaces them
 */
export function openDatabase(
  adminUrl: string,
  jwtSecret: string,
  onError: (error: Error) => void,
  maxConnections = 20,
): Database {
  const poolAs = (role: LoginRole, max: number) => {
    const connectionString = roleUrl(adminUrl, jwtSecret, role)
    const pool = new pg.Pool({
      connectionString,
      max,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: 10_000,
      // Statements travel without waiting for the answer to the one before; see scope.ts.
      pipeline: true,
    })
    pool.on('error', onError)
    // The pool listens to idle connections alone. One that breaks while it is lent out, or while
    // the pool is closing, would end the process: whoever uses it is told by its next query.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const requests = poolAs('authenticator', maxConnections)
  const accounts = poolAs('supabase_auth_admin', Math.max(2, Math.floor(maxConnections / 4)))
  return {
    as: (identity, work, options) => inScope(requests, identity, work, options),
    requests,
    accounts,
    async close() {
      await Promise.all([requests.end(), accounts.end()])
    },
  }
}
