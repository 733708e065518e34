import { keepLatest, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { asDriverOfTwoYears, open } from './driver-of-two-years.ts'
import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows its words, the recorder in its place and the way to every tab', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Tappet · Hear what your car is telling you')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear what your car is telling you')
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeDisabled()
    await page.getByRole('link', { name: 'Service' }).click()
    await expect(page).toHaveURL('/maintenance')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintenance Log')
    await expect(page.getByRole('link', { name: 'Service' })).toHaveAttribute('aria-current', 'page')
  })

  for (const [path, title] of [
    ['/cases/00000000-0000-4000-8000-000000000000', 'Case'],
    ['/dtc', 'Trouble Code'],
    ['/settings', 'Settings'],
    ['/dtc/P0301', 'Trouble Code'],
  ] as const)
    test(`${title} says what it is at ${path.slice(0, 10)}, whatever the address names`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} · Tappet`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })

  for (const [path, title, heading] of [
    ['/login', 'Sign In', 'Welcome to Tappet'],
    ['/comprehensive-diagnosis', 'Comprehensive Diagnosis', 'Comprehensive Diagnosis'],
    ['/results', 'Diagnosis Results', 'Diagnosis Results'],
  ] as const)
    test(`${path} has its heading and what it is for`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} · Tappet`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).not.toBeEmpty()
    })

  test('a page that says something of its own only later keeps a place for it', async ({ page }) => {
    await page.goto('/plans')
    await expect(page).toHaveTitle('Plans · Tappet')
    await expect(page.getByText('Loading the page')).toBeAttached()
  })
})

test('on a phone with text of twice the size each tab shows its whole name', async ({ page }) => {
  await page.goto('/settings')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const cut = await page.locator('nav[aria-label="Main"] li').evaluateAll((tabs) =>
      tabs
        .filter((tab) => {
          const words = document.createRange()
          words.selectNodeContents(tab.querySelector('a')?.lastChild ?? tab)
          const [inner, outer] = [words.getBoundingClientRect(), tab.getBoundingClientRect()]
          return (
            inner.width === 0 ||
            inner.left < outer.left ||
            inner.right > outer.right ||
            inner.bottom > innerHeight
          )
        })
        .map((tab) => tab.textContent),
    )
    expect([width, cut]).toEqual([width, []])
  }
})

test('on a phone with text of twice the size no word of a message is broken', async ({ page }) => {
  await page.goto('/obd')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    const message = page.locator('[data-sonner-toast]').filter({ hasText: 'No OBD adapter connected' })
    await expect(message).toBeVisible()
    const broken = await message.locator('p').evaluateAll((lines) =>
      lines.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const letters = document.createRange()
            letters.setStart(firstChild as Node, index)
            letters.setEnd(firstChild as Node, index + word.length)
            return letters.getClientRects().length !== 1
          })
          .map(([word]) => word),
      ),
    )
    expect([width, broken]).toEqual([width, []])
    await message.getByRole('button', { name: 'Dismiss' }).click()
    await expect(message).toHaveCount(0)
  }
})

test('on a phone with text of twice the size neither the plans nor an error leave their cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plans')
  await expect(page.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 768, height: 1024 })
  const [free, pro] = await page.locator('main .rounded-card').all()
  const ends = await Promise.all([free, pro].map(async (card) => (await card?.boundingBox())?.x))
  // Below each other: beside each other a card is too narrow for its words.
  expect(ends[0]).toBe(ends[1])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth/reset')
  await expect(page.getByText('Your password is unchanged.')).toBeVisible()
  expect(await brokenByLargeText(page)).toEqual([])
  await open(page, '/account')
  expect(await brokenByLargeText(page)).toEqual([])
})

test('on a phone with text of twice the size home shows the whole line of a driver’s car', async ({
  page,
  server,
}) => {
  await asDriverOfTwoYears(page, server)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const lines = page.getByRole('main').locator('a[href="/garage"] .truncate')
  await expect(lines).toHaveCount(2)
  expect(await brokenByLargeText(page)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const line of await lines.all())
    expect(await line.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('on a phone and a tablet with text of twice the size no word of a page is broken or leaves its card', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const pages = [
    ['/comprehensive-diagnosis', 'Symptoms'],
    ['/account', 'Usage this month'],
    ['/account?tab=security', 'Current password'],
    ['/account?tab=devices', 'Last used'],
    ['/account?tab=data', 'Records of the service log'],
    ['/current-mileage', 'Last recorded'],
    ['/my-car-sound', 'Only while the car is well'],
    ['/settings', 'Noise filter'],
    ['/obd', 'Getting Started'],
  ] as const
  for (const [path, last] of pages) {
    await page.goto(path)
    await expect(page.getByText(last).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const bad = await brokenByLargeText(page)
    expect([path, bad]).toEqual([path, []])
  }
})

test('the frame of a result stays until the result is drawn', async ({ page }) => {
  await keepLatest(page, sampleDiagnosis())
  await page.addInitScript(() => {
    const headings = new Set<string>()
    Object.assign(window, { headings })
    new MutationObserver(() => {
      const heading = document.querySelector('#root > :not([data-before]) h1')?.textContent
      if (heading) headings.add(heading)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/results')
  await expect(page.getByText('One question', { exact: true })).toBeVisible()
  const headings = await page.evaluate(() => [...(window as never as { headings: Set<string> }).headings])
  expect(headings).toEqual(['Engine knock or tick'])
})

test('a page without HTML of its own never shows the frame of another', async ({ page }) => {
  // The scripts of the app never come; the one that hides the frame does.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dtc/P0301/more', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'none')
  await expect(page.locator('[data-before]')).toBeHidden()
  for (const [path, name] of [
    ['/history', 'Diagnosis History'],
    ['/dtc/P0301', 'Trouble Code'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
