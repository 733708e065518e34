import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** The id of the request that is being answered: every line that is logged meanwhile names it. */
export const currentRequest = new AsyncLocalStorage<string>()

/**
 * Runs a job that no request asked for under an id of its own, "reminders-1f0c9a2e": its lines and its statements in
 * the database name it, as a request's do.
 */
export function asJob<T>(name: string, work: () => T): T {
  return currentRequest.run(`${name}-${randomBytes(4).toString('hex')}`, work)
}

function requestOfLine(): { request?: string } {
  const request = currentRequest.getStore()
  return request === undefined ? {} : { request }
}

/** Fields that may hold a secret. Their value is replaced. */
const SECRET_PATHS = [
  'authorization',
  'apikey',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'headers.authorization',
  'headers.apikey',
  'headers.cookie',
  '*.authorization',
  '*.apikey',
  '*.cookie',
  '*.password',
  '*.token',
  '*.access_token',
  '*.refresh_token',
  '*.id_token',
]

/**
 * One line of JSON per event, on standard error. Standard output has only the line that says
 * the server is ready.
 *
 * @param stream standard error by default
 */
export function createLog(
  level: string,
  stream: DestinationStream = destination({ fd: 2, sync: false, minLength: 4096, periodicFlush: 200 }),
): Logger {
  return pino(
    { level, base: null, mixin: requestOfLine, redact: { paths: SECRET_PATHS, censor: '[hidden]' } },
    stream,
  )
}
