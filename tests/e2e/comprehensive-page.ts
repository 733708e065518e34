import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

/** How a test drives the comprehensive diagnosis. */

export const PATH = '/comprehensive-diagnosis'

export const analyze = (page: Page) => page.getByRole('button', { name: /^Analy/ })
export const chips = (page: Page, label: 'Code list' | 'Symptom list') =>
  page.getByRole('group', { name: label })
/** A part of the page, or of the report one of its rows, by its heading. */
export const section = (page: Page, name: string) =>
  page.locator('section, details[id]', { has: page.getByRole('heading', { name, exact: true }) }).last()

export async function add(page: Page, field: 'DTC codes' | 'Symptoms', text: string): Promise<void> {
  await page.getByLabel(field).fill(text)
  await page.getByLabel(field).press('Enter')
}

/** The part that the repair records speak in. */
export const records = (page: Page) => page.locator('details#records')

/** What they name, also while the row is closed. */
export const recordsName = (page: Page) => records(page).locator('h3').first()

/** The repair records' own causes. */
export const RECORDED_CAUSES = 'Probable causes in those records'

/** Presses the button, waits for the report and opens all of its rows. */
export async function report(page: Page): Promise<void> {
  await analyze(page).click()
  await expect(page.getByRole('button', { name: 'New Analysis' })).toBeVisible()
  // The records' own figures stand under the differential's only when asked for.
  await expect(page.getByRole('region', { name: 'Analysis Summary' })).toHaveCount(0)
  await unfoldAll(page)
}

/** Without a click, which would take the focus from the page's heading. */
export const unfoldAll = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details[id]')) fold.setAttribute('open', '')
  })

/** The calls of a function that the page makes from now on, by their bodies. */
export function bodiesOf(page: Page, name: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/functions/v1/${name}`))
      bodies.push(request.postDataJSON())
  })
  return bodies
}

/** The warnings that the page logs from now on. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

/** The scripts that hold the engine's table of knowledge, of those that the page fetches from now on. */
export function enginesOf(page: Page): string[] {
  const fetched: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes('coolant_intrusion')) fetched.push(response.url())
  })
  return fetched
}
