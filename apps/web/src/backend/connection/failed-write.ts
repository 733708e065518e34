import type { AuthApiError, FunctionsHttpError, PostgrestError } from '@supabase/supabase-js'

/* By name: the client's classes are no part of the first page. */
type Known = Partial<
  Pick<AuthApiError, 'status'> & Pick<FunctionsHttpError, 'context'> & Pick<PostgrestError, 'name' | 'code'>
>

/** Of PostgREST, Tappet's server and PostgreSQL. */
export const OWN_CODE = /^(?:PGRST\w{3}|TPT\d{3}|[0-9A-Z]{5})$/

/**
 * PostgREST lost its database, or the database's connection or process ended (PostgreSQL, appendix A: classes 08, 57P,
 * 58, XX; 40003).
 */
const OPEN_CODE = /^(?:PGRST0\w\w|08\w{3}|57P\w\w|58\w{3}|XX\w{3}|40003)$/

const SERVER_ERROR = 500

/** False for a lost answer, and for a proxy's. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Object)) return false
  const { name, status, context, code } = error as Known
  if (name === 'AuthApiError') return status !== undefined && status < SERVER_ERROR
  if (name === 'FunctionsHttpError') return context.status < SERVER_ERROR
  return code !== undefined && OWN_CODE.test(code) && !OPEN_CODE.test(code)
}

export const NO_ANSWER = 'The server gave no answer.'

/**
 * The title and details of a message.
 * @param done what it would be now: "saved"
 * @param after what to know or do beside it, in both cases
 */
export const failedWrite = (
  error: unknown,
  done: string,
  after = 'Please try again.',
): [title: string, details: { description: string }] =>
  isRefusal(error)
    ? [`Not ${done}`, { description: `The server refused it. ${after}` }]
    : [`This may not have been ${done}`, { description: `${NO_ANSWER} ${after}` }]

export const NOT_KNOWN_WHETHER = 'The server gave no answer, so we can’t tell if'

export const titleOver = (reason: string, notDone: string): string =>
  reason.startsWith(NOT_KNOWN_WHETHER) ? 'Not confirmed' : notDone

/** Saved again it stays one row. */
export const MAY_BE_SAVED = `${NO_ANSWER} It may be saved anyway; saving again keeps it once.`
