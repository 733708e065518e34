import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ELSEWHERE = 'http://tappet.test'

/** Serves the app under another host's name, as a published site would. */
async function publish(page: Page, serverUrl: string): Promise<void> {
  await page.route(`${ELSEWHERE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: serverUrl + pathname + search }) })
  })
}

const corner = (page: Page) => page.getByRole('complementary', { name: 'Debug' })

test('the debug corner appears on localhost, clear of the navigation [APP-040], and elsewhere only when asked for [APP-041] [APP-042]', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await expect(corner(page)).toBeVisible()
  expect(await corner(page).boundingBox()).toMatchObject({ width: 24, height: 24 })
  await corner(page).getByRole('button').click()
  await expect(corner(page)).toContainText('unauthenticated')
  const box = await corner(page).boundingBox()
  const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(box && nav && box.y + box.height <= nav.y).toBe(true)
  await publish(page, server.url)
  await page.goto(`${ELSEWHERE}/plans`)
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(corner(page)).toBeHidden()
  await page.goto(`${ELSEWHERE}/plans?debug=true`)
  await expect(corner(page)).toBeVisible()
  // What is still being answered at the end needs no answer.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the corner is as large as a finger, and off the tabs', async ({ page }) => {
    await page.goto('/')
    await expect(corner(page)).toBeVisible()
    const box = await corner(page).boundingBox()
    const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    expect(box).toMatchObject({ width: 48, height: 48 })
    expect(box && nav && box.y + box.height <= nav.y).toBe(true)
  })
})
