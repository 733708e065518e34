import type { Page } from '@playwright/test'
import { PLACES, type Viewer } from '../harness/places.ts'
import { sentencesOver, textsOf, wordsIn } from '../harness/words.ts'
import { asDriverOfTwoYears, open } from './driver-of-two-years.ts'
import { expect, test } from './fixtures.ts'
import {
  brokenByLargeText,
  expectPlansApart,
  expectWholeLines,
  expectWholeMessage,
  expectWholeTabs,
} from './large-text.ts'
import { expectAccessible } from './wcag.ts'

/* Each page is loaded once for each viewer, for all that holds of every page. */

const CALLBACK = '/auth/callback?error=access_denied&error_description=Denied'

/** By path: statement and heading of the page that is shown there. */
const HEADINGS: Record<Viewer, Record<string, readonly [id: string, heading: string]>> = {
  visitor: {
    '/': ['[APP-006]', 'Hear what your car is telling you'],
    '/obd': ['[APP-009]', 'OBD-II Scanner'],
    '/dtc/P0301': ['[APP-010]', 'P0301'],
    '/settings': ['[APP-016]', 'Settings'],
    '/plans': ['[APP-017]', 'Plans'],
    '/account': ['[APP-018]', 'Account'],
    '/help-faq': ['[APP-019]', 'Help & FAQ'],
    '/comprehensive-diagnosis': ['[APP-020]', 'Comprehensive Diagnosis'],
    '/privacy-policy': ['[APP-021]', 'Privacy Policy'],
    '/terms-of-service': ['[APP-022]', 'Terms of Service'],
    '/review-notes': ['[APP-023]', 'Review Notes'],
    '/login': ['[APP-024]', 'Welcome to Tappet'],
    [CALLBACK]: ['[APP-026]', 'Authentication Failed'],
  },
  newcomer: {
    '/history': ['[APP-008]', 'Diagnosis History'],
    '/maintenance': ['[APP-011]', 'Maintenance Log'],
    '/reminder-settings': ['[APP-014]', 'Reminder Settings'],
    '/current-mileage': ['[APP-015]', 'Current Mileage'],
  },
  driver: {
    '/results': ['[APP-007]', 'Engine knock or tick'],
    '/maintenance/reminders': ['[APP-013]', 'Reminder Settings'],
  },
}

/** Once these words are there, no word is broken or leaves its card at twice the size, on phones and on a tablet. */
const whole = (last: string) => async (page: Page) => {
  await expect(page.getByText(last).first()).toBeVisible()
  await expectWhole(page)
}

const expectWhole = async (page: Page) => expect.soft(await brokenByLargeText(page)).toEqual([])

/** What is looked at with text of twice the size. */
const LARGE: Record<Viewer, Record<string, (page: Page) => Promise<void>>> = {
  visitor: {
    '/settings': expectWholeTabs,
    '/obd': expectWholeMessage,
    '/plans': expectPlansApart,
    '/auth/reset': whole('Your password is unchanged.'),
    '/review-notes': whole('Troubleshooting'),
    '/account': whole('You’re not signed in'),
  },
  newcomer: {
    '/current-mileage': whole('Last recorded'),
    '/my-car-sound': whole('Only while the car is well'),
  },
  driver: {
    '/': expectWholeLines,
    '/comprehensive-diagnosis': whole('Symptoms'),
    '/account': whole('Usage this month'),
    '/account?tab=security': whole('Current password'),
    '/account?tab=devices': whole('Last used'),
    '/account?tab=data': whole('Records of the service log'),
    '/settings': whole('Noise filter'),
    '/obd': whole('Getting Started'),
    '/garage': whole('Weekend Miata'),
    '/maintenance': whole('Mileage Update'),
    '/maintenance/reminders': whole('Brake Fluid'),
    '/security-test': whole('Passed'),
    '/security-proof': whole('Passed'),
  },
}

/** Pages with little on them: on a desk they stand in two columns. */
const BESIDE = ['/cases', '/account?tab=devices', '/garage', '/history', '/fuel']

async function expectBeside(page: Page, path: string): Promise<void> {
  const screenPx = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 1280, height: 800 })
  const starts = await page
    .locator('main')
    .locator('h2, h3')
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left))
  // The rail and a third of the rest.
  expect.soft(Math.max(...starts), path).toBeGreaterThan(600)
  await page.setViewportSize(screenPx)
}

async function expectFewWords(page: Page, name: string, maxWords: number): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const texts = await textsOf(page)
  const words = wordsIn(texts)
  // A page that is not there has few words too.
  expect.soft(words, name).toBeGreaterThan(20)
  expect.soft(words, name).toBeLessThanOrEqual(maxWords)
  expect.soft(sentencesOver(20, texts), name).toEqual([])
}

/** Its heading, the words before its folds, WCAG 2.2 AA in both themes, and text of twice the size. */
async function expectPages(page: Page, viewer: Viewer, headings = HEADINGS[viewer]): Promise<void> {
  const places = Map.groupBy(
    PLACES.filter((place) => place.viewer === viewer),
    ({ path }) => path,
  )
  for (const [path, shown] of places) {
    const [id = '', heading] = headings[path] ?? []
    await test.step(`${path} shows its page ${id}`, async () => {
      await open(page, path)
      if (heading === undefined) return
      await expect.soft(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      await expect.soft(page).toHaveURL(path)
    })
    const limited = shown.filter(({ maxWords }) => maxWords !== undefined)
    for (const { name, act, maxWords = 0 } of limited) if (!act) await expectFewWords(page, name, maxWords)
    await expectAccessible(page, path)
    await test.step(`${path} at twice the size`, async () => (LARGE[viewer][path] ?? expectWhole)(page))
    if (BESIDE.includes(path) && viewer !== 'visitor') await expectBeside(page, path)
    for (const { name, act, maxWords = 0 } of limited) {
      if (!act) continue
      await act(page)
      await expectFewWords(page, name, maxWords)
    }
  }
}

test('every page of a visitor has its heading, few words, and breaks neither WCAG 2.2 AA nor its cards', async ({
  page,
  phone,
}) => {
  test.slow()
  const { [CALLBACK]: _, ...onPhones } = HEADINGS.visitor
  // A phone's app comes back from a sign-in by a link of its own.
  await expectPages(page, 'visitor', phone ? onPhones : HEADINGS.visitor)
})

test('every page of a new driver has its heading, and breaks neither WCAG 2.2 AA nor its cards', async ({
  signedIn: page,
}) => {
  test.slow()
  await expectPages(page, 'newcomer')
})

test('every page of a driver of two years has few words, and breaks neither WCAG 2.2 AA nor its cards', async ({
  page,
  server,
}) => {
  test.slow()
  await asDriverOfTwoYears(page, server)
  await expectPages(page, 'driver')
})

test('the dialog and the bell keep to WCAG 2.2 AA', async ({ atHome: page }) => {
  const account = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await expectAccessible(page, 'bell')
  await page.keyboard.press('Escape')
  await account.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await account.click()
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'dialog')
})
