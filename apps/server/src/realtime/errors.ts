/** Worded as Supabase Realtime: over the socket "Code: message", before the socket an HTTP status. */
import { STATUS_CODES } from 'node:http'
import { TokenError } from '../identity/token.ts'

const channelErrors = {
  UnmatchedTopic: 'A topic is realtime: and a name',
  TopicNameRequired: 'You must provide a topic name',
  InvalidJoinPayload: 'The join payload is not valid',
  InvalidJWTToken: 'Token has expired',
  SessionEnded: 'The session has ended',
  SecondFactorNeeded: 'This account has a second factor. Give its code first.',
  MalformedJWT: 'The token provided is not a valid JWT',
  InitializingProjectConnection: 'Connecting to the project database',
  PrivateChannelsDisabled: 'This server offers no private channels',
  ChannelRateLimitReached: 'Too many channels',
  ClientJoinRateLimitReached: 'Too many joins per second',
  ChangesOnly: 'This server tells database changes only: it keeps no presence and passes on no broadcast',
} as const

export type ChannelErrorCode = keyof typeof channelErrors

export const channelError = (code: ChannelErrorCode): string => `${code}: ${channelErrors[code]}`

export function tokenErrorCode(error: unknown): ChannelErrorCode {
  if (!(error instanceof TokenError)) return 'MalformedJWT'
  if (error.reason === 'ended') return 'SessionEnded'
  if (error.reason === 'second_factor_needed') return 'SecondFactorNeeded'
  return error.reason === 'expired' ? 'InvalidJWTToken' : 'MalformedJWT'
}

const upgradeErrors = {
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'A websocket is opened with GET' },
  unsupported_version: { status: 400, message: 'vsn must be 2.0.0' },
  no_api_key: { status: 401, message: 'No API key found in request' },
  invalid_api_key: { status: 401, message: 'Invalid API key' },
  origin_not_allowed: { status: 403, message: 'This origin is not allowed' },
  too_many_from_address: { status: 429, message: 'Too many connections from this address' },
  unexpected: { status: 500, message: 'Something went wrong here. Please try again.' },
  too_many_sockets: { status: 503, message: 'Too many connections' },
} as const

export type UpgradeErrorCode = keyof typeof upgradeErrors

export function upgradeErrorResponse(code: UpgradeErrorCode): string {
  const { status, message } = upgradeErrors[code]
  const body = JSON.stringify({ message })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** RFC 6455 section 7.4. */
export const closeCodes = {
  goingAway: 1001,
  unsupportedData: 1003,
  policyViolation: 1008,
  tryAgainLater: 1013,
} as const
