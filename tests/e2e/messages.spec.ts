import type { Locator, Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { expect, test } from './fixtures.ts'
import { chooseKnock } from './knock.ts'
import { connectDemo, holdRandomness, passUntil } from './obd-demo.ts'
import { dismissMessages } from './visit.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

/** Once it stands still: the messages that meet the next step, or leave the screen. */
async function inTheWay(page: Page, said: string, step: Locator): Promise<string[]> {
  const message = page.locator('[data-sonner-toast][data-mounted=true]').filter({ hasText: said })
  await expect(message).toBeVisible()
  await message.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)))
  const next = await step.boundingBox()
  if (next === null) return ['the next step has no box']
  return page.locator('[data-sonner-toast]').evaluateAll((cards, to) => {
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < to.x + to.width && right > to.x && top < to.y + to.height && bottom > to.y
    return cards
      .map((card) => [card.textContent ?? '', card.getBoundingClientRect()] as const)
      .filter(([, box]) => meets(box) || box.top < 0 || box.bottom > innerHeight)
      .map(([text, { x, y, width, height }]) => `${text} at ${x},${y}, ${width}x${height}`)
  }, next)
}

test('no message covers the recorder, alone or piled up, or the dialog that follows it', async ({ page }) => {
  await page.goto('/')
  const recorder = page.getByRole('region', { name: 'Recorder' })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const upload = (name: string, mimeType: string) =>
      recorder
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType, buffer: Buffer.from('Dear car, what is wrong?') })
    await upload('letter.txt', 'text/plain')
    expect([size, await inTheWay(page, 'Invalid File', recorder)]).toEqual([size, []])
    await upload('lie.mp3', '')
    expect([size, await inTheWay(page, 'Could not load audio file.', recorder)]).toEqual([size, []])
    await dismissMessages(page)
  }
  const low = [
    { width: 844, height: 390 },
    { width: 1024, height: 700 },
  ]
  for (const size of [...SIZES, ...low]) {
    await page.setViewportSize(size)
    await chooseKnock(page)
    await page.getByText('Audio Uploaded').first().waitFor()
    await recorder.getByRole('button', { name: 'Analyze Sound' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.evaluate((layer) => Promise.all(layer.getAnimations().map(({ finished }) => finished)))
    expect([size, await inTheWay(page, 'Audio Uploaded', dialog)]).toEqual([size, []])
    const { y, height } = (await dialog.boundingBox()) ?? { y: -1, height: 0 }
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(size.height)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await dismissMessages(page)
  }
})

test('no message covers the button that it asks for', async ({ page, driver }) => {
  await page.goto('/login?tab=signin')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.getByLabel('Email').fill(driver.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    const again = page.locator('form').getByRole('button', { name: 'Sign In', exact: true })
    await again.click()
    expect([size, await inTheWay(page, 'Sign-in failed', again)]).toEqual([size, []])
    await dismissMessages(page)
  }
})

test('on a phone on its side no message covers the scanner’s buttons', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await holdRandomness(page)
  await stopClock(page)
  await page.goto('/obd')
  await passUntil(page, page.getByRole('button', { name: 'Connect Adapter' }))
  await connectDemo(page)
  const scanner = page.getByRole('region', { name: 'Scanner' })
  for (const name of ['Scan for Codes', 'Connection doctor']) {
    const button = scanner.getByText(name)
    await button.scrollIntoViewIfNeeded()
    expect([name, await inTheWay(page, 'Successfully connected', button)]).toEqual([name, []])
  }
})
