import { keepLatest, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'

/** Those whose frame says what they are for. */
const PURPOSES = new Set(['/login', '/comprehensive-diagnosis', '/results'])

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

  test('a page says what it is and what it is for, whatever the address names', async ({ page }) => {
    for (const [path, title, heading = title] of [
      ['/cases/00000000-0000-4000-8000-000000000000', 'Case'],
      ['/dtc', 'Trouble Code'],
      ['/settings', 'Settings'],
      ['/dtc/P0301', 'Trouble Code'],
      ['/login', 'Sign In', 'Welcome to Tappet'],
      ['/comprehensive-diagnosis', 'Comprehensive Diagnosis'],
      ['/results', 'Diagnosis Results'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page).toHaveTitle(`${title} · Tappet`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        if (PURPOSES.has(path))
          await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).not.toBeEmpty()
      })
    await test.step('one that says something of its own only later keeps a place for it', async () => {
      await page.goto('/plans')
      await expect(page).toHaveTitle('Plans · Tappet')
      await expect(page.getByText('Loading the page')).toBeAttached()
    })
  })
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
