import type { Page } from '@playwright/test'
import {
  add,
  analyze,
  bodiesOf,
  chips,
  PATH,
  RECORDED_CAUSES,
  records,
  recordsName,
  report,
  section,
  warningsOf,
} from './comprehensive-page.ts'
import { expect, signIn, test } from './fixtures.ts'

const TRACK = '**/functions/v1/track-usage'
const LOOKUP = '**/functions/v1/dtc-lookup'

/** From a report back to the empty form. */
async function again(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await expect(analyze(page)).toBeDisabled()
}

test('codes, symptoms, car and context become a report [COM-001] [COM-002] [COM-025] [COM-033] [COM-034] [COM-035] [COM-036] [COM-058] [COM-112]', async ({
  signedIn: page,
}) => {
  const counted = bodiesOf(page, 'track-usage')
  const lookedUp = bodiesOf(page, 'dtc-lookup')
  await page.goto(PATH)
  await add(page, 'DTC codes', 'P0301')
  await add(page, 'Symptoms', 'rough idle')
  await add(page, 'Symptoms', 'Engine shaking')
  await page.getByLabel('Make').selectOption('Honda')
  await page.getByLabel('Model').selectOption('Civic')
  await page.getByLabel('Year').selectOption('2018')
  await page.getByLabel('Mileage').fill('48,500')
  await page.getByLabel('Additional context').fill('New tires last week.')
  await report(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(recordsName(page)).toHaveText(/Failed ignition coil/)
  await expect(records(page)).toContainText('5 probable causes found')
  const summary = page.getByRole('region', { name: 'Analysis Summary' })
  await expect(summary.getByRole('progressbar', { name: 'Confidence' })).toHaveAttribute(
    'aria-valuenow',
    '81',
  )
  await expect(summary).toContainText('81%')
  await expect(summary).toContainText('Matching records7')
  await expect(summary).toContainText('81% likely')
  await expect(section(page, 'Recommended Next Steps').locator('ol > li').first()).toHaveText(
    '1Most likely cause: Failed ignition coil (81% likely).',
  )
  await expect(section(page, 'What you entered')).toContainText('2018 Honda Civic, 48,500 mi')
  await expect(section(page, 'What you entered')).toContainText('New tires last week.')
  await expect(page.getByRole('heading', { name: 'Car Care Resources' })).toBeVisible()
  expect(counted).toEqual([{ usage_type: 'comprehensive_diagnoses' }])
  expect(lookedUp).toEqual([])
  await expectByLess(page)
})

/** Symptoms alone, the additional context and a car of another make are enough for a report. */
async function expectByLess(page: Page): Promise<void> {
  await test.step('symptoms alone are enough [COM-003]', async () => {
    await again(page)
    await add(page, 'Symptoms', 'rough idle')
    await report(page)
    await expect(section(page, RECORDED_CAUSES).locator('ol').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your Trouble Codes' })).toHaveCount(0)
  })
  await test.step('the additional context is weighed, too [COM-019]', async () => {
    await again(page)
    await add(page, 'Symptoms', 'qwertz')
    await page.getByLabel('Additional context').fill('Rough idle. The engine is shaking.')
    await report(page)
    await expect(section(page, 'What you entered')).toContainText('Rough idle. The engine is shaking.')
    await expect(recordsName(page)).not.toContainText('No likely cause found')
  })
  await test.step('another make than the catalogue’s names its own model [COM-016]', async () => {
    await again(page)
    await page.getByLabel('Make').selectOption('Other')
    await page.getByLabel('Model').fill('Peugeot 308')
    await add(page, 'Symptoms', 'rough idle')
    await report(page)
    await expect(section(page, 'What you entered')).toContainText('Peugeot 308')
    await expect(
      page
        .getByRole('region', { name: 'Videos' })
        .getByRole('link', { name: /Peugeot 308/ })
        .first(),
    ).toHaveAttribute('href', /make=Other&model=Peugeot%20308/)
  })
}

test('each code has its card, and of one that nobody knows nothing is guessed', async ({
  signedIn: page,
}) => {
  const lookedUp = bodiesOf(page, 'dtc-lookup')
  const warnings = warningsOf(page)
  await page.goto(PATH)
  await test.step('a code that cannot be looked up is logged and left out [ERR-044]', async () => {
    await page.route(LOOKUP, (route) => route.abort())
    for (const code of ['P0301', 'P0303']) await add(page, 'DTC codes', code)
    await report(page)
    await expect(page.getByRole('article', { name: 'P0301' })).toContainText('Misfire on cylinder 1')
    await expect(page.getByRole('article', { name: 'P0303' })).toContainText('No details were found')
    expect(warnings.join('\n')).toContain('Code P0303 could not be looked up')
    await page.unroute(LOOKUP)
  })
  await test.step('codes alone: each has its card, from the app or from the server [COM-026] [COM-027] [COM-028] [COM-029] [COM-030] [COM-031] [COM-032] [COM-113] [DTC-031]', async () => {
    await again(page)
    lookedUp.length = 0
    for (const code of ['P0301', 'P0303', 'P1234']) await add(page, 'DTC codes', code)
    await report(page)
    const own = page.getByRole('article', { name: 'P0301' })
    await expect(own.getByRole('heading', { name: 'P0301' })).toBeVisible()
    await expect(own).toContainText('High Priority')
    await expect(own).toContainText('Misfire on cylinder 1')
    await expect(own.getByRole('list').first().getByRole('listitem')).toHaveText([
      'Failed ignition coil',
      'Worn spark plugs',
    ])
    await expect(own.getByRole('list').last().getByRole('listitem')).toHaveCount(3)
    const servers = page.getByRole('article', { name: 'P0303' })
    await expect(servers).toContainText('Cylinder 3 Misfire Detected')
    await expect(servers).toContainText('Read the misfire counters cylinder by cylinder')
    await expect(page.getByRole('article', { name: 'P1234' })).toContainText('defined by the maker')
    expect(lookedUp).toEqual([{ code: 'P0303' }, { code: 'P1234' }])
  })
  await test.step('an unknown code and a malformed one say so [ERR-045]', async () => {
    await again(page)
    lookedUp.length = 0
    await add(page, 'DTC codes', 'P0FFE')
    await add(page, 'DTC codes', 'banana')
    await expect(page.getByText('BANANA doesn’t look like a trouble code')).toBeVisible()
    await report(page)
    await expect(recordsName(page)).toHaveText(/No likely cause found/)
    await expect(records(page)).toContainText('0 probable causes found.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No cause named yet')
    await expect(page.getByText(/^We can’t tell from what you told us/).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('$')
    await expect(page.getByRole('article', { name: 'P0FFE' })).toContainText('No details were found')
    await expect(page.getByRole('article', { name: 'BANANA' })).toContainText('not a trouble code')
    expect(lookedUp).toEqual([{ code: 'P0FFE' }])
    expect(warnings.join('\n')).toContain('No data found for this diagnosis')
    expect(warnings.join('\n')).toContain('Not a trouble code: BANANA')
  })
  await test.step('causes that come from the codes alone are called so', async () => {
    await again(page)
    await add(page, 'DTC codes', 'U0073')
    await report(page)
    await expect(page.getByText('these come only from the codes')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Analysis Summary' })).toContainText('Matching records0')
    await expect(section(page, RECORDED_CAUSES)).toContainText('Cost $100 to $800')
  })
})

test('each cause is told whole, and the resources lead outside', async ({ signedIn: page }) => {
  await page.goto(PATH)
  await test.step('each cause has its rank, urgency, likelihood, cost, difficulty, steps and tools [COM-038] [COM-039] [COM-040] [COM-041] [COM-042] [COM-043] [COM-044] [COM-045]', async () => {
    for (const code of ['P0301', 'P0171', 'P0420', 'P0128', 'P0562']) await add(page, 'DTC codes', code)
    for (const idea of ['Rough idle', 'Engine overheating', 'Squealing brakes', 'Vibration at speed'])
      await page.getByRole('button', { name: idea }).click()
    await report(page)
    const causes = section(page, RECORDED_CAUSES).locator('ol').first().locator('> li')
    await expect(causes).toHaveCount(10)
    await expect(records(page)).toContainText('10 probable causes found')
    for (const [index, cause] of (await causes.all()).entries()) {
      await expect(cause).toHaveAttribute('aria-label', new RegExp(`^${index + 1}\\. `))
      await expect(cause).toContainText(/(Low|Medium|High) Priority|Critical/)
      await expect(cause).toContainText(/\d% likely/)
      await expect(cause).toContainText(/Cost \$[\d,]+ to \$[\d,]+/)
      await expect(cause).toContainText(/Difficulty (Easy|Moderate|Difficult)/)
      if (index > 0) await cause.locator('summary').click()
      const steps = await cause.locator('ol > li').count()
      const tools = await cause.getByRole('list', { name: 'Required tools' }).getByRole('listitem').count()
      expect([steps >= 1 && steps <= 3, tools >= 1 && tools <= 4]).toEqual([true, true])
    }
    await expect(causes.first().locator('ol > li')).toHaveCount(3)
    await expect(
      causes.first().getByRole('list', { name: 'Required tools' }).getByRole('listitem'),
    ).toHaveCount(4)
  })
  await test.step('resources lead outside, with the car and the issue [COM-037] [COM-050] [COM-051] [COM-052] [COM-053] [COM-054] [COM-055] [COM-056]', async () => {
    await again(page)
    await add(page, 'DTC codes', 'P0301')
    await add(page, 'Symptoms', 'rough idle')
    await page.getByLabel('Make').selectOption('Honda')
    await page.getByLabel('Model').selectOption('Civic')
    await page.getByLabel('Year').selectOption('2018')
    await report(page)
    const counts = { Videos: 3, Articles: 3, Tips: 4, 'Maintenance schedule': 4 }
    for (const [name, count] of Object.entries(counts))
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(count)
    const links = page.getByRole('region', { name: /^(Videos|Articles)$/ }).getByRole('link')
    await expect(links).toHaveCount(6)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
      expect([searchParams.get('make'), searchParams.get('model'), searchParams.get('year')]).toEqual([
        'Honda',
        'Civic',
        '2018',
      ])
      expect(searchParams.get('issue')).toBeTruthy()
    }
    const site = page.getByRole('link', { name: /More at the Car Care Council/ })
    await expect(site).toHaveAttribute('href', 'https://www.carcare.org/')
    await expect(site).toHaveAttribute('target', '_blank')
  })
})

test('at the limit it says so, analyzes nothing and keeps what was entered [COM-057] [ERR-038] [ERR-039]', async ({
  signedIn: page,
  server,
  driver,
}) => {
  await server.admin(
    "insert into public.usage_counters (user_id, month_year, comprehensive_diagnoses) values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 5)",
    [driver.userId],
  )
  const lookedUp = bodiesOf(page, 'dtc-lookup')
  await page.goto(PATH)
  await add(page, 'DTC codes', 'P0303')
  // Said before the tap.
  await expect(page.getByText('No diagnosis left this month.')).toBeVisible()
  await analyze(page).click()
  await expect(page.getByText('Usage Limit Reached')).toBeVisible()
  await expect(
    page.getByText(
      "You've reached your limit of 5 comprehensive diagnoses this month. Upgrade to Pro for unlimited access.",
    ),
  ).toBeVisible()
  await expect(chips(page, 'Code list')).toHaveText('P0303')
  await expect(page.getByRole('button', { name: 'New Analysis' })).toHaveCount(0)
  expect(lookedUp).toEqual([])
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/settings')
})

test('what the server or the network fails at is said, and what was entered stays', async ({
  signedIn: page,
  context,
}) => {
  await page.goto(PATH)
  await add(page, 'Symptoms', 'rough idle')
  await test.step('a refusal that names no limit says five [ERR-038]', async () => {
    await page.route(TRACK, (route) => route.fulfill({ json: { can_use: false, limit: 0 } }))
    await analyze(page).click()
    await expect(page.getByText("You've reached your limit of 5 comprehensive diagnoses")).toBeVisible()
    await page.unroute(TRACK)
  })
  await test.step('a failure says so and keeps what was entered [ERR-040]', async () => {
    await page.route(TRACK, (route) => route.fulfill({ status: 500, json: {} }))
    await analyze(page).click()
    await expect(page.getByText('Analysis Failed')).toBeVisible()
    await expect(page.getByText('Failed to analyze symptoms. Please try again.')).toBeVisible()
    await expect(chips(page, 'Symptom list')).toHaveText('rough idle')
    await page.unroute(TRACK)
  })
  await test.step('offline it says what it waits for [ERR-040]', async () => {
    await page.reload()
    await expect(chips(page, 'Symptom list')).toHaveText('rough idle')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await analyze(page).click()
    await expect(page.getByText('Failed to analyze symptoms. Please try again.')).toBeVisible()
    await expect(chips(page, 'Symptom list')).toHaveText('rough idle')
    await context.setOffline(false)
  })
  await test.step('tried again, the button says that it is at work, and takes no second press [COM-020] [COM-022]', async () => {
    const gate = Promise.withResolvers<void>()
    const counted = bodiesOf(page, 'track-usage')
    await page.route(TRACK, async (route) => {
      await gate.promise
      await route.continue()
    })
    await analyze(page).click()
    const busy = page.getByRole('button', { name: 'Analyzing...' })
    await expect(busy).toBeDisabled()
    await expect(page.getByText('Checking your plan')).toBeVisible()
    await busy.click({ force: true })
    gate.resolve()
    await expect(page.getByRole('button', { name: 'New Analysis' })).toBeVisible()
    expect(counted).toHaveLength(1)
  })
})

test('signed out it asks for a sign-in, and what was entered stays [COM-112]', async ({ page, driver }) => {
  const counted = bodiesOf(page, 'track-usage')
  await page.goto(PATH)
  await add(page, 'Symptoms', 'rough idle')
  await analyze(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Sign in to run this diagnosis. What you entered stays here.')
  expect(counted).toEqual([])
  await signIn(page, driver)
  await expect(dialog).toHaveCount(0)
  await expect(chips(page, 'Symptom list')).toHaveText('rough idle')
  await report(page)
})
