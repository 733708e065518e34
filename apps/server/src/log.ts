import { type DestinationStream, destination, type Logger, pino } from 'pino'

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
  return pino({ level, base: null, redact: { paths: SECRET_PATHS, censor: '[hidden]' } }, stream)
}
