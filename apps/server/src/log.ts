import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** Where a secret may hide in what a surface logs; the value is replaced, the key stays. */
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
 * One line of JSON per event, on standard error: standard output is for the one line that
 * says the server is ready.
 *
 * @param stream where lines go; standard error unless a test listens
 */
export function createLog(
  level: string,
  stream: DestinationStream = destination({ fd: 2, sync: false, minLength: 4096, periodicFlush: 200 }),
): Logger {
  return pino({ level, base: null, redact: { paths: SECRET_PATHS, censor: '[hidden]' } }, stream)
}
