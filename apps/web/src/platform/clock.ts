/** Time as it is passed in, so that a test can let it run. Both calls answer how to stop them. */
export interface Clock {
  nowMs(): number
  after(delayMs: number, work: () => void): () => void
  every(periodMs: number, work: () => void): () => void
}

/** The browser's own time. */
export const browserClock: Clock = {
  nowMs: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
  every: (periodMs, work) => {
    const timer = setInterval(work, periodMs)
    return () => clearInterval(timer)
  },
}
