import type { Clock } from './clock.ts'

/** The work's answer, or a rejection with these words when it takes too long. The work itself goes on. */
export function within<T>(clock: Clock, limitMs: number, work: Promise<T>, words: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limitMs, () => reject(new Error(words)))
    work.finally(cancel).then(resolve, reject)
  })
}
