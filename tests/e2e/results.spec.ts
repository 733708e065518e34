import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { SoundDiagnosis } from '@tappet/wire'
import { faultless, keepLatest, reopen, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { wordsOf } from '../harness/words.ts'
import { callsOf, expectCall, query } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'
import { brokenByLargeText } from './large-text.ts'
import { expectAccessible } from './wcag.ts'

async function open(page: Page, result: SoundDiagnosis = sampleDiagnosis()): Promise<void> {
  await keepLatest(page, result)
  await page.goto('/results')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(result.issue.name)
}

/** Where the links of a section lead; each opens a tab of its own. */
async function hostsOutside(page: Page, title: string): Promise<string[]> {
  const links = page
    .locator('section', { has: page.getByRole('heading', { name: title }) })
    .last()
    .getByRole('link')
  const targets = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      host: new URL((anchor as HTMLAnchorElement).href).host,
      target: anchor.getAttribute('target'),
      rel: anchor.getAttribute('rel'),
    })),
  )
  for (const { target, rel } of targets) {
    expect(target).toBe('_blank')
    expect(rel).toContain('noopener')
  }
  return targets.map(({ host }) => host)
}

const drive = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'May I drive?' }) })

const renamed = (name: string) => {
  const { issue, ...rest } = sampleDiagnosis()
  return { ...rest, issue: { ...issue, name } }
}

test('without a result /results leads home [RES-021]; with one, Back [RES-001] and New Analysis [RES-020] do', async ({
  page,
}) => {
  await page.goto('/results')
  await expect(page).toHaveURL('/')
  await reopen(page, sampleDiagnosis())
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
  await reopen(page, sampleDiagnosis())
  await page.getByRole('link', { name: 'New Analysis' }).click()
  await expect(page).toHaveURL('/')
})

test('a result tells what it is, how sure, how urgent, what it costs, and what comes next', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await test.step('who comes back is taken to where they were', () => expectPlaceKept(page))
  await unfold(page, 'Why we think so')
  await test.step('name, description and completion time [RES-002] [RES-005] [RES-006]', async () => {
    await expect.soft(page.getByRole('heading', { level: 1 })).toContainText('Engine knock or tick')
    await expect.soft(page.getByText('A repeated knock or tick in time with the engine.')).toBeVisible()
    await expect.soft(page.getByText('Completed Mar 5, 2026, 2:07 PM')).toBeVisible()
  })
  await test.step('warning, confidence, urgency and cost [RES-004] [RES-007] [RES-008] [RES-009]', async () => {
    await expect.soft(page.getByText('For information only')).toBeVisible()
    await expect
      .soft(page.getByRole('progressbar', { name: 'Confidence' }))
      .toHaveAttribute('aria-valuenow', '78')
    await expect.soft(page.getByText('High · fix immediately')).toBeVisible()
    await expect.soft(drive(page)).toContainText('Only to a shop')
    await expect.soft(page.getByRole('paragraph').filter({ hasText: '$700 to $2,020' })).toBeVisible()
  })
  await test.step('symptoms, and recommendations in order [RES-011] [RES-012]', async () => {
    await expect.soft(page.getByRole('heading', { name: 'Common Symptoms' })).toBeVisible()
    await expect.soft(page.getByText('Louder when cold, or under load')).toBeVisible()
    const steps = page.locator('section', { has: page.getByRole('heading', { name: 'Recommendations' }) })
    await expect
      .soft(steps.locator('ol > li'))
      .toHaveText([/^1Stop the engine/, /^2If the knock is deep/, /^3If it fades/])
  })
  await test.step('evidence and runners-up in words', async () => {
    await expect
      .soft(page.getByText('You hear it while idling: that speaks for it', { exact: false }))
      .toBeVisible()
    await expect.soft(page.getByText('Speaks against it · In your words')).toBeVisible()
    await expect.soft(page.getByRole('heading', { name: 'Also possible' })).toBeVisible()
    await expect.soft(page.getByText('Belt or accessory noise')).toBeVisible()
  })
  await test.step('guides, videos and mechanics, outside, in a new tab [RES-013] [RES-014] [RES-015]', async () => {
    await unfold(page, 'Guides and videos')
    await unfold(page, 'Find a mechanic')
    expect.soft(await hostsOutside(page, 'Repair Guides')).toContain('www.ifixit.com')
    expect.soft(await hostsOutside(page, 'How-To Videos')).toContain('www.youtube.com')
    expect
      .soft(await hostsOutside(page, 'Find Nearby Mechanics'))
      .toEqual(expect.arrayContaining(['www.google.com', 'maps.apple.com']))
  })
  await test.step('no error is told of [RES-003]', async () => {
    await expect.soft(page.getByRole('alert').filter({ hasText: 'did not finish' })).toHaveCount(0)
  })
  await test.step('on paper it is its content: nothing to press, and the source of its costs unfolded', () =>
    expectOnPaper(page))
  await test.step('the recording plays, with its duration, and the picture marks what counts [RES-010]', () =>
    expectToPlay(page))
  await test.step('the report is copied as text [ERR-057]', async () => {
    await page.getByRole('button', { name: 'Copy Report' }).click()
    await expect(page.getByText('Report Copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect.soft(copied).toMatch(/^Engine knock or tick$/m)
    expect.soft(copied).toContain('Estimated cost: $700 to $2,020, at worst $9,500')
  })
  await test.step('a visitor who has an opinion is asked to sign in [RES-026] [ERR-016]', async () => {
    await page.getByRole('button', { name: 'Helpful', exact: true }).click()
    await expect(page.getByText('Authentication Required')).toBeVisible()
    await expect(page.getByText('Please sign in to submit feedback')).toBeVisible()
  })
  await test.step('with text of twice the size no word is broken or leaves its card', async () => {
    expect.soft(await brokenByLargeText(page)).toEqual([])
  })
})

async function expectOnPaper(page: Page): Promise<void> {
  await expect.soft(page.getByText(/^Source, \d{4}$/)).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of ['Save to History', 'Play recording', 'Helpful'])
    await expect.soft(page.getByRole('button', { name: hidden, exact: true })).toBeHidden()
  await expect.soft(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect.soft(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
  await expect
    .soft(
      page
        .locator('details', { hasText: 'Source, 2026' })
        .getByText(/engineerfix\.com/)
        .last(),
    )
    .toBeVisible()
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect.soft(paper).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: null, colorScheme: null })
}

async function expectToPlay(page: Page): Promise<void> {
  await expect(page.getByText('0:00 / 0:06')).toBeVisible()
  await expect(page.getByRole('img', { name: /The diagnosis rests on 0:02 to 0:05/ })).toBeVisible()
  await page.getByRole('button', { name: 'Play recording' }).click()
  await expect(page.getByText('0:01 / 0:06')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('slider', { name: 'Position in the recording' }).fill('4')
  await expect(page.getByText('0:04 / 0:06')).toBeVisible()
  await page.getByRole('button', { name: 'Play from 0:02' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByText('0:05 / 0:06')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible()
}

async function expectPlaceKept(page: Page): Promise<void> {
  const note = page.getByText('For information only')
  await note.scrollIntoViewIfNeeded()
  // The last part that comes, above the place: only then is the page as high as it will be.
  await expect(page.getByText('One question', { exact: true })).toBeVisible()
  await note.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => window.scrollY)
  const scrollPlace = await place()
  expect(scrollPlace).toBeGreaterThan(100)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).not.toHaveURL('/results')
  await page.goBack()
  await expect.poll(place).toBe(scrollPlace)
  await expect(note).toBeInViewport()
}

test('a result says no more than it holds', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const scanner = page.getByRole('link', { name: 'Open the OBD-II Scanner' })
  await open(page, sampleDiagnosis({ audioData: 'data:audio/wav;base64,AAAA' }))
  await test.step('a sound that cannot be played says so', async () => {
    await page.getByRole('button', { name: 'Play recording' }).click()
    await expect.soft(page.getByText('Unable to play the recorded audio.')).toBeVisible()
  })
  await test.step('an answer that names no fault claims no urgency and no cost', async () => {
    const frequency = 'Of 20 recordings that Tappet heard like this one, 9 were a knock.'
    await reopen(page, {
      ...faultless('uncertain', 'Not sure what this is', 'Tappet names no fault.'),
      frequency,
    })
    await expect(heading).toContainText('Not sure what this is')
    await expect.soft(page.getByText('We can’t tell from sound alone.', { exact: false })).toBeVisible()
    await expect.soft(page.getByRole('progressbar')).toHaveCount(0)
    await expect.soft(page.getByText(/\$\d/)).toHaveCount(0)
    await expect.soft(page.getByText(/Nothing urgent/i)).toHaveCount(0)
    await unfold(page, 'Why we think so')
    await expect.soft(page.getByText(frequency)).toBeVisible()
  })
  await test.step('what stands out in it speaks for the nearest issue, by its name', async () => {
    await expect.soft(page.getByText('Speaks for Belt or accessory noise · In the sound')).toBeVisible()
    await expect.soft(page.getByText('what stands out')).toBeVisible()
  })
  await test.step('a sound of no car has no urgency and no guides', async () => {
    await reopen(page, faultless('not_a_car', 'This does not sound like a car', 'No fault is guessed.'))
    await expect(heading).toContainText('This does not sound like a car')
    await expect.soft(page.getByText(/Nothing urgent/i)).toHaveCount(0)
    await expect.soft(page.getByText('Guides and videos')).toHaveCount(0)
  })
  await test.step('a short saved result shows what it holds', async () => {
    await reopen(page, { issue: { name: 'Loose belt', urgencyLevel: 'check_soon' }, confidence: 61 })
    await expect(heading).toContainText('Loose belt')
    await expect.soft(drive(page)).toContainText('Check soon')
    await unfold(page, 'Why we think so')
    await expect.soft(page.getByText('Medium · check soon')).toBeVisible()
    await expect.soft(page.getByRole('heading', { name: 'Recommendations' })).toHaveCount(0)
    await expect.soft(page.getByRole('heading', { name: 'Common Symptoms' })).toHaveCount(0)
  })
  await test.step('the scanner is suggested for nothing but an engine [RES-017]', async () => {
    await reopen(page, renamed('Brake noise'))
    await expect(heading).toContainText('Brake noise')
    await unfold(page, 'Why we think so')
    await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
    await expect.soft(scanner).toHaveCount(0)
  })
  await test.step('and for an engine, whatever its letters [RES-016]', async () => {
    await reopen(page, renamed('ENGINE misfire'))
    await unfold(page, 'Why we think so')
    await scanner.click()
    await expect(page).toHaveURL('/obd')
  })
})

test('a kept result is shown before the server is reached', async ({ page }) => {
  // It is asked, and never answers.
  await page.route('**/config.json', () => undefined)
  await open(page)
  await expect(drive(page)).toContainText('Only to a shop')
  await expect(page.getByRole('button', { name: 'Save to History' })).toBeEnabled()
})

test('a sound that was asked for before it was there says when it cannot be played', async ({ page }) => {
  const tapped = Promise.withResolvers<void>()
  await page.route('**/kept/sound.wav', async (route) => {
    await tapped.promise
    await route.fulfill({ body: 'not a sound', contentType: 'audio/wav' })
  })
  const { audioData: _, ...withoutData } = sampleDiagnosis({ audioUrl: '/kept/sound.wav' })
  await open(page, withoutData)
  await page.getByRole('button', { name: 'Play recording' }).click()
  await expect(page.getByText('0:00 / 0:06')).toBeVisible()
  tapped.resolve()
  await expect(page.getByText('Unable to play the recorded audio.')).toBeVisible()
})

test.describe('feedback', () => {
  test('helpful is one tap [RES-018] [RES-022] [RES-023] [RES-025] [ERR-050] [API-020], and a failed save can be tried again', async ({
    signedIn: page,
    driver,
    server,
  }) => {
    await page.route('**/rest/v1/history*', (route) => route.fulfill({ status: 500, json: {} }))
    await open(page)
    await test.step('a failed save says so and can be tried again [ERR-018]', async () => {
      await page.getByRole('button', { name: 'Save to History' }).click()
      await expect(page.getByText('Save Error')).toBeVisible()
      await expect(
        page.getByText(/^Could not save to history. Please try again. .* It may be saved anyway/),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save to History' })).toBeEnabled()
    })
    await page.unroute('**/rest/v1/history*')
    const calls = callsOf(page)
    await expect(page.getByRole('heading', { name: 'Was this helpful?' })).toBeVisible()
    await page.getByRole('button', { name: 'Helpful', exact: true }).click()
    await expect(page.getByText('Thanks for your feedback!')).toBeVisible()
    const thanks = page.getByText('You said: helpful')
    await expect(thanks).toBeVisible()
    await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(0)
    await page.reload()
    await expect(thanks).toBeVisible()
    await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(0)
    const { id: diagnosis_id, timestamp: diagnosed_at } = sampleDiagnosis()
    const opinion = { diagnosis_id, model_version: 'v1.0.0', was_helpful: true, notes: null }
    const rows = await server.admin(
      'select diagnosis_id, model_version, was_helpful, notes from public.feedback where user_id = $1',
      [driver.userId],
    )
    expect(rows).toEqual([opinion])
    const body = { user_id: driver.userId, ...opinion, diagnosed_at }
    await expectCall(calls, { method: 'POST', path: '/rest/v1/feedback', body })
  })

  test('not helpful asks for a note that is not needed [RES-024], and keeps it where it fails [ERR-017]', async ({
    signedIn: page,
    driver,
    server,
  }) => {
    await page.route('**/rest/v1/feedback*', (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, sampleDiagnosis({ id: 'fallback_1' }))
    await page.getByRole('button', { name: 'Not Helpful' }).click()
    await page.getByLabel('Note (optional)').fill('It was the heat shield')
    await page.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(page.getByText('Submission Failed')).toBeVisible()
    await expect(
      page.getByText('Could not submit feedback. The server gave no answer. It may have arrived.'),
    ).toBeVisible()
    await expect(page.getByLabel('Note (optional)')).toHaveValue('It was the heat shield')
    await page.unroute('**/rest/v1/feedback*')
    await page.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(page.getByText('Thanks for your feedback!')).toBeVisible()
    const rows = await server.admin(
      'select diagnosis_id, was_helpful, notes from public.feedback where user_id = $1',
      [driver.userId],
    )
    expect(rows).toEqual([{ diagnosis_id: null, was_helpful: false, notes: 'It was the heat shield' }])
    await page.reload()
    await expect(page.getByText('You said: not helpful')).toBeVisible()
    await expect(page.getByText('It was the heat shield')).toBeVisible()
    await page.getByRole('button', { name: 'Answer again' }).click()
    await expect(page.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
  })
})

test('the whole result is saved, and only once [RES-019] [ERR-051] [API-021]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await open(page)
  const calls = callsOf(page)
  await page.getByRole('button', { name: 'Save to History' }).click()
  await expect(page.getByText('Saved to History')).toBeVisible()
  // The row may also hold the differential, which is made meanwhile.
  const data = expect.objectContaining(sampleDiagnosis())
  await expectCall(calls, {
    method: 'POST',
    path: '/rest/v1/history',
    query: query({ select: expect.any(String) }),
    body: expect.objectContaining({ user_id: driver.userId, type: 'audio', data }),
  })
  await expect(page.getByRole('button', { name: 'In your history' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'In your history' })).toBeDisabled()
  const rows = await server.admin('select type, data from public.history where user_id = $1', [driver.userId])
  // The differential that this device adds may be there by then or not.
  expect(rows).toMatchObject([{ type: 'audio', data: sampleDiagnosis() }])
})

test('saving the same diagnosis from two tabs keeps one', { tag: '@browser' }, async ({
  signedIn: page,
  driver,
  server,
}) => {
  const other = await page.context().newPage()
  const diagnosis = sampleDiagnosis({ id: randomUUID() })
  for (const tab of [page, other]) {
    await open(tab, diagnosis)
    await tab.getByRole('button', { name: 'Save to History' }).click()
    await expect(tab.getByRole('button', { name: 'In your history' })).toBeVisible()
  }
  const rows = await server.admin('select id from public.history where user_id = $1', [driver.userId])
  expect(rows).toHaveLength(1)
})

test('a message whose code cannot be fetched is shown as a plain note, and the page stands', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = '**/assets/toast-stack-*.js'
  await page.route(code, (route) => route.abort())
  await open(page)
  const request = page.waitForRequest(code)
  await page.getByRole('button', { name: 'Copy Report' }).click()
  await request
  await expect(page.getByText('Report Copied')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Engine knock or tick' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A part of Tappet is missing' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Report Copied')).toBeHidden()
})

test('the error of a result is told [RES-003], and its page breaks nothing of WCAG 2.2 AA', async ({
  page,
}) => {
  await open(page, sampleDiagnosis({ error: 'The sound could not be analyzed.' }))
  await expect(page.getByRole('alert').filter({ hasText: 'did not finish' })).toContainText(
    'The sound could not be analyzed.',
  )
  await expect(page.getByRole('img', { name: /Picture of the recording/ })).toBeVisible()
  await expectAccessible(page, 'result')
  for (const title of ['Why we think so', 'Find a mechanic', 'Guides and videos'] as const)
    await unfold(page, title)
  await expectAccessible(page, 'unfolded result')
})

const TIERS = [
  { tier: 'likely', headline: 'Likely engine knock', confidence: 85 },
  { tier: 'possible', headline: 'Possible engine knock', confidence: 65 },
  { tier: 'pair', headline: 'Engine knock or belt noise', confidence: 80 },
] as const

/** Each range of dollars, in the order of the page. */
const pricesIn = async (main: Locator) =>
  [...(await main.innerText()).matchAll(/\$([\d,]+) to \$([\d,]+)/g)].map((range) =>
    range.slice(1).map((usd) => Number(usd.replaceAll(',', ''))),
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the verdict fits the first screen, and the page says each thing once', async ({ page }) => {
    for (const tier of TIERS) {
      await reopen(page, sampleDiagnosis(tier))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(tier.headline)
      await expect(page.getByText('One question', { exact: true })).toBeVisible()
      const verdict = heading.locator('xpath=ancestor::*[contains(@class, "rounded-card")]')
      const card = await verdict.boundingBox()
      const strip = await page.getByRole('img', { name: /Picture of the recording/ }).boundingBox()
      expect.soft(card?.height).toBeLessThanOrEqual(600)
      expect.soft((strip?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)).toBeLessThanOrEqual(24)
      expect.soft((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(844)
      const main = page.getByRole('main')
      expect.soft(((await main.innerText()).match(/%|times in 20/g) ?? []).length).toBe(1)
      const [cost = [], ...listed] = await pricesIn(main)
      expect.soft(listed).toContainEqual(cost)
      const worst = Math.max(...listed.map(([, high = 0]) => high))
      await expect.soft(verdict).toContainText(`at worst $${worst.toLocaleString('en-US')}`)
      await expect.soft(page.getByRole('heading', { name: /May I (still )?drive/ })).toHaveCount(1)
      expect.soft((await verdict.innerText()).split(/\s+/).length).toBeLessThanOrEqual(40)
      expect.soft(await wordsOf(page)).toBeLessThanOrEqual(120)
    }
  })

  test('on its side the first screen says whether to drive and what it costs', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await keepLatest(page, sampleDiagnosis(TIERS[0]))
    await page.goto('/results')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TIERS[0].headline)
    for (const part of [drive(page), page.locator('p.figure').first()]) {
      const box = await part.boundingBox()
      expect.soft((box?.y ?? 390) + (box?.height ?? 0)).toBeLessThanOrEqual(390)
    }
  })

  test('a part is opened by a link to it, by the keyboard, and on paper', async ({ page }) => {
    await keepLatest(page, sampleDiagnosis())
    await page.goto('/results#guides')
    const guides = page.getByRole('heading', { name: 'Repair Guides' })
    await expect(guides).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeHidden()
    await page.locator('summary', { hasText: 'Why we think so' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Recommendations', 'Common Symptoms', 'Find Nearby Mechanics', 'Repair Guides'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
  })

  test('what is noticed and told makes the causes, each with its price', async ({ page }) => {
    await keepLatest(page, faultless('uncertain', 'Not sure what this is', 'It sounds like a car.'))
    await page.goto('/results')
    const causes = page.locator('section', {
      has: page.getByRole('heading', { name: 'Possible causes' }),
    })
    await expect(page.getByLabel('Tell us what you notice')).toBeVisible()
    await expect(causes).toHaveCount(0)
    await page.getByLabel('Tell us what you notice').fill('grinding metal when I stop')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Likely worn brake pads')
    await expect(page.getByText('By what you describe.')).toBeVisible()
    await expect(causes.getByRole('listitem').first()).toContainText(
      /Worn brake padsmost likely, \$\d+ to \$\d+/,
    )
    await expect(causes.getByText('%')).toHaveCount(0)
    // What was told is not asked.
    await expect(page.getByText('Do the brakes make a noise?')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sure what this is')
  })
})
