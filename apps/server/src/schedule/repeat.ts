export type Repeating = { stop(): Promise<void> }

/** Does `work` now and again `everyMs` after it was done, never twice at once; a failure is told and goes on. */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeating {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let underway: Promise<void> = Promise.resolve()
  const turn = () => {
    underway = work()
      .catch(onError)
      .finally(() => {
        if (stopped) return
        timer = setTimeout(turn, everyMs)
        // The clock alone keeps no process alive.
        timer.unref()
      })
  }
  turn()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await underway
    },
  }
}
