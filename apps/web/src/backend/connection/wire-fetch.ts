import { isOwnAnswer } from './response-check.ts'

export type WireFetchParts = {
  fetch: typeof fetch
  reached: (answered: boolean) => void
  /** Not about a sign-in. */
  answered?: (response: Response, method: string) => void
  /** Of 500 and above. */
  failed?: (response: Response) => void
  /** While nobody is signed in. */
  anonKey: string
  /** Its token possibly expired. */
  hasSession: () => Promise<boolean>
  /** Null when the session is over. */
  renew: (refusedToken: string) => Promise<string | null>
}

const UNAUTHORIZED = 401
const TOO_MANY_REQUESTS = 429
const AUTH = /\/auth\/v1\//
const RENEWAL = /\/auth\/v1\/token\?grant_type=refresh_token/

function bearer(headers: Headers): string | null {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

function repeatable(body: RequestInit['body']): boolean {
  return !(body instanceof ReadableStream)
}

/** As fetch throws where no server is reached. */
class ForeignAnswer extends TypeError {
  constructor(status: number) {
    super(`The answer (status ${status}) is not Tappet's`)
    this.name = 'ForeignAnswer'
  }
}

/** The client would ask as nobody, whose empty answer would be taken for an empty log. */
class TokenMissing extends TypeError {
  constructor() {
    super('Nothing was asked: the session could not be renewed')
    this.name = 'TokenMissing'
  }
}

const requestOf = (input: RequestInfo | URL, init: RequestInit | undefined) =>
  input instanceof Request
    ? { url: input.url, method: init?.method ?? input.method }
    : { url: String(input), method: init?.method ?? 'GET' }

/**
 * An answer that is not Tappet's counts as none. A refused token is renewed and the request sent again, once; a failed
 * renewal ends the session.
 * @throws TypeError when no server or another one answered, where a signed-in person would be asked for as nobody, or
 * the server is too busy to renew a session
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
      // Says nothing about the server.
      if (!init?.signal?.aborted) parts.reached(false)
      throw error
    }
  }
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    const token = bearer(headers)
    // The auth client handles its own requests.
    const { url } = requestOf(input, init)
    const isAuth = AUTH.test(url)
    if (token === parts.anonKey && !isAuth && (await parts.hasSession())) throw new TokenMissing()
    const response = await send(input, init)
    // The client takes any other refusal of a renewal for the session's end.
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
