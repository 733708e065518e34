import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test as base, expect, type Page, type TestType } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import { startServer, type TestServer } from '../harness/server.ts'
import { intoPhone, newPhone, type Phone } from './phone.ts'

export { expect }

export type Driver = { email: string; password: string; userId: string; client: SupabaseClient<Database> }

/** A file that reached the driver: as a download in a browser, by the share sheet on a phone. */
export type SavedFile = { name: string; bytes: Buffer }

type Fixtures = {
  /** What a test's own server is set to; without any, the worker's, which is set to nothing. */
  settings: Record<string, string>
  /** What the app runs in: a browser, or a phone's shell with the native adapters (phone.ts). */
  device: 'browser' | 'phone'
  /** The phone around the page; null in a browser. */
  phone: Phone | null
  /** Does something that saves a file, and gives the file. */
  saved: (save: () => Promise<unknown>) => Promise<SavedFile>
  /** A fresh account, made through the wire; its client is signed in. */
  driver: Driver
  /** The page, still empty, with that driver signed in as if they had done so in this browser. */
  signedIn: Page
  /** The same, on its home page. */
  atHome: Page
  /** Puts another session, or none, where the app keeps its own; it is read from the next page on. */
  putSession: (session: object | null) => Promise<void>
}

const webFolder = process.env.TAPPET_WEB_FOLDER

/** A server with the settings of a plain `npm start`, its limit of requests too, and those given. */
const serverWith = (settings: Record<string, string>) =>
  startServer({ env: settings, config: { requestsPerMinute: 1_200 }, ...(webFolder && { webFolder }) })

/**
 * Each worker has the real server on a database of its own, and every page starts there. A test of a setting names it in
 * `settings`, or puts another server's URL in `baseURL`: the keys are the same, and a worker of its own is not needed.
 */
export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await serverWith({})
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  baseURL: async ({ server, settings }, use) => {
    if (Object.keys(settings).length === 0) return use(server.url)
    const own = await serverWith(settings)
    await use(own.url)
    await own.close()
  },
  device: ['browser', { option: true }],
  phone: async ({ device }, use) => use(device === 'phone' ? newPhone() : null),
  page: async ({ page, phone, javaScriptEnabled }, use) => {
    if (phone) await intoPhone(page, phone)
    if (javaScriptEnabled !== false) waitForApp(page)
    await use(page)
  },
  saved: async ({ page, phone }, use) => {
    await use(async (save) => {
      const downloading = phone ? null : page.waitForEvent('download')
      const before = phone?.files.length ?? 0
      await save()
      const download = await downloading
      if (download)
        return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
      await expect.poll(() => phone?.files.length).toBe(before + 1)
      return phone?.files.at(-1) as SavedFile
    })
  },
  driver: async ({ server, baseURL }, use) => {
    const email = `driver-${randomUUID()}@example.com`
    const password = 'steady idle at 800'
    const client = createClient<Database>(baseURL ?? server.url, server.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const { data, error } = await client.auth.signUp({ email, password })
    if (error !== null || data.user === null) throw error ?? new Error('sign-up gave no user')
    await use({ email, password, userId: data.user.id, client })
    await client.removeAllChannels()
  },
  signedIn: async ({ page, driver, phone }, use) => {
    const { data } = await driver.client.auth.getSession()
    const session = JSON.stringify(data.session)
    if (phone) {
      keepSession(phone, session)
      return use(page)
    }
    await page.addInitScript((session) => {
      // Once a tab: a driver who signs out in the test stays signed out.
      if (sessionStorage.getItem('signed-in-by-test') !== null) return
      sessionStorage.setItem('signed-in-by-test', 'yes')
      localStorage.setItem('tappet.session', session)
    }, session)
    await use(page)
  },
  atHome: async ({ signedIn: page }, use) => {
    await page.goto('/')
    await use(page)
  },
  putSession: async ({ page, phone }, use) => {
    await use(async (session) => {
      const text = session && JSON.stringify(session)
      if (phone && text) return keepSession(phone, text)
      if (phone) return void phone.secure.delete('tappet.session')
      await page.evaluate((text) => {
        if (text) localStorage.setItem('tappet.session', text)
        else localStorage.removeItem('tappet.session')
      }, text)
    })
  },
})

const APP_WITHIN_MS = 20_000

/** Has `goto` wait until the app has taken the place of what the server sent ahead of it, or cannot. */
function waitForApp(page: Page): void {
  const load = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await load(url, options)
    const ahead = page.locator('[data-before]')
    if (options?.waitUntil !== 'commit')
      await ahead.waitFor({ state: 'detached', timeout: APP_WITHIN_MS }).catch(() => undefined)
    return answer
  }
}

/** As if a driver had signed in on this phone. */
export function keepSession(phone: Phone, session: string): void {
  phone.preferences.set('tappet.installed', 'yes')
  phone.secure.set('tappet.session', session)
}

/** One journey, in a browser and in a phone's app. */
export function onBoth<T extends Fixtures, W extends object>(
  each: TestType<T, W>,
  title: string,
  body: (args: T & W) => Promise<void>,
): void {
  each(title, body as never)
  each.describe('in the phone app', () => {
    each.use({ device: 'phone' } as never)
    each(title, body as never)
  })
}

/** From Create Account, which a new visitor meets first, to the sign-in. */
async function toSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').waitFor()
  const tab = page.getByRole('tab', { name: 'Sign In' })
  const toggle = page.getByText('Already have an account?').getByRole('button')
  const way = tab.or(toggle)
  if (await way.isVisible()) await way.click()
}

/** Fills and sends the form of the Sign In tab that is open. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Driver, 'email' | 'password'>,
): Promise<void> {
  await toSignIn(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
}
