export type Leaving = {
  /** From the start of the leave on: the server answers, and says that it is not ready. */
  isLeaving(): boolean
  /**
   * Resolves when proxies have had `graceMs` to send requests elsewhere, at once without a grace. Called again, it ends
   * the grace: who asks twice does not want to wait.
   */
  leave(): Promise<void>
}

/** @param wait resolves after as many milliseconds; the wait of a grace that was ended is left behind */
export function createLeaving(graceMs: number, wait: (ms: number) => Promise<void> = waitUnheld): Leaving {
  let leaving: Promise<void> | undefined
  let hurry = () => {}
  return {
    isLeaving: () => leaving !== undefined,
    leave() {
      hurry()
      leaving ??= Promise.race([
        graceMs > 0 ? wait(graceMs) : Promise.resolve(),
        new Promise<void>((resolve) => {
          hurry = resolve
        }),
      ])
      return leaving
    },
  }
}

// Nothing else need be kept alive for it.
const waitUnheld = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
