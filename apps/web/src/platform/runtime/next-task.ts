type WithYield = { scheduler?: { yield?: () => Promise<void> } }

/** Above all to a tap. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as WithYield
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
}
