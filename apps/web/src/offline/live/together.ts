import type { Clock } from '../../platform/runtime/clock.ts'

export const TOGETHER_MS = 200

/**
 * Never twice at once: a change that comes while it reads is read afterwards.
 * @returns what is called with each change
 */
export function readTogether(read: () => Promise<unknown>, { after }: Pick<Clock, 'after'>): () => void {
  let isDue = false
  let isBusy = false
  const begin = () => {
    isBusy = true
    after(TOGETHER_MS, () => {
      isDue = false
      const done = () => {
        isBusy = false
        if (isDue) begin()
      }
      void read().then(done, done)
    })
  }
  return () => {
    isDue = true
    if (!isBusy) begin()
  }
}
