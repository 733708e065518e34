export type Timers = {
  after(delayMs: number, work: () => void): () => void
  every(intervalMs: number, work: () => void): () => void
}

export const realTimers: Timers = {
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
  every(intervalMs, work) {
    const timer = setInterval(work, intervalMs)
    timer.unref()
    return () => clearInterval(timer)
  },
}
