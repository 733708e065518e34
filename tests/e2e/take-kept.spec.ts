import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { chooseKnock } from './knock.ts'

const FUNCTION = '**/functions/v1/analyze-sound'
const kept = (page: Page) => page.getByText('Your file was kept while this page was away.')
const recorder = (page: Page) => page.getByRole('region', { name: 'Recorder' })
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Sound' })

async function takeSound(page: Page): Promise<void> {
  await chooseKnock(page)
  await expect(analyze(page)).toBeVisible()
}

/** What the device's database holds; polled, because it is written behind the page. */
const slots = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tappet.take')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const counting = database.transaction('slots').objectStore('slots').count()
          counting.onsuccess = () => {
            database.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** A server that no longer knows the session: every table and function answers 401, and nothing is renewed. */
async function endSession(page: Page): Promise<void> {
  const refuse = (route: Route) =>
    route.fulfill({
      status: 401,
      json: { code: 'sign_in_required', error: 'Sign in', message: 'JWT expired' },
    })
  await page.route(FUNCTION, refuse)
  await page.route('**/rest/v1/**', refuse)
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', msg: 'gone' } }),
  )
}

test('a take survives a full page load, with what was said about it, and is analyzed after it', async ({
  atHome: page,
}) => {
  await takeSound(page)
  await page.getByRole('button', { name: 'Idling' }).click()
  await page.getByLabel(/Describe the sound/).fill('ticks when warm')
  await expect.poll(() => slots(page)).toBe(1)
  await page.goto('/plans')
  await page.goto('/')
  await expect(kept(page)).toBeVisible()
  await expect(recorder(page).getByText(/^knock\.wav, 6 seconds$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Idling' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel(/Describe the sound/)).toHaveValue('ticks when warm')
  await recorder(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(recorder(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await analyze(page).click()
  await expect(page).toHaveURL('/results')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect.poll(() => slots(page)).toBe(0)
})

test('a tab that is open keeps its take to itself; a closed one leaves it to the next', async ({
  atHome: page,
}) => {
  await takeSound(page)
  await expect.poll(() => slots(page)).toBe(1)
  const other = await page.context().newPage()
  const opened = other.waitForLoadState('networkidle')
  await other.goto('/')
  await opened
  await expect(other.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect(kept(other)).toHaveCount(0)
  await page.close()
  await other.reload()
  await expect(kept(other)).toBeVisible()
})

test('a take that waits for a sign-in elsewhere is analyzed once after it, and does not come back', async ({
  page,
  driver,
  server,
}) => {
  await page.goto('/')
  await takeSound(page)
  await analyze(page).click()
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('tappet.pending-analysis')))
    .not.toBeNull()
  await page.goto('/login')
  await signIn(page, driver)
  await expect(page).toHaveURL('/results')
  await page.getByRole('link', { name: 'New Analysis' }).click()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect.poll(() => slots(page)).toBe(0)
  expect(
    await server.admin('select state from public.analysis_jobs where user_id = $1', [driver.userId]),
  ).toEqual([{ state: 'done' }])
})

test('a session that the server has ended asks to sign in again; the take is kept, and analyzed then', async ({
  atHome: page,
  driver,
}) => {
  await takeSound(page)
  await endSession(page)
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await test.step('a table that answers 401 asks, too', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await page.getByRole('button', { name: 'Notifications' }).click()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await navigation.getByRole('link', { name: 'Account' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await navigation.getByRole('link', { name: 'Home' }).click()
    await expect(recorder(page).getByText(/^knock\.wav, 6 seconds$/)).toBeVisible()
  })
  await analyze(page).click()
  await expect(dialog).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await dialog.getByLabel('Email').fill(driver.email)
  await dialog.getByLabel('Password', { exact: true }).fill(driver.password)
  await dialog.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/results')
})

test('somebody else who signs in does not get it', async ({ atHome: page, driver, server }) => {
  const other = { email: `other-${driver.userId}@example.com`, password: 'another at 900' }
  const signedUp = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(other),
  })
  expect(signedUp.status).toBe(200)
  await takeSound(page)
  await endSession(page)
  await analyze(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await dialog.getByLabel('Email').fill(other.email)
  await dialog.getByLabel('Password', { exact: true }).fill(other.password)
  await dialog.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect.poll(() => slots(page)).toBe(0)
  const analyzed = await server.admin(
    `select 1 from public.analysis_jobs join auth.users on users.id = analysis_jobs.user_id
     where users.email = $1`,
    [other.email],
  )
  expect(analyzed).toEqual([])
})
