import pg from 'pg'
import { isUnavailable, RETRY_AFTER_SECONDS } from '../errors/unavailable.ts'
import type { Role } from '../identity/token.ts'
import { NoTurnError } from '../identity/turns.ts'
import { RestError, refuse } from './errors.ts'

/** By whole SQLSTATE or by class; the longest that fits counts. */
const STATUSES: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
}
const OTHER_STATUS = 400

/**
 * Errors that are not the database's come back unchanged.
 * @param role a visitor is told to sign in where a user is refused
 */
export function toRestError(error: unknown, role: Role): unknown {
  if (error instanceof pg.DatabaseError) return fromDatabase(error, role)
  if (!(error instanceof Error)) return error
  if (error instanceof NoTurnError) return refuse.tooMuchWaits()
  if (isUnavailable(error)) return refuse.noConnection()
  return POOL_TIMEOUT.test(error.message) ? refuse.noFreeConnection() : error
}

// pg's pool gives its timeout no code.
const POOL_TIMEOUT = /^timeout exceeded when trying to connect/

function fromDatabase(error: pg.DatabaseError, role: Role): RestError {
  const code = error.code ?? 'XX000'
  // disk_full
  if (code === '53100') return refuse.noRoom()
  const body = { code, message: error.message, details: error.detail ?? null, hint: error.hint ?? null }
  const raised = /^PT(\d{3})$/.exec(code)?.[1]
  if (raised !== undefined)
    return new RestError(validStatus(Number(raised)), body, headersOf(Number(raised), code))
  if (/^(?:XX|58)/.test(code)) return new RestError(500, { ...body, ...BROKEN_DATA }, {}, error)
  const status =
    code === '42501' && role === 'anon' ? 401 : (STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? OTHER_STATUS)
  return new RestError(status, body, headersOf(status, code))
}

/** PostgreSQL's own words name its files, and help nobody who reads them in an app. */
const BROKEN_DATA = {
  message: 'The server cannot read or write a part of its data. Nothing was changed.',
  details: null,
  hint: 'Tell the operator, who sees more with npm run admin -- doctor --deep.',
}

const DAY_SECONDS = 86_400

// 57P0x: PostgreSQL stops, starts or recovers. 429: the account's changes of this day of UTC are used up
// (supabase/migrations/0059_budgets_of_changes.sql).
function headersOf(status: number, code: string): Record<string, string> {
  if (status === 429)
    return { 'Retry-After': String(DAY_SECONDS - (Math.floor(Date.now() / 1000) % DAY_SECONDS)) }
  if (status === 401) return { 'WWW-Authenticate': 'Bearer' }
  return /^57P0[123]$/.test(code) ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}
}

const validStatus = (status: number) => (status >= 200 && status <= 599 ? status : 500)
