import type { Locator, Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    /** What every roll of the page's dice gives, while it is set. */
    tappetDice?: number
  }
}

/** Lets a test decide the page's chance. Before the page is loaded. */
export async function holdDice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { random } = Math
    Math.random = () => window.tappetDice ?? random()
  })
}

/**
 * What the next rolls give: under 0.6 the search finds adapters (from 0.5 two, else one), under 0.7 a read finds codes
 * (under a third one, then two, then three).
 */
export async function setDice(page: Page, value: number): Promise<void> {
  await page.evaluate((dice) => {
    window.tappetDice = dice
  }, value)
}

/** Lets time pass on a stopped clock until the page shows something. */
export async function passUntil(page: Page, locator: Locator, stepMs = 400): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs)
    await expect(locator).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [20], timeout: 90_000 })
}

/** Lets time pass on a stopped clock until something has left the page. */
export async function passUntilHidden(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(locator).toBeHidden({ timeout: 100 })
  }).toPass({ intervals: [20], timeout: 90_000 })
}

/** The page's clock goes slower than a simulated adapter's, so that a busy machine makes no time-out. */
export const ADAPTER_STEP_MS = 20

/** Stops the clock and chooses a way to a real adapter. */
export async function chooseAdapter(page: Page, route: RegExp): Promise<void> {
  await stopClock(page)
  await page.goto('/obd')
  const connect = page.getByRole('button', { name: 'Connect Adapter' })
  await passUntil(page, connect, ADAPTER_STEP_MS)
  await connect.click()
  const button = page.getByRole('button', { name: route })
  await passUntil(page, button, ADAPTER_STEP_MS)
  await button.click()
}

/** Opens the finder, lets the stated search pass, and connects to the demo adapter it finds. */
export async function connectDemo(page: Page): Promise<void> {
  await setDice(page, 0.1)
  await page.getByRole('button', { name: 'Connect Adapter' }).click()
  const adapter = page.getByRole('dialog').getByRole('button', { name: /^Demo / })
  await passUntil(page, adapter)
  await adapter.click()
  await passUntil(page, page.getByText('Successfully connected to OBD adapter'))
}

/** Reads with chance held, and lets the rest of the report arrive. */
export async function scanDemo(page: Page, dice: number, title: string): Promise<void> {
  await setDice(page, dice)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText(title, { exact: true }))
  await passUntil(page, page.getByRole('heading', { name: 'Vehicle' }))
  await passUntil(page, page.getByRole('button', { name: 'Save Scan', disabled: false }))
}
