import { AuthError } from '../../errors/auth.ts'

/** Runs work in order of arrival. @throws AuthError over_capacity at once when too many wait */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_SECONDS = 2

/**
 * Makes lanes that share the places for what runs. Where several wait, they take turns, so that a flood in one does not
 * block another.
 *
 * @param maxRunning of all lanes together
 * @param maxWaiting of each
 */
export function createLanes(maxRunning: number, maxWaiting: number): () => Lane {
  // In the order of their next turns.
  const queues: (() => void)[][] = []
  let running = 0
  const next = (): (() => void) | undefined => {
    const queue = queues.find(({ length }) => length > 0)
    if (queue === undefined) return undefined
    queues.push(...queues.splice(queues.indexOf(queue), 1))
    return queue.shift()
  }
  return () => {
    const waiting: (() => void)[] = []
    queues.push(waiting)
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
        const begin = next()
        if (begin === undefined) running -= 1
        else begin()
      }
    }
  }
}
