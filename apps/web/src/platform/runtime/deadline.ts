import type { Clock } from './clock.ts'

/** The work's result, or a rejection with this message after the limit. The work itself is not stopped. */
export function within<T>(clock: Clock, limitMs: number, work: Promise<T>, words: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limitMs, () => reject(new Error(words)))
    work.finally(cancel).then(resolve, reject)
  })
}
