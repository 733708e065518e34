import type { Locator, Page } from '@playwright/test'
import { adapterClock } from './adapter-clock.ts'
import { stopClock } from './clock.ts'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    /** What every roll of the page's randomness gives, while it is set. */
    tappetRandomness?: number
  }
}

/** Lets a test decide the page's randomness. Before the page is loaded. */
export async function holdRandomness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { random } = Math
    Math.random = () => window.tappetRandomness ?? random()
  })
}

/**
 * What the next rolls give: under 0.6 the search finds adapters (from 0.5 two, else one), under 0.7 a read finds codes
 * (under a third one, then two, then three).
 */
export async function setRandomness(page: Page, value: number): Promise<void> {
  await page.evaluate((randomness) => {
    window.tappetRandomness = randomness
  }, value)
}

const MAX_WAIT_MS = 90_000

/** Lets time pass on a stopped clock, for the page and for the adapters. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await adapterClock.advance(milliseconds)
}

async function passWhile(page: Page, waiting: () => Promise<boolean>, stepMs: number): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  do await pass(page, stepMs)
  while ((await waiting()) && performance.now() < end)
}

/** Lets time pass on a stopped clock until the page shows something. */
export async function passUntil(page: Page, locator: Locator, stepMs = 400): Promise<void> {
  await passWhile(page, async () => !(await locator.isVisible()), stepMs)
  await expect(locator).toBeVisible()
}

/** Lets time pass on a stopped clock until something has left the page. */
export async function passUntilHidden(page: Page, locator: Locator): Promise<void> {
  await passWhile(page, () => locator.isVisible(), 100)
  await expect(locator).toBeHidden()
}

/** Bytes need a step to reach the adapter and one to come back: shorter than every timeout of the scanner. */
export const ADAPTER_STEP_MS = 40

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
  await setRandomness(page, 0.1)
  await page.getByRole('button', { name: 'Connect Adapter' }).click()
  const adapter = page.getByRole('dialog').getByRole('button', { name: /^Demo / })
  await passUntil(page, adapter)
  await adapter.click()
  await passUntil(page, page.getByText('Successfully connected to OBD adapter'))
}

/** Reads with fixed random numbers, and lets the rest of the report arrive. */
export async function scanDemo(page: Page, randomness: number, title: string): Promise<void> {
  await setRandomness(page, randomness)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText(title, { exact: true }))
  await passUntil(page, page.getByRole('heading', { name: 'Vehicle' }))
  await passUntil(page, page.getByRole('button', { name: 'Save Scan', disabled: false }))
}
