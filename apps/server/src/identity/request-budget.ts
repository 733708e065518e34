/** Requests a minute of one person and of one address, counted by this node. */

const WINDOW_MS = 60_000
const MAX_KEYS = 100_000

/** Counts one request. Returns the seconds until the next minute when the budget is used up, else null. */
export type RequestBudget = (key: string, perMinute: number) => number | null

/** @param now clock in milliseconds */
export function createRequestBudget(now: () => number): RequestBudget {
  let counts = new Map<string, number>()
  let window = 0
  return (key, perMinute) => {
    const current = Math.floor(now() / WINDOW_MS)
    if (current !== window || counts.size > MAX_KEYS) counts = new Map()
    window = current
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= perMinute ? null : Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - now()) / 1000))
  }
}
