import type { IncomingMessage } from 'node:http'
import { clientAddress, isThisMachine, networkOf } from '../identity/client-address.ts'
import type { Identity, Tokens } from '../identity/token.ts'
import type { UpgradeErrorCode } from './errors.ts'
import { PROTOCOL } from './frame.ts'

export const REALTIME_PATH = '/realtime/v1/websocket'

export class UpgradeRefused extends Error {
  readonly code: UpgradeErrorCode
  constructor(code: UpgradeErrorCode) {
    super(code)
    this.name = 'UpgradeRefused'
    this.code = code
  }
}

/**
 * Whom the API key in the query names.
 * @throws UpgradeRefused
 */
export async function admit(request: IncomingMessage, tokens: Tokens): Promise<Identity> {
  // As sent: an address that another reader resolves to this one is not it.
  const [path, query] = (request.url ?? '').split('?', 2)
  if (path !== REALTIME_PATH) throw new UpgradeRefused('not_found')
  if (request.method !== 'GET') throw new UpgradeRefused('method_not_allowed')
  if (!isOriginAllowed(request.headers.origin)) throw new UpgradeRefused('origin_not_allowed')
  const parameters = new URLSearchParams(query)
  if ((parameters.get('vsn') ?? PROTOCOL) !== PROTOCOL) throw new UpgradeRefused('unsupported_version')
  const key = parameters.get('apikey') ?? request.headers.apikey
  if (typeof key !== 'string' || key === '') throw new UpgradeRefused('no_api_key')
  try {
    return await tokens.verify(key)
  } catch {
    throw new UpgradeRefused('invalid_api_key')
  }
}

// Any web page may connect: no cookie is read, so it gains nothing that its visitor's token has not given. Refused is
// an Origin that no browser and no app shell would send.
const originSchemes: readonly string[] = [
  'http:',
  'https:',
  'capacitor:',
  'ionic:',
  'file:',
  'app:',
  'tauri:',
]

function isOriginAllowed(origin: string | undefined): boolean {
  if (origin === undefined || origin === 'null') return true
  const url = URL.parse(origin)
  return url !== null && originSchemes.includes(url.protocol)
}

const forwardedOf = (request: IncomingMessage) => {
  const forwarded = request.headers['x-forwarded-for']
  return forwarded === undefined ? null : String(forwarded)
}

export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  return clientAddress(request.socket.remoteAddress ?? '', forwardedOf(request), trustedProxies)
}

/** For counting; null for this machine itself. */
export function networkOfCaller(request: IncomingMessage, trustedProxies: number): string | null {
  const isOwn = isThisMachine(request.socket.remoteAddress ?? '', forwardedOf(request))
  return isOwn ? null : networkOf(addressOf(request, trustedProxies))
}
