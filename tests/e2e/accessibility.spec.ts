import { PLACES, type Viewer } from '../harness/places.ts'
import { asDriverOfTwoYears, open } from './driver-of-two-years.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './wcag.ts'

const pathsOf = (viewer: Viewer) => [
  ...new Set(PLACES.filter((place) => place.viewer === viewer).map(({ path }) => path)),
]

test('no page breaks WCAG 2.2 AA for a visitor', async ({ page }) => {
  test.slow()
  for (const path of pathsOf('visitor')) {
    await open(page, path)
    await expectAccessible(page, path)
  }
})

test('no empty page breaks WCAG 2.2 AA', async ({ signedIn: page }) => {
  for (const path of pathsOf('newcomer')) {
    await open(page, path)
    await expectAccessible(page, path)
  }
})

test('no page breaks WCAG 2.2 AA for a driver', async ({ page, server }) => {
  test.slow()
  await asDriverOfTwoYears(page, server)
  for (const path of pathsOf('driver')) {
    await open(page, path)
    await expectAccessible(page, path)
  }
})

test('the dialog and the bell keep to WCAG 2.2 AA', async ({ atHome: page }) => {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await expectAccessible(page, 'bell')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'dialog')
})
