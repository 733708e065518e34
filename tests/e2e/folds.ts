import { expect, type Page } from '@playwright/test'

/** A part of a result or of home under one row of its own. */
export type FoldTitle = 'Why we think so' | 'Find a mechanic' | 'Guides and videos' | 'About Tappet'

/** Opens it, as a driver does; again where the page was drawn a second time under the click. */
export async function unfold(page: Page, title: FoldTitle): Promise<void> {
  const summary = page.locator('summary', { has: page.getByRole('heading', { name: title }) })
  const open = page.locator('details[open]').filter({ has: summary })
  await expect(async () => {
    if (!(await open.isVisible())) await summary.click()
    await expect(open).toBeVisible({ timeout: 2_000 })
  }).toPass()
}
