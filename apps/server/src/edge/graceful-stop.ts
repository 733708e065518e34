export type Leaving = {
  /** The server still answers, and says that it is not ready. */
  isLeaving(): boolean
  /** Resolves when proxies have had `graceMs` to send requests elsewhere; called again, at once. */
  leave(): Promise<void>
}

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

// Does not keep the process alive.
const waitUnheld = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
