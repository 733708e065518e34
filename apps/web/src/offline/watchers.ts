import type { Clock } from '../platform/runtime/clock.ts'
import type { Submitted } from './entry.ts'

/** After that the entry is sent in the background. */
export const MAX_ANSWER_WAIT_MS = 8_000

export function createWatchers(clock: Clock) {
  const watchers = new Map<string, { lane: string; tell(submitted: Submitted): void }>()
  return {
    has: (id: string) => watchers.has(id),
    tell: (id: string, submitted: Submitted) => watchers.get(id)?.tell(submitted),
    release: (lane: string) => {
      for (const watcher of watchers.values()) if (watcher.lane === lane) watcher.tell({ kind: 'waiting' })
    },
    answerOf: <Work, Answer>(
      id: string,
      lane: string,
      waitMs = MAX_ANSWER_WAIT_MS,
    ): Promise<Submitted<Work, Answer>> =>
      new Promise((resolve) => {
        const tell = (submitted: Submitted) => {
          watchers.delete(id)
          cancelPatience()
          resolve(submitted as Submitted<Work, Answer>)
        }
        const cancelPatience = clock.after(waitMs, () => tell({ kind: 'waiting' }))
        watchers.set(id, { lane, tell })
      }),
  }
}

export type Watchers = ReturnType<typeof createWatchers>
