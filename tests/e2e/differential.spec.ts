import type { Page } from '@playwright/test'
import { COMPREHENSIVE_RESULT_KEY } from '../../apps/web/src/backend/diagnoses/kept-results.ts'
import { add, analyze, bodiesOf, enginesOf, PATH, report, unfoldAll } from './comprehensive-page.ts'
import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'
import { expectAccessible } from './wcag.ts'

test.use({ viewport: { width: 390, height: 844 } })

const NARRATIVE =
  'It shakes in the morning and coolant disappears, no white smoke. My neighbour likes opera and jazz.'
const COOLANT = 'Coolant entering a cylinder (block or head)'

/** The card that answers: what it is, may I drive, what it costs. */
const verdict = (page: Page) => page.locator('main div', { has: page.locator(':scope > div > h1') }).last()
const causes = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Possible causes', exact: true }) })
    .locator('ol > li')
const understood = (page: Page) => page.getByRole('group', { name: 'What was understood' })
const answerWith = (page: Page, name: 'Yes' | 'No' | "Don't know") =>
  page.getByRole('button', { name, exact: true }).click()
/** The causes in their order, each with the length of its bar. */
const bars = (page: Page) =>
  causes(page).evaluateAll((rows) =>
    rows.map((row) => [
      row.querySelector('summary')?.textContent,
      row.querySelector<HTMLElement>('summary [style]')?.style.width,
    ]),
  )
const question = (page: Page) => page.getByRole('button', { name: 'Yes', exact: true }).locator('..')

async function tell(page: Page, symptom: string, ...codes: string[]): Promise<void> {
  await page.goto(PATH)
  await add(page, 'Symptoms', symptom)
  for (const code of codes) await add(page, 'DTC codes', code)
  await report(page)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save to History' }).click()
  await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
}

test('a pedal that goes to the floor says not to drive, before any sign-in, count or analysis', async ({
  page,
}) => {
  const counted = bodiesOf(page, 'track-usage')
  await page.goto(PATH)
  await page.context().route('**/{functions,rest,auth}/v1/**', (route) => route.abort())
  await add(page, 'Symptoms', 'brake pedal goes to the floor')
  const danger = page.getByRole('alert').filter({ hasText: 'Do not drive on.' })
  await expect(danger).toContainText('A pedal that sinks means that brake pressure is lost.')
  await expect(danger).toContainText('have the car towed')
  expect(counted).toEqual([])
  await page.getByRole('button', { name: 'Remove brake pedal goes to the floor' }).click()
  await expect(danger).toHaveCount(0)
  await test.step('what is dangerous in the additional context is said under it', async () => {
    await page.getByLabel('Additional context').fill('Yesterday I saw the low oil pressure light come on.')
    await expect(danger).toBeVisible()
  })
})

test('the answer on driving stands before every cause, and again when the network is gone', async ({
  signedIn: page,
  context,
}) => {
  await tell(page, 'brake pedal goes to the floor')
  await expect(verdict(page)).toContainText('Do not drive on.')
  const [answer, first] = await Promise.all([verdict(page).boundingBox(), causes(page).first().boundingBox()])
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  await context.setOffline(true)
  await answerWith(page, 'Yes')
  await expect(page.getByText('Noted: yes.')).toBeVisible()
  await expect(verdict(page)).toContainText('Do not drive on.')
})

test('a narrative becomes a list of causes, which each answer and each finding changes', async ({
  signedIn: page,
}) => {
  await tell(page, NARRATIVE, 'P0302')
  await test.step('with P0302 and lost coolant it names coolant first, not plugs; what was not understood stands there', async () => {
    await expect(causes(page).first()).toContainText(COOLANT)
    await expect(causes(page).first().locator(':scope > details')).toHaveAttribute('open', '')
    await expect(causes(page).nth(1).locator(':scope > details')).not.toHaveAttribute('open')
    for (const part of [
      'Speaks for it',
      'If you leave it',
      'The test that proves it',
      'Cost, parts and labor',
    ])
      await expect(causes(page).first()).toContainText(part)
    await expect(
      page.getByText(/^First check: .+ \(\$[\d,]+ to \$[\d,]+\)\. .+: \$[\d,]+ to \$[\d,]+\. /),
    ).toBeVisible()
    await expect(understood(page)).toContainText('Not: White smoke from the exhaust')
    await expect(page.getByText('“My neighbour likes opera and jazz”')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'From similar repair records' })).toBeVisible()
  })
  await test.step('three answers of one tap each change the percentages, ask something new, and can be taken back', async () => {
    const before = await bars(page)
    const questions = new Set<string | null>()
    let last = before
    for (const name of ['Yes', 'No', 'Yes'] as const) {
      const id = await question(page).getAttribute('aria-labelledby')
      const words = await page.locator(`[id="${id}"]`).textContent()
      expect(questions).not.toContain(words)
      questions.add(words)
      await answerWith(page, name)
      await expect(page.locator(`[id="${id}"]`)).not.toHaveText(words ?? '')
      const now = await bars(page)
      expect(now).not.toEqual(last)
      last = now
    }
    for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    expect(await bars(page)).toEqual(before)
  })
  await test.step('a finding taken out changes the answer, and put back gives the old one', async () => {
    const before = await bars(page)
    await page.getByRole('button', { name: 'Remove Coolant low or lost' }).click()
    await expect(causes(page).first()).not.toContainText(COOLANT)
    await expect(understood(page)).not.toContainText('Coolant low or lost')
    await expectAccessible(page, 'differential')
    await page.getByRole('button', { name: 'Put back Coolant low or lost' }).click()
    await expect(causes(page).first()).toContainText(COOLANT)
    expect(await bars(page)).toEqual(before)
  })
  await test.step('what an answer changed is told to a screen reader, and the buttons stay under the finger', async () => {
    const yes = page.getByRole('button', { name: 'Yes', exact: true })
    await yes.focus()
    const before = await yes.boundingBox()
    await page.keyboard.press('Enter')
    const news = page.locator('[aria-live="polite"]').filter({ hasText: 'Noted: yes.' })
    await expect(news).toContainText('Do not drive on.')
    await expect(news).not.toContainText('%')
    await expect(yes).toBeFocused()
    expect(Math.abs(((await yes.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
  })
})

test('a differential is shared, saved with its answers, and opens as it was', async ({
  signedIn: page,
  context,
  server,
  driver,
  saved,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const counted = bodiesOf(page, 'track-usage')
  await tell(page, NARRATIVE, 'P0302')
  await test.step('its text carries it', async () => {
    await page.getByRole('button', { name: 'Copy Report' }).click()
    await expect(page.getByText('Report Copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const order = ['May I drive?', `1. ${COOLANT}: `, 'From similar repair records:']
    expect(order.map((part) => copied.indexOf(part))).toEqual(
      order.map((part) => copied.indexOf(part)).sort((a, b) => a - b),
    )
    for (const part of [...order, 'Not the case: White smoke']) expect(copied).toContain(part)
  })
  await server.admin("update public.profiles set plan = 'PRO' where user_id = $1", [driver.userId])
  await test.step('answers count no second use, are kept in the saved row, and open from the history as they were', async () => {
    await answerWith(page, 'Yes')
    await save(page)
    await answerWith(page, 'No')
    await expect(page.getByText('Your answers are in your history.')).toBeVisible()
    const [row] = await server.admin<{ stated: { state: string }[] }>(
      "select data -> 'differential' -> 'stated' as stated from public.history where user_id = $1",
      [driver.userId],
    )
    expect(row?.stated.map(({ state }) => state)).toEqual(['present', 'absent'])
    expect(counted).toEqual([{ usage_type: 'comprehensive_diagnoses' }])
    const [shown, chips, first] = [
      await bars(page),
      await understood(page).textContent(),
      await causes(page).locator('summary').first().textContent(),
    ]
    await page.goto('/history')
    await page.getByRole('button', { name: /^View / }).click()
    await expect(page).toHaveURL(PATH)
    await expect(causes(page).locator('summary').first()).toHaveText(first ?? 'none')
    await unfoldAll(page)
    expect(await bars(page)).toEqual(shown)
    expect(await understood(page).textContent()).toBe(chips)
    await answerWith(page, "Don't know")
    await expect(page.getByText('Your answers are in your history.')).toBeVisible()
  })
  await test.step('answers that could not be saved say so, and are saved again', async () => {
    await page.route('**/rest/v1/rpc/update_differential', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await answerWith(page, 'No')
    await expect(page.getByText('perhaps not in your history. Save them again.')).toBeVisible()
    await page.unroute('**/rest/v1/rpc/update_differential')
    await page.getByRole('button', { name: 'Save again' }).click()
    await expect(page.getByText('Your answers are in your history.')).toBeVisible()
  })
  await test.step('the PDF carries it', async () => {
    const { bytes } = await saved(() => page.getByRole('button', { name: 'PDF report' }).click())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('a diagnosis that names no cause says that it does not know, asks on, and costs no use', async ({
  signedIn: page,
  server,
  driver,
}) => {
  await tell(page, 'My neighbour likes opera and jazz')
  await expect(verdict(page)).toContainText('We can’t tell from what you told us')
  await expect(page.getByText(/\bsafe to drive\b/i)).toHaveCount(0)
  await expect(page.getByText('No cause was named, so this diagnosis costs you no use.')).toBeVisible()
  expect(await brokenByLargeText(page)).toEqual([])
  await test.step('at twice the size its words have the width of the card', async () => {
    const unknown = page.getByText('We can’t tell from what you told us').first()
    const share = await unknown.evaluate((words) => {
      document.documentElement.style.fontSize = '200%'
      const [own, card] = [words, words.closest('.rounded-card')].map(
        (each) => each?.getBoundingClientRect().width,
      )
      document.documentElement.style.fontSize = ''
      return (own ?? 0) / (card ?? 0)
    })
    expect(share).toBeGreaterThan(0.55)
  })
  const [row] = await server.admin<{ used: number }>(
    'select comprehensive_diagnoses as used from public.usage_counters where user_id = $1',
    [driver.userId],
  )
  expect(row?.used).toBe(0)
  await expect(page.getByText('Is the check engine light on?')).toBeVisible()
  await answerWith(page, 'Yes')
  await expect(verdict(page)).not.toContainText('We can’t tell')
  await expect(page.getByRole('link', { name: 'Read the codes' })).toHaveAttribute('href', '/obd')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(question(page)).toBeVisible()
})

test('a row of 1.0.0 opens as before, and so does one whose differential is damaged', async ({
  signedIn: page,
  server,
  driver,
}) => {
  const old = {
    confidence_score: 40,
    probable_causes: [{ cause: 'Worn spark plugs', likelihood: 71, estimated_cost: { min: 50, max: 200 } }],
    input: { vehicle_info: { year: '2014', make: 'Honda', model: 'Civic' }, symptoms: ['rough idle'] },
  }
  for (const data of [old, { ...old, differential: { version: 1, report: { causes: [] } } }]) {
    await server.admin("insert into public.history (user_id, type, data) values ($1, 'comprehensive', $2)", [
      driver.userId,
      data,
    ])
  }
  for (const index of [0, 1]) {
    if (index === 0) await page.goto('/history')
    else await page.goBack()
    await page
      .getByRole('button', { name: /^View Worn spark plugs/ })
      .nth(index)
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Worn spark plugs/)
    await expect(page.getByRole('heading', { name: 'Possible causes' })).toHaveCount(0)
  }
})

test('a tap before the session is known gives its report, with codes of a demo marked', async ({
  signedIn: page,
}) => {
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    COMPREHENSIVE_RESULT_KEY.replace('result', 'draft'),
    JSON.stringify({ codes: ['P0302'], demoCodes: ['P0302'] }),
  ] as const)
  const tap = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await tap.promise
    await route.continue()
  })
  await page.goto(PATH)
  await analyze(page).click()
  tap.resolve()
  await expect(page.getByRole('button', { name: 'New Analysis' })).toBeVisible()
  await unfoldAll(page)
  await expect(verdict(page)).toContainText('With demo codes')
  await expect(understood(page).locator('span', { hasText: 'Misfire code' }).first()).toContainText('Demo')
})

test('the engine is fetched by pages that reason, and by no other', async ({ signedIn: page }) => {
  const fetched = enginesOf(page)
  for (const path of ['/', '/history', '/obd', PATH]) {
    await page.goto(path)
    await page.waitForLoadState('load')
  }
  expect(fetched).toEqual([])
  await add(page, 'Symptoms', 'coolant disappears')
  await expect.poll(() => fetched.length).toBe(1)
})
