import type { Page } from '@playwright/test'

/** Stops the pages' clock: from here on time passes only where a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() })
  // A clock runs until it is stopped, and cannot be stopped in its past: on a busy machine a second is soon over.
  await page.clock.pauseAt(Date.now() + 10_000)
}
