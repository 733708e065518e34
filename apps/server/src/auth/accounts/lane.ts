import { AuthError } from '../../errors/auth.ts'

/** Runs work a few at a time, in order of arrival. @throws AuthError over_capacity at once when too many wait */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_SECONDS = 2

export function createLane(maxRunning: number, maxWaiting: number): Lane {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting)
        throw new AuthError('over_capacity', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      // The one that ends hands its place over, so `running` stays.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
