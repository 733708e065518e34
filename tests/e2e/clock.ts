import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Stops the pages' clock: from here on time passes only where a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() })
  // A clock runs until it is stopped, and cannot be stopped in its past: on a busy machine a second is soon over.
  await page.clock.pauseAt(Date.now() + 10_000)
}

/** Lets a few milliseconds pass at a time until the page shows something, so that its timers begin about now. */
export async function stepUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(locator).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
}
