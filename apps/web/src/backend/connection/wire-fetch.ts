import { isOwnAnswer } from './response-check.ts'

/** What createWireFetch needs. */
export type WireFetchParts = {
  fetch: typeof fetch
  /** Called after every request with whether Tappet's server answered. */
  reached: (answered: boolean) => void
  /** Called with every answer that is not about a sign-in: a busy one says when to come again. */
  answered?: (response: Response, method: string) => void
  /** Called with every answer of 500 and above: its request has an id in the server's log. */
  failed?: (response: Response) => void
  /** Sent as the token while nobody is signed in. */
  anonKey: string
  /** Whether this device keeps a session, its token possibly expired. */
  hasSession: () => Promise<boolean>
  /** Returns a new token for a refused one; null when the session is over. */
  renew: (refusedToken: string) => Promise<string | null>
}

const UNAUTHORIZED = 401
const TOO_MANY_REQUESTS = 429
const AUTH = /\/auth\/v1\//
const RENEWAL = /\/auth\/v1\/token\?grant_type=refresh_token/

function bearer(headers: Headers): string | null {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** True for bodies that can be sent twice. */
function repeatable(body: RequestInit['body']): boolean {
  return !(body instanceof ReadableStream)
}

/** Another server answered in the place of Tappet's. A TypeError, as fetch throws where no server is reached. */
class ForeignAnswer extends TypeError {
  constructor(status: number) {
    super(`The answer (status ${status}) is not Tappet's`)
    this.name = 'ForeignAnswer'
  }
}

/**
 * The session's token has expired and could not be renewed, so that the client would ask as nobody. To nobody the server
 * shows no rows: its empty answer would be taken for an empty log. A TypeError, as fetch throws where no server is reached.
 */
class TokenMissing extends TypeError {
  constructor() {
    super('Nothing was asked: the session could not be renewed')
    this.name = 'TokenMissing'
  }
}

/** fetch's first argument as an address and a method. */
const requestOf = (input: RequestInfo | URL, init: RequestInit | undefined) =>
  input instanceof Request
    ? { url: input.url, method: init?.method ?? input.method }
    : { url: String(input), method: init?.method ?? 'GET' }

/**
 * fetch for the Supabase client. An answer that is not Tappet's own counts as none. A refused token (the server's
 * secret has changed, the session was ended elsewhere) is renewed and the request sent again, once; a failed renewal
 * ends the session.
 * @throws TypeError when no server or another one answered, and where a signed-in person would be asked for as nobody,
 * or the server is too busy to renew a session
 */
export function createWireFetch(parts: WireFetchParts): typeof fetch {
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    try {
      const response = await parts.fetch(input, init)
      const { url, method } = requestOf(input, init)
      if (response.status >= 500) parts.failed?.(response)
      if (!AUTH.test(url)) parts.answered?.(response, method)
      if (!(await isOwnAnswer(url, method, response))) throw new ForeignAnswer(response.status)
      parts.reached(true)
      return response
    } catch (error) {
      // Aborted by the app: says nothing about the server.
      if (!init?.signal?.aborted) parts.reached(false)
      throw error
    }
  }
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    const token = bearer(headers)
    // The auth client handles its own requests and responses.
    const { url } = requestOf(input, init)
    const isAuth = AUTH.test(url)
    if (token === parts.anonKey && !isAuth && (await parts.hasSession())) throw new TokenMissing()
    const response = await send(input, init)
    // The client takes any other refusal of a renewal for the session's end. A busy server has refused nothing.
    if (response.status === TOO_MANY_REQUESTS && RENEWAL.test(url))
      throw new TypeError('Renew the session later')
    if (response.status !== UNAUTHORIZED || !repeatable(init?.body)) return response
    if (token === null || token === parts.anonKey || isAuth) return response
    const fresh = await parts.renew(token)
    if (fresh === null) return response
    headers.set('Authorization', `Bearer ${fresh}`)
    return send(input, { ...init, headers })
  }
}
