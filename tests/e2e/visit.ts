import { expect, type Page } from '@playwright/test'

/**
 * Leads the app to a path as a link of its own does, without a load of its own. Resolves once the page that was there is gone:
 * what it showed can't be taken for the next one's.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const heading = await page.evaluateHandle((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname
    const heading = isElsewhere ? document.querySelector('main h1') : null
    // As React Router keeps it, so that Back is known to lead to the page before.
    const state = { usr: null, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
    return heading
  }, path)
  await page.waitForFunction((heading) => !heading?.isConnected, heading)
}

/** So that what was said is not taken for what is said next. */
export async function dismissMessages(page: Page): Promise<void> {
  const messages = page.locator('[data-sonner-toast]')
  await messages.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(messages).toHaveCount(0)
}
