import type { Page } from '@playwright/test'

/** A part of a result or of home under one row of its own. */
export type FoldTitle = 'Why we think so' | 'Find a mechanic' | 'Guides and videos' | 'About Tappet'

/** Opens it, as a driver does. */
export const unfold = (page: Page, title: FoldTitle) =>
  page.locator('summary', { has: page.getByRole('heading', { name: title }) }).click()
