const MAX_REMEMBERED = 2_000

/** What a checked token says. */
type Checked = { claims: { exp?: number } }

export type TokenMemory<T extends Checked> = {
  /** What `token` said when it was checked, unless it has expired since. */
  recall(token: string): T | undefined
  keep(token: string, checked: T): void
}

/**
 * Caches checked tokens, so that a signature is verified once and not with every request. Only valid tokens are kept; the least recently used is dropped first.
 *
 * @param now clock in milliseconds
 */
export function createTokenMemory<T extends Checked>(
  now: () => number,
  maxRemembered = MAX_REMEMBERED,
): TokenMemory<T> {
  const kept = new Map<string, T>()
  return {
    recall(token) {
      const checked = kept.get(token)
      if (checked === undefined) return undefined
      kept.delete(token)
      if (expiresAtMs(checked) <= now()) return undefined
      kept.set(token, checked)
      return checked
    },
    keep(token, checked) {
      kept.set(token, checked)
      for (const oldest of kept.keys()) {
        if (kept.size <= maxRemembered) break
        kept.delete(oldest)
      }
    },
  }
}

function expiresAtMs({ claims }: Checked): number {
  return claims.exp === undefined ? Number.POSITIVE_INFINITY : claims.exp * 1000
}
