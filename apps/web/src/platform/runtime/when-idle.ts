import { browserClock } from './clock.ts'

/** The answer takes it back. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return browserClock.after(2000, work)
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
