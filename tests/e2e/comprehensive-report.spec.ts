import type { Page } from '@playwright/test'
import { COMPREHENSIVE_RESULT_KEY } from '../../apps/web/src/backend/diagnoses/kept-results.ts'
import {
  add,
  analyze,
  bodiesOf,
  chips,
  PATH,
  RECORDED_CAUSES,
  recordsName,
  report,
  section,
  warningsOf,
} from './comprehensive-page.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './wcag.ts'

const SAVED = {
  id: 'c1',
  confidence_score: 40,
  probable_causes: [{ cause: 'Worn spark plugs', likelihood: 71, estimated_cost: { min: 50, max: 200 } }],
  input: { vehicle_info: { year: '2014', make: 'Honda', model: 'Civic' }, symptoms: ['rough idle'] },
}

type SavedData = { confidence_score: unknown; probable_causes: unknown[]; input: unknown }

/** Lets the page find a diagnosis as the history leaves it there. */
async function keep(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('kept-by-test')) return
      sessionStorage.setItem('kept-by-test', 'yes')
      sessionStorage.setItem(key, value)
    },
    [COMPREHENSIVE_RESULT_KEY, text] as const,
  )
}

async function makeReport(page: Page): Promise<void> {
  await page.goto(PATH)
  await add(page, 'DTC codes', 'P0301')
  await add(page, 'Symptoms', 'rough idle')
  await report(page)
}

async function expectEmptyForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comprehensive Diagnosis')
  await expect(chips(page, 'Code list')).toHaveCount(0)
  await expect(chips(page, 'Symptom list')).toHaveCount(0)
  await expect(analyze(page)).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('Symptoms')).toBeVisible()
}

test('a kept one is restored at load, and the item is gone; one that cannot be is logged', async ({
  page,
}) => {
  const warnings = warningsOf(page)
  await keep(page, '{"half')
  await page.goto(PATH)
  await test.step('one that cannot be restored is logged, and the form is there [ERR-043]', async () => {
    await expect(page.getByLabel('Symptoms')).toBeVisible()
    expect(warnings.join('\n')).toContain('The kept diagnosis could not be restored')
  })
  await test.step('another is restored, and its item is gone [COM-023] [COM-024]', async () => {
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      COMPREHENSIVE_RESULT_KEY,
      JSON.stringify(SAVED),
    ] as const)
    await page.goto(PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Worn spark plugs/)
    await expect(page.getByText('$50 to $200').first()).toBeVisible()
    await expect(page.getByText('1 probable cause found').first()).toBeVisible()
    expect(await page.evaluate((key) => sessionStorage.getItem(key), COMPREHENSIVE_RESULT_KEY)).toBeNull()
  })
  await test.step('the back arrow leads to the empty form [COM-060]', async () => {
    await page.getByRole('button', { name: 'Back to the form' }).click()
    await expectEmptyForm(page)
  })
})

test('a report is copied, printed, kept and saved', async ({ signedIn: page, context, server, driver }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/rest/v1/history*', (route) => route.fulfill({ status: 500, json: {} }))
  await makeReport(page)
  await expect(page.getByText(/Consult a qualified mechanic before you repair anything/)).toBeVisible()
  await test.step('it is copied as text [ERR-057]', async () => {
    await page.getByRole('button', { name: 'Copy Report' }).click()
    await expect(page.getByText('Report Copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('1. Failed ignition coil, $')
    expect(copied).toContain('P0301: Misfire on cylinder 1')
  })
  await test.step('on paper it is dark on white, without anything to press', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('button', { name: 'Save to History' })).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(section(page, RECORDED_CAUSES)).toBeVisible()
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: null, colorScheme: 'dark' })
  })
  await test.step('a failed save says so and can be tried again [ERR-041]', async () => {
    await page.getByRole('button', { name: 'Save to History' }).click()
    await expect(page.getByText('Save Error')).toBeVisible()
    await expect(
      page.getByText(/^Could not save to history. Please try again. .* It may be saved anyway/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save to History' })).toBeEnabled()
    await page.unroute('**/rest/v1/history*')
  })
  await test.step('it outlives a look at a code, and a reload: a diagnosis is not counted twice', async () => {
    await page.getByRole('link', { name: 'All about P0301' }).click()
    await expect(page).toHaveURL('/dtc/P0301')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(recordsName(page)).toHaveText(/Failed ignition coil/)
    await page.reload()
    await expect(recordsName(page)).toHaveText(/Failed ignition coil/)
  })
  await test.step('the whole of it is saved, once, and opens again from the history [COM-062] [ERR-042]', async () => {
    await page.getByRole('button', { name: 'Save to History' }).click()
    await expect(page.getByText('Saved to History')).toBeVisible()
    await expect(page.getByText('Comprehensive analysis saved to your diagnosis history.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'In your history' })).toBeDisabled()
    const rows = await server.admin<{ type: string; data: Record<string, unknown> }>(
      'select type, data from public.history where user_id = $1',
      [driver.userId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.type).toBe('comprehensive')
    expect(Object.keys(rows[0]?.data ?? {}).sort()).toEqual([
      'car_care_resources',
      'confidence_score',
      'data_sources_used',
      'differential',
      'dtc_information',
      'id',
      'input',
      'probable_causes',
      'recommended_next_steps',
      'timestamp',
    ])
    await page.goto('/history')
    await page.getByRole('button', { name: /^View (Likely|Possible) failed ignition coil$/ }).click()
    await expect(recordsName(page)).toHaveText(/Failed ignition coil/)
    await expect(page.getByRole('button', { name: 'In your history' })).toBeDisabled()
  })
  await test.step('New Analysis leads to the empty form [COM-059]', async () => {
    await page.getByRole('button', { name: 'New Analysis' }).click()
    await expectEmptyForm(page)
  })
})

test('the saved row holds its score, its causes with their costs, the car and the symptoms [HIS-018] [HIS-019] [HIS-020]', async ({
  signedIn: page,
  server,
  driver,
}) => {
  await page.goto(PATH)
  await page.getByLabel('Make').selectOption('Honda')
  await page.getByLabel('Model').selectOption('Civic')
  await page.getByLabel('Year').selectOption('2018')
  await add(page, 'DTC codes', 'P0301')
  for (const symptom of ['rough idle', 'Engine shaking']) await add(page, 'Symptoms', symptom)
  await expectAccessible(page, 'form')
  await report(page)
  await expectAccessible(page, 'report')
  await expect(page.getByRole('button', { name: 'New Analysis' })).toBeVisible()
  await page.getByRole('button', { name: 'Save to History' }).click()
  await expect(page.getByText('Saved to History')).toBeVisible()
  const [row] = await server.admin<{ data: SavedData }>(
    'select data from public.history where user_id = $1',
    [driver.userId],
  )
  const { confidence_score, probable_causes = [], input } = row?.data ?? {}
  expect(confidence_score).toEqual(expect.any(Number))
  expect(input).toMatchObject({
    vehicle_info: { year: 2018, make: 'Honda', model: 'Civic' },
    symptoms: ['rough idle', 'Engine shaking'],
  })
  const cost = { min: expect.any(Number), max: expect.any(Number) }
  const cause = { cause: expect.any(String), likelihood: expect.any(Number), estimated_cost: cost }
  expect(probable_causes.length).toBeGreaterThan(2)
  for (const saved of probable_causes) expect(saved).toMatchObject(cause)
  expect(probable_causes).toContainEqual(expect.objectContaining({ cause: 'Failed ignition coil' }))
  await test.step('it can be restarted, saved, left [COM-046] [COM-047] [COM-048] [COM-049]', async () => {
    for (const name of ['New Analysis', 'In your history'])
      await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(page.getByText(/Consult a qualified mechanic before you repair anything/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Comprehensive Diagnosis' }).click()
    await expect(page.getByLabel('Symptoms')).toBeVisible()
  })
})

test('the PDF report of a saved one comes as a file; a FREE driver is told why not', async ({
  signedIn: page,
  driver,
  server,
  saved,
}) => {
  const historyId = '6f1c2d3e-4b5a-4c6d-8e7f-901a2b3c4d5e'
  await keep(page, JSON.stringify({ ...SAVED, history_id: historyId }))
  const calls = bodiesOf(page, 'export-pdf')
  await page.goto(PATH)
  await page.getByRole('button', { name: 'PDF report' }).click()
  await expect(
    page.getByText('PDF export is a Pro feature. Upgrade to access unlimited exports.'),
  ).toBeVisible()
  expect(calls).toEqual([])
  await server.admin("update public.profiles set plan = 'PRO' where user_id = $1", [driver.userId])
  await page.route('**/functions/v1/export-pdf', (route) =>
    route.fulfill({
      body: '%PDF-1.7',
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="worn-spark-plugs.pdf"',
      },
    }),
  )
  const { name } = await saved(() => page.getByRole('button', { name: 'PDF report' }).click())
  expect(name).toBe('worn-spark-plugs.pdf')
  expect(calls).toEqual([
    { type: 'diagnosis', history_id: historyId, paper: 'letter', locale: 'en-US', counted: true },
  ])
})
