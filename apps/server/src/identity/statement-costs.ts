/** Which statements take long on a processor, by what those of their kind took before (pool.ts). */
import { hash } from 'node:crypto'

/** Of a processor, in milliseconds. What the app asks for takes 1 to 3 ms. */
const LONG_FROM_MS = 6
/** How much the newest counts: one of 15 ms makes its kind a long one at once, one of 8 after two more. */
const NEWEST = 0.4
const MAX_REMEMBERED = 5_000

export type StatementCosts = {
  /** Whether one of this kind is expected to take long. */
  isLong(kind: string): boolean
  /** @param ms of a processor */
  note(kind: string, ms: number): void
}

export function createStatementCosts(): StatementCosts {
  const costs = new Map<string, number>()
  return {
    isLong: (kind) => (costs.get(keyOf(kind)) ?? 0) >= LONG_FROM_MS,
    note(kind, ms) {
      const key = keyOf(kind)
      const before = costs.get(key) ?? 0
      costs.delete(key)
      costs.set(key, before + (ms - before) * NEWEST)
      // The map is in the order of the last use.
      const [oldest] = costs.keys()
      if (costs.size > MAX_REMEMBERED && oldest !== undefined) costs.delete(oldest)
    },
  }
}

/** A statement's text may have many kilobytes, and strangers choose it. */
const keyOf = (kind: string) => hash('sha1', kind, 'base64url')
