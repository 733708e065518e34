/** `after` and `every` return how to cancel. */
export interface Clock {
  nowMs(): number
  after(delayMs: number, work: () => void): () => void
  every(periodMs: number, work: () => void): () => void
}

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
