import type { Browser, Page } from '@playwright/test'
import type { Driver } from './fixtures.ts'

/** Another device of the same driver, signed in by itself. */
export async function secondDevice(
  browser: Browser,
  { client, email, password }: Driver,
  baseURL: string,
): Promise<Page> {
  const { data } = await client.auth.signInWithPassword({ email, password })
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  await context.addInitScript((session) => {
    localStorage.setItem('tappet.session', session)
  }, JSON.stringify(data.session))
  return context.newPage()
}
