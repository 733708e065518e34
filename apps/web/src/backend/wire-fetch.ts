/** What createWireFetch needs. */
export type WireFetchParts = {
  fetch: typeof fetch
  /** Called after every request with whether the server answered. */
  reached: (answered: boolean) => void
  /** Sent as the token while nobody is signed in. */
  anonKey: string
  /** Returns a new token for a refused one; null when the session is over. */
  renew: (refusedToken: string) => Promise<string | null>
}

const UNAUTHORIZED = 401

function bearer(headers: Headers): string | null {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** True for bodies that can be sent twice. */
function repeatable(body: RequestInit['body']): boolean {
  return !(body instanceof ReadableStream)
}

/**
 * fetch for the Supabase client. When the server refuses the token (its secret has changed, the session was ended
 * elsewhere), the token is renewed and the request sent again, once. A failed renewal ends the session.
 */
export function createWireFetch(parts: WireFetchParts): typeof fetch {
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    try {
      const response = await parts.fetch(input, init)
      parts.reached(true)
      return response
    } catch (error) {
      // Aborted by the app: says nothing about the server.
      if (!init?.signal?.aborted) parts.reached(false)
      throw error
    }
  }
  return async (input, init) => {
    const response = await send(input, init)
    if (response.status !== UNAUTHORIZED || !repeatable(init?.body)) return response
    const headers = new Headers(init?.headers)
    const token = bearer(headers)
    // The auth client handles its own responses.
    if (token === null || token === parts.anonKey || /\/auth\/v1\//.test(String(input))) return response
    const fresh = await parts.renew(token)
    if (fresh === null) return response
    headers.set('Authorization', `Bearer ${fresh}`)
    return send(input, { ...init, headers })
  }
}
