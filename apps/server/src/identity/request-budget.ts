/** Counted together by all nodes. */
import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

const WINDOW_MS = 60_000
/** Reported in tenths, so that few requests reach the database. */
const STEPS = 10
const MAX_KEYS = 100_000

type Count = { own: number; told: number; shared: number }

export type RequestBudget = {
  /** The seconds until the next minute when the budget is used up, else null. */
  take(key: string, perMinute: number): number | null
  /** When the other nodes have this one's reports. */
  settled(): Promise<void>
}

/**
 * @param accounts as supabase_auth_admin
 * @param now in milliseconds
 */
export function createRequestBudget(accounts: Pool, log: Logger, now: () => number): RequestBudget {
  let counts = new Map<string, Count>()
  let window = 0
  const telling = new Set<Promise<void>>()

  const tell = async (key: string, count: Count) => {
    const more = count.own - count.told
    count.told = count.own
    try {
      const { rows } = await accounts.query<{ points: number }>(
        `insert into auth.rate_limits as r (key, points, expire) values ($1, $2, $3)
         on conflict (key) do update set points = r.points + excluded.points returning points`,
        [
          `requests:${window}:${createHash('sha256').update(key).digest('base64url')}`,
          more,
          (window + 2) * WINDOW_MS,
        ],
      )
      count.shared = Math.max(count.shared, rows[0]?.points ?? 0)
    } catch (error) {
      // This node's own count still holds.
      log.warn({ err: error }, 'requests could not be counted together with the other nodes')
    }
  }

  return {
    take(key, perMinute) {
      const current = Math.floor(now() / WINDOW_MS)
      if (current !== window || counts.size > MAX_KEYS) counts = new Map()
      window = current
      const count = counts.get(key) ?? { own: 0, told: 0, shared: 0 }
      counts.set(key, count)
      count.own += 1
      const unheard = count.own - count.told
      if (unheard >= perMinute / STEPS) {
        const report = tell(key, count)
        telling.add(report)
        void report.then(() => telling.delete(report))
      }
      if (Math.max(count.own, count.shared + (count.own - count.told)) <= perMinute) return null
      return Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - now()) / 1000))
    },
    async settled() {
      await Promise.all(telling)
    },
  }
}
