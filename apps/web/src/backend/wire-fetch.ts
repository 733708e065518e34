/** What the client's requests go through, and whom they tell. */
export type WireFetchParts = {
  fetch: typeof fetch
  /** Called after every request: whether anybody answered. */
  reached: (answered: boolean) => void
  /** The key that stands in a token's place while nobody is signed in. */
  anonKey: string
  /** A token that is good in place of a refused one; null when there is none, and the session is over. */
  renew: (refusedToken: string) => Promise<string | null>
}

const UNAUTHORIZED = 401

function bearer(headers: Headers): string | null {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** True for what can be sent a second time. */
function repeatable(body: RequestInit['body']): boolean {
  return !(body instanceof ReadableStream)
}

/**
 * fetch for the Supabase client. A token that the server refuses (its secret has changed, the session was
 * ended elsewhere) is renewed once and the request sent again; where that fails the renewal ends the session.
 */
export function createWireFetch(parts: WireFetchParts): typeof fetch {
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    try {
      const response = await parts.fetch(input, init)
      parts.reached(true)
      return response
    } catch (error) {
      // Given up by the app itself: says nothing about the server.
      if (!init?.signal?.aborted) parts.reached(false)
      throw error
    }
  }
  return async (input, init) => {
    const response = await send(input, init)
    if (response.status !== UNAUTHORIZED || !repeatable(init?.body)) return response
    const headers = new Headers(init?.headers)
    const token = bearer(headers)
    // The auth calls judge their own answers.
    if (token === null || token === parts.anonKey || /\/auth\/v1\//.test(String(input))) return response
    const fresh = await parts.renew(token)
    if (fresh === null) return response
    headers.set('Authorization', `Bearer ${fresh}`)
    return send(input, { ...init, headers })
  }
}
