import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tappet/wire'
import { keepLatest, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { startServer } from '../harness/server.ts'
import type { Driver } from './fixtures.ts'
import { test as base, expect } from './fixtures.ts'
import { chooseKnock } from './knock.ts'
import { addRecord, openLog } from './maintenance-log.ts'
import { visit } from './visit.ts'
import { cachedResponses, expectKept, openAs, persistedQueries, tellOffline, workerReady } from './worker.ts'

const test = base.extend({
  page: async ({ page }, use) => {
    await tellOffline(page)
    await use(page)
  },
})

test.use({ serviceWorkers: 'allow' })

/** Path and heading of every screen that is open to everybody. */
const OPEN = [
  ['/', 'Hear what your car is telling you'],
  ['/obd', 'OBD-II Scanner'],
  ['/dtc/P0301', 'P0301'],
  ['/settings', 'Settings'],
  ['/plans', 'Plans'],
  ['/account', 'Account'],
  ['/help-faq', 'Help & FAQ'],
  ['/comprehensive-diagnosis', 'Comprehensive Diagnosis'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/review-notes', 'Review Notes'],
  ['/login', 'Welcome to Tappet'],
  ['/auth/reset', 'Set a new password'],
  ['/security-test', 'Security Test'],
  ['/security-proof', 'Security Proof'],
  ['/no/such/page', 'Oops! Page not found'],
] as const
const OWN = [
  ['/history', 'Diagnosis History'],
  ['/maintenance', 'Maintenance Log'],
  ['/maintenance/reminders', 'Reminder Settings'],
  ['/reminder-settings', 'Reminder Settings'],
  ['/current-mileage', 'Current Mileage'],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).first()

/** Nothing on the page pretends to be on its way. */
async function expectSettled(page: Page, path: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
}

/** The smallest picture that is one. */
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
async function expectReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Receipt of Squeak hunt/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Receipt' })
  const picture = dialog.getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function seed({ client, userId }: Driver): Promise<void> {
  const [bucket, path] = [client.storage.from('receipts'), `${userId}/1767600000000.png`]
  const record = { user_id: userId, item: 'Squeak hunt', date: '2026-01-05', mileage: 61_234, cost: 480 }
  const answers = [
    await bucket.upload(path, RECEIPT, { contentType: 'image/png' }),
    await client
      .from('maintenance')
      .insert({ ...record, receipt_url: bucket.getPublicUrl(path).data.publicUrl }),
    await client.from('history').insert({
      user_id: userId,
      type: 'audio',
      data: JSON.parse(JSON.stringify(sampleDiagnosis())),
    }),
  ]
  for (const { error } of answers) if (error) throw error
}

/** What each own page reads. */
const READS: Record<string, readonly string[]> = {
  '/history': ['history/{"car":null,"page":1}'],
  '/maintenance': ['maintenance'],
  '/current-mileage': ['odometer'],
  '/reminder-settings': ['reminder-prefs/default'],
  '/account': ['profile'],
}

/** One visit to the driver's own pages, long enough for what they show to be kept. */
async function visitOwnPages(page: Page, userId: string): Promise<void> {
  for (const [path, reads] of Object.entries(READS)) {
    await visit(page, path)
    await expectKept(page, userId, reads)
  }
}

/** What each own page shows of the rows that were seeded. */
const SHOWN: Record<string, string> = {
  '/history': 'Engine knock or tick',
  '/maintenance': 'Squeak hunt',
  '/current-mileage': '61,234',
}

test('after one look at home every open screen opens offline, its texts included; rows that were never seen are said to be missing, not waited for', async ({
  page,
  driver,
  putSession,
}) => {
  test.slow()
  await page.goto('/')
  await workerReady(page)
  await page.context().setOffline(true)
  for (const [path, title] of OPEN) {
    await page.goto(path)
    await expect(heading(page, title), path).toBeVisible()
    await expect(page.getByText('You are offline.'), path).toBeVisible()
    await expectSettled(page, path)
    if (path === '/privacy-policy')
      await expect(page.getByRole('heading', { name: 'What is stored' })).toBeVisible()
  }
  await page.context().setOffline(false)
  await putSession((await driver.client.auth.getSession()).data.session)
  await page.goto('/')
  await expectKept(page, driver.userId, ['cars'])
  await page.context().setOffline(true)
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Error Loading History' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Failed to load usage data')).toBeVisible()
  // They are read as soon as the network is back, also where the page was opened without one.
  await page.context().setOffline(false)
  await expect(page.getByRole('meter', { name: 'Audio diagnoses' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
  await test.step('the notice names what waits, log entries as well as recordings', async () => {
    await openLog(page)
    await page.context().setOffline(true)
    await expect(
      page.getByText('What you record or log now is kept here until it can be sent.'),
    ).toBeVisible()
    await addRecord(page, 'Battery')
    await expect(
      page.getByText('1 change to your service log waits here until it can be sent.'),
    ).toBeVisible()
    await addRecord(page, 'Tires')
    await expect(
      page.getByText('2 changes to your service log wait here until they can be sent.'),
    ).toBeVisible()
    await page.goto('/')
    await chooseKnock(page)
    await page.getByRole('button', { name: 'Analyze Sound' }).click()
    await expect(
      page.getByText('1 recording and 2 changes to your service log wait here until they can be sent.'),
    ).toBeVisible()
  })
})

test('a driver finds every own screen offline, with the rows of the last visit; a second person meets nothing of them, and signing out takes all along', async ({
  signedIn: page,
  driver,
  server,
  putSession,
}) => {
  test.slow()
  // Before the first page: what it kept of an empty log could not be told from the rows that come later.
  await seed(driver)
  await page.goto('/')
  await keepLatest(page, sampleDiagnosis())
  await workerReady(page)
  await visitOwnPages(page, driver.userId)
  await test.step('the worker has nothing of any of it', async () => {
    const cached = await cachedResponses(page)
    expect(cached.length).toBeGreaterThan(50)
    for (const { path, text } of cached) {
      expect(path).toMatch(
        /^\/(?:assets\/[^/]+|legal\/[a-z]+\.md|index\.html|theme\.js|favicon\.svg|manifest\.webmanifest|[a-z-]+\.json)$/,
      )
      for (const own of [driver.email, driver.userId, 'Squeak hunt'])
        expect(text.includes(own), path).toBe(false)
    }
  })
  await visit(page, '/maintenance')
  await expectReceipt(page)
  await page.context().setOffline(true)
  for (const [path, title] of OWN) {
    await page.goto(path)
    await expect(heading(page, title), path).toBeVisible()
    await expectSettled(page, path)
    const shown = SHOWN[path]
    if (shown) await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
    if (path === '/maintenance') await expectReceipt(page)
  }
  // Each was loaded offline by the visitor above.
  for (const [path, title] of OPEN) {
    // A signed-in driver is led on from the sign-in page.
    if (path === '/login') continue
    await visit(page, path)
    await expect(heading(page, title), path).toBeVisible()
    await expectSettled(page, path)
    if (path === '/account') await expect(page.getByText(driver.email)).toBeVisible()
  }
  await page.goto('/results')
  await expect(heading(page, 'Engine knock or tick')).toBeVisible()
  // Never opened before: ranked now, with the engine that the worker keeps.
  await expect(page.getByText('One question', { exact: true })).toBeVisible()
  await test.step('a token that ran out on the road opens it, too', async () => {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('tappet.session') ?? '{}')
      localStorage.setItem('tappet.session', JSON.stringify({ ...session, expires_at: 1 }))
    })
    await page.goto('/history')
    await expect(page.getByText('Engine knock or tick')).toBeVisible()
    await page.context().setOffline(false)
    await page.goto('/account')
    await expect(page.getByText(driver.email)).toBeVisible()
  })
  await test.step('a second person on the device meets nothing of the first', async () => {
    await expectKept(page, driver.userId, Object.values(READS).flat())
    // The first one's session is gone without a sign-out: another one has taken its place.
    const client = createClient<Database>(server.url, server.anonKey, { auth: { persistSession: false } })
    const email = `second-${driver.userId}@example.com`
    const { data } = await client.auth.signUp({ email, password: 'steady idle' })
    await putSession(data.session)
    await page.context().setOffline(true)
    const [[first]] = OWN
    await page.goto(first)
    for (const [path, title] of OWN) {
      if (path !== first) await visit(page, path)
      await expect(heading(page, title)).toBeVisible()
      await expectSettled(page, path)
      for (const own of ['Engine knock', 'Squeak hunt', '61,234'])
        await expect(page.getByText(own)).toHaveCount(0)
    }
    await visit(page, '/account')
    await expect(heading(page, 'Account')).toBeVisible()
    await expect(page.getByText(driver.email)).toHaveCount(0)
    expect(Object.keys(await persistedQueries(page))).not.toContain(driver.userId)
  })
  await test.step('signing out takes the rows along', async () => {
    await page.context().setOffline(false)
    await visit(page, '/maintenance')
    await expect.poll(() => persistedQueries(page)).not.toEqual({})
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => persistedQueries(page)).toEqual({})
    expect(await page.evaluate(() => localStorage.getItem('tappet.session'))).toBeNull()
    await page.context().setOffline(true)
    await page.goto('/history')
    await expect(page).toHaveURL('/login')
  })
})

test('a server that stops leaves the rows on the screen and says so', async ({ browser }) => {
  test.slow()
  const webFolder = process.env.TAPPET_WEB_FOLDER
  const server = await startServer(webFolder ? { webFolder } : {})
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  let stopped = false
  try {
    const client = createClient<Database>(server.url, server.anonKey, { auth: { persistSession: false } })
    const { data } = await client.auth.signUp({ email: 'stop@example.com', password: 'steady idle' })
    const userId = data.user?.id ?? ''
    await seed({ client, userId, email: '', password: '' })
    const page = await openAs(context, JSON.stringify(data.session), '/history')
    await expect(page.getByText('Engine knock or tick')).toBeVisible()
    await workerReady(page)
    await expectKept(page, userId, READS['/history'] ?? [])
    await server.close()
    stopped = true
    await page.reload()
    await expect(page.getByText('The server isn’t answering.')).toBeVisible()
    await expect(page.getByText('Engine knock or tick')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'OBD' }).click()
    await expect(heading(page, 'OBD-II Scanner')).toBeVisible()
  } finally {
    await context.close()
    if (!stopped) await server.close()
  }
})

test('a session that the server refuses ends in a signed-out app, not in a half-dead page', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await page.goto('/maintenance')
  await expect(heading(page, 'Maintenance Log')).toBeVisible()
  await server.admin('delete from auth.users where id = $1', [driver.userId])
  // A token that reads well and that this server did not sign, as after its secret was changed.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('tappet.session') ?? '{}')
    const token = `${String(session.access_token).slice(0, -8)}AAAAAAAA`
    localStorage.setItem('tappet.session', JSON.stringify({ ...session, access_token: token }))
  })
  await page.goto('/maintenance')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('tappet.session'))).toBeNull()
})
