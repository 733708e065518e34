import type { Page } from '@playwright/test'

/** Leads the app to a path as going back does: the same page goes on, without a load of its own. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
