import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'
import { openAdd } from './maintenance-log.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A bell stands top right on every page. */
async function expectBell(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: 'Notifications' }).boundingBox()
  if (!box) throw new Error('the bell has no box')
  expect.soft(box.y).toBeLessThan(64)
  expect.soft(box.x + box.width).toBeGreaterThan(390 - 32)
}

test('five tabs stand in order at the bottom; Service is the log [APP-034] [APP-035] [APP-012]', async ({
  atHome: page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(['Home', 'History', 'Service', 'OBD', 'Account'])
  const box = await nav.boundingBox()
  expect(box && box.y + box.height).toBe(page.viewportSize()?.height)
  await nav.getByRole('link', { name: 'Service' }).click()
  await expect(page).toHaveURL('/maintenance')
  await expect(heading(page, 'Maintenance Log')).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Service' })).toHaveAttribute('aria-current', 'page')
})

test('the ways of the frame: tabs, bell, plans, theme, and back to where one was', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await test.step('a bell stands top right [APP-036]', () => expectBell(page))
  await test.step('home speaks to everyone who owns a car; help, privacy and terms are one press away [APP-001] [APP-003] [APP-004]', async () => {
    await expect(page.getByText('For everyone who owns a car')).toBeVisible()
    await expect(page).toHaveTitle('Tappet · Hear what your car is telling you')
    const footer = page.locator('footer')
    await expect(footer.getByRole('link', { name: 'Help & FAQ' })).toHaveAttribute('href', '/help-faq')
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    )
  })
  await test.step('a change of page moves focus to its heading and names the tab', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'OBD' }).click()
    await expect(heading(page, 'OBD-II Scanner')).toBeFocused()
    await expect(page).toHaveTitle('OBD-II Scanner · Tappet')
    await page.goBack()
  })
  await test.step('going back returns to where the page was scrolled to', async () => {
    const viewport = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 500 })
    const help = page.locator('footer').getByRole('link', { name: 'Help & FAQ' })
    await help.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(200)
    await help.click()
    await expect(heading(page, 'Help & FAQ')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    if (viewport !== null) await page.setViewportSize(viewport)
  })
  await test.step('the way to a plan goes over Settings [APP-032] [APP-033]', async () => {
    await unfold(page, 'About Tappet')
    await page.getByRole('link', { name: 'Upgrade' }).click()
    await expect(page).toHaveURL('/settings')
    await page.getByRole('link', { name: 'View Plans' }).click()
    await expect(page).toHaveURL('/plans')
    // A page takes the focus when it is there.
    await expect(heading(page, 'Plans')).toBeFocused()
  })
  await test.step('the bell stands there, too [APP-036], and the sign-in dialog opens over any page [APP-046]', async () => {
    await expectBell(page)
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeFocused()
  })
  await test.step('a theme chosen in Settings shows at once and stays after a reload', async () => {
    await page.goBack()
    await expect(heading(page, 'Settings')).toBeVisible()
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await paper()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.reload()
    expect(await paper()).toBe(dark)
    await page.getByRole('button', { name: 'System' }).click()
    await expect.poll(paper).toBe(light)
  })
  await test.step('the same navigation stands at the left from 1024 px', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, height: 800 })
  })
})

test('the browser’s own back closes a dialog, keeps what was typed and stays on the page', async ({
  atHome: page,
}) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Service' }).click()
  const dialog = await openAdd(page)
  await dialog.getByLabel('Mileage').fill('41000')
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/maintenance')
  await expect(page.getByRole('button', { name: 'Add New Record' })).toBeFocused()
  await openAdd(page)
  await expect(dialog.getByLabel('Mileage')).toHaveValue('41000')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
})

test('an unknown path is said, logged and led home from [APP-029] [APP-030] [APP-031]', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/no/such/page')
  await expect(heading(page, 'Oops! Page not found')).toBeVisible()
  await test.step('the bell stands there, too [APP-036]', () => expectBell(page))
  await expect.poll(() => logged.some((text) => text.includes('/no/such/page'))).toBe(true)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`${new URL(page.url()).origin}//history`)
  await expect(heading(page, 'Oops! Page not found')).toBeVisible()
})

test('a server that cannot be found is said, and found again by "Try again"', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Tappet cannot reach its server' })).toBeVisible()
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Tappet cannot reach its server' })).toBeHidden()
  await page.goto('/history')
  await expect(page).toHaveURL('/login')
})
