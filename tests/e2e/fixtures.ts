import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import { startServer, type TestServer } from '../harness/server.ts'

export { expect }

export type Driver = { email: string; password: string; userId: string; client: SupabaseClient<Database> }

type Fixtures = {
  /** A fresh account, made through the wire; its client is signed in. */
  driver: Driver
  /** The page, with that driver signed in as if they had done so in this browser. */
  signedIn: Page
}

/**
 * Each worker has the real server with a database of its own, as after `npm start`, and
 * every page starts there.
 */
export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const webFolder = process.env.TAPPET_WEB_FOLDER
      const server = await startServer(webFolder ? { webFolder } : {})
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  driver: async ({ server }, use) => {
    const email = `driver-${randomUUID()}@example.com`
    const password = 'steady idle at 800'
    const client = createClient<Database>(server.url, server.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const { data, error } = await client.auth.signUp({ email, password })
    if (error !== null || data.user === null) throw error ?? new Error('sign-up gave no user')
    await use({ email, password, userId: data.user.id, client })
    await client.removeAllChannels()
  },
  signedIn: async ({ page, driver }, use) => {
    const { data } = await driver.client.auth.getSession()
    const kept = JSON.stringify(data.session)
    await page.addInitScript((session) => {
      // Once a tab: a driver who signs out in the test stays signed out.
      if (sessionStorage.getItem('signed-in-by-test') !== null) return
      sessionStorage.setItem('signed-in-by-test', 'yes')
      localStorage.setItem('tappet.session', session)
    }, kept)
    await page.goto('/')
    await use(page)
  },
})

/** Fills and sends the form of the Sign In tab that is open. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Driver, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
}
