import pg from 'pg'

/** The database mostly takes connections again within seconds. */
export const RETRY_AFTER_SECONDS = 5

/** connection_exception; admin_shutdown, crash_shutdown, cannot_connect_now (PostgreSQL, appendix A). */
const SQLSTATE = /^(?:08...|57P0[123])$/
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
// pg gives these no code.
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Cannot use a pool after|Query read timeout)/

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError) return SQLSTATE.test(code)
  return SYSTEM_CODES.has(code) || LOST.test(error.message)
}
