import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

const PAGES = [
  { id: '[API-040]', path: '/privacy-policy', title: 'Privacy Policy', file: '/legal/privacy.md' },
  { id: '[API-041]', path: '/terms-of-service', title: 'Terms of Service', file: '/legal/terms.md' },
] as const

test('each legal page fetches its markdown, renders it in a card that scrolls, and leads back [LEG-001] [LEG-002] [LEG-003] [LEG-004]', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  await page.goto('/help-faq')
  for (const { id, path, title, file } of PAGES) {
    logged.length = 0
    await test.step(`a failed fetch is only logged, and what holds is said [LEG-005] ${id}`, async () => {
      await page.route(`**${file}`, (route) => route.fulfill({ status: 503 }))
      await visit(page, path)
      await expect(page.getByText('The full text could not be loaded.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'ask us for it by email' })).toHaveAttribute(
        'href',
        /^mailto:\?subject=/,
      )
      await expect(
        page.getByText('No support address here. Ask the person who runs this server.'),
      ).toBeVisible()
      expect(logged.filter((text) => text.includes('The legal text could not be loaded'))).toHaveLength(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.unroute(`**${file}`)
    })
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === file)
    await page.getByRole('button', { name: 'Try again' }).click()
    const markdown = await (await fetched).text()
    const card = page.getByRole('region', { name: title })
    const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, words = '']) => words)
    expect(headings.length).toBeGreaterThan(8)
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(headings)
    await expect(card).not.toContainText('**')
    await expect(card.getByRole('listitem').first()).toBeVisible()
    const scrolls = await card.evaluate((box) => box.scrollHeight > box.clientHeight + 200)
    expect(scrolls).toBe(true)
    expect(await card.evaluate((box) => getComputedStyle(box).overflowY)).toBe('auto')
    if (path === '/privacy-policy')
      await test.step('the list of parts leads to each, by keyboard as well', () => expectParts(page))
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/help-faq')
  }
})

async function expectParts(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'On this page' }).click()
  const link = page.getByRole('link', { name: 'Deleting your account' })
  await link.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Deleting your account' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL('/privacy-policy')
}

test('from 1024 px the parts stand beside the text, and wait for the text that they lead into', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/LegalText-*.js', async (route) => {
    await gate
    await route.continue()
  })
  const fetched = page.waitForResponse('**/legal/terms.md')
  await page.goto('/terms-of-service', { waitUntil: 'commit' })
  await (await fetched).finished()
  await expect(page.getByText('Loading the text').filter({ visible: true })).toHaveCount(1)
  const parts = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true })
  await expect(parts.getByRole('link')).toHaveCount(0)
  letGo()
  await parts.getByRole('link', { name: 'Liability' }).click()
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeInViewport()
  const measure = await page
    .getByRole('region', { name: 'Terms of Service' })
    .locator('p')
    .nth(1)
    .evaluate((line) => line.clientWidth / Number.parseFloat(getComputedStyle(line).fontSize))
  // About 65 characters a line: Barlow's mean letter is a little under half an em wide.
  expect(measure).toBeLessThan(33)
})
