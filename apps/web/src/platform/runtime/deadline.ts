import type { Clock } from './clock.ts'

/** Rejects after the limit; the work is not stopped. */
export function within<T>(clock: Clock, limitMs: number, work: Promise<T>, words: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limitMs, () => reject(new Error(words)))
    work.finally(cancel).then(resolve, reject)
  })
}
