import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const DAY_MS = 86_400_000

/** Makes the offer that Chromium makes when it finds the app installable. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' })
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

const prompt = (page: Page) => page.getByRole('region', { name: 'Install Tappet' })

test('[APP-005] [APP-043] [APP-045] the app offers to be installed, and takes no for 7 days', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-06-01T08:00:00Z') })
  await page.goto('/')
  await offerInstall(page)
  await page.clock.runFor(2900)
  await expect(prompt(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(prompt(page)).toBeVisible()
  await prompt(page).getByRole('button', { name: 'Not now' }).click()
  await expect(prompt(page)).toBeHidden()

  await page.clock.setSystemTime(new Date('2026-06-01T08:00:00Z').getTime() + 7 * DAY_MS - 60_000)
  await page.reload()
  await offerInstall(page)
  await page.clock.runFor(4000)
  await expect(prompt(page)).toBeHidden()

  await page.clock.setSystemTime(new Date('2026-06-01T08:00:00Z').getTime() + 7 * DAY_MS + 60_000)
  await page.reload()
  await offerInstall(page)
  await page.clock.runFor(4000)
  await expect(prompt(page)).toBeVisible()
})

test('[APP-044] the installed app does not offer itself', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query.includes('display-mode: standalone') ? real('all') : real(query))
  })
  await page.clock.install()
  await page.goto('/')
  await offerInstall(page)
  await page.clock.runFor(10_000)
  await expect(prompt(page)).toBeHidden()
})
