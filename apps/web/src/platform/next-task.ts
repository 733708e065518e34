type WithYield = { scheduler?: { yield?: () => Promise<void> } }

/** Lets whatever waits, a tap above all, go first. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as WithYield
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
}
