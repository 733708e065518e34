import type { Identity } from './token.ts'

const MOST_REMEMBERED = 2_000

export type TokenMemory = {
  /** The caller whom `token` named when it was checked, unless it has expired since. */
  recall(token: string): Identity | undefined
  keep(token: string, identity: Identity): void
}

/**
 * Remembers checked tokens, so that the signature of one that comes with every request is
 * computed once. Only believed tokens are kept, the longest unused goes first.
 *
 * @param now clock in milliseconds
 */
export function createTokenMemory(now: () => number, mostRemembered = MOST_REMEMBERED): TokenMemory {
  const kept = new Map<string, Identity>()
  return {
    recall(token) {
      const identity = kept.get(token)
      if (identity === undefined) return undefined
      kept.delete(token)
      if (expiresAtMs(identity) <= now()) return undefined
      kept.set(token, identity)
      return identity
    },
    keep(token, identity) {
      kept.set(token, identity)
      for (const oldest of kept.keys()) {
        if (kept.size <= mostRemembered) break
        kept.delete(oldest)
      }
    },
  }
}

function expiresAtMs({ claims }: Identity): number {
  return claims.exp === undefined ? Number.POSITIVE_INFINITY : claims.exp * 1000
}
