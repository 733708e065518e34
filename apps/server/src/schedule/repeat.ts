export type Repeating = { stop(): Promise<void> }

/** Again `everyMs` after each end, never twice at once; a failure does not stop it. */
export function repeat(work: () => Promise<void>, everyMs: number): Repeating {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = work()
      .catch(() => undefined)
      .finally(() => {
        if (stopped) return
        timer = setTimeout(run, everyMs)
        timer.unref()
      })
  }
  run()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
