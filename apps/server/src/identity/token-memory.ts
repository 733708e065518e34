const MAX_REMEMBERED = 2_000

type Checked = { claims: { exp?: number } }

export type TokenMemory<T extends Checked> = {
  recall(token: string): T | undefined
  keep(token: string, checked: T): void
}

/**
 * So that a signature is verified once; only valid tokens, the least recently used dropped first.
 * @param now in milliseconds
 */
export function createTokenMemory<T extends Checked>(
  now: () => number,
  maxRemembered = MAX_REMEMBERED,
): TokenMemory<T> {
  const entries = new Map<string, T>()
  return {
    recall(token) {
      const checked = entries.get(token)
      if (checked === undefined) return undefined
      entries.delete(token)
      if (expiresAtMs(checked) <= now()) return undefined
      entries.set(token, checked)
      return checked
    },
    keep(token, checked) {
      entries.set(token, checked)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxRemembered) break
        entries.delete(oldest)
      }
    },
  }
}

function expiresAtMs({ claims }: Checked): number {
  return claims.exp === undefined ? Number.POSITIVE_INFINITY : claims.exp * 1000
}
