import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

/** How a test drives the comprehensive diagnosis. */

export const PATH = '/comprehensive-diagnosis'

export const analyze = (page: Page) => page.getByRole('button', { name: /^Analy/ })
export const chips = (page: Page, label: 'Code list' | 'Symptom list') =>
  page.getByRole('group', { name: label })
export const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

export async function add(page: Page, field: 'DTC codes' | 'Symptoms', text: string): Promise<void> {
  await page.getByLabel(field).fill(text)
  await page.getByLabel(field).press('Enter')
}

/** The head of the part that the repair records speak in. */
export const records = (page: Page) =>
  page.locator('div', { has: page.locator(':scope > h2', { hasText: 'From similar repair records' }) })

/** Presses the button and waits for the report. */
export async function report(page: Page): Promise<void> {
  await analyze(page).click()
  await expect(page.getByRole('button', { name: 'New Analysis' })).toBeVisible()
  const folded = page.getByText('What the records say, with their costs and steps')
  if (!(await folded.isVisible())) return
  // The records' own figures stand under the differential's only when asked for.
  await expect(page.getByRole('region', { name: 'Analysis Summary' })).toHaveCount(0)
  // Without a click, which would take the focus from the page's heading.
  await folded.evaluate((summary) => summary.closest('details')?.setAttribute('open', ''))
}

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
