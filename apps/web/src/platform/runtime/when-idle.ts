import { browserClock } from './clock.ts'

/** Does the work when the page has nothing else to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback; a moment later is as good there.
  if (!('requestIdleCallback' in window)) return browserClock.after(2000, work)
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
