import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** Every line that is logged meanwhile names this id. */
export const currentRequest = new AsyncLocalStorage<string>()

/** Runs a job under an id of its own, "reminders-1f0c9a2e", which its log lines and statements carry. */
export function asJob<T>(name: string, work: () => T): T {
  return currentRequest.run(`${name}-${randomBytes(4).toString('hex')}`, work)
}

function requestOfLine(): { request?: string } {
  const request = currentRequest.getStore()
  return request === undefined ? {} : { request }
}

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

/** One line of JSON per event, on standard error: standard output has only the line that says the server is ready. */
export function createLog(
  level: string,
  stream: DestinationStream = destination({ fd: 2, sync: false, minLength: 4096, periodicFlush: 200 }),
): Logger {
  return pino(
    { level, base: null, mixin: requestOfLine, redact: { paths: SECRET_PATHS, censor: '[hidden]' } },
    stream,
  )
}
