import type { Page } from '@playwright/test'
import { openSensed } from '@tappet/diagnosis/differential'
import { faultless, keepLatest, reopen, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { add, enginesOf, report } from './comprehensive-page.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'

/** A recording, a scan and a form end in one differential. */

const drive = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'May I drive?' }) })
const question = (page: Page) => page.getByText('One question', { exact: true })
const understood = (page: Page) => page.getByRole('group', { name: 'What was understood' })

test('a sound leads into the differential, with the log, and continues by one tap', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await driver.client
    .from('maintenance')
    .insert({ user_id: driver.userId, item: 'Brake Pads', date: '2026-02-01', mileage: 88_000 })
    .throwOnError()
  await keepLatest(page, sampleDiagnosis())
  await page.goto('/results')
  await expect(drive(page)).toContainText('Only to a shop')
  await unfold(page, 'Why we think so')
  await expect(understood(page)).toContainText('Engine knock heard in the recording')
  await expect(page.getByText('Brake Pads on Feb 1, 2026, by your service log')).toBeVisible()

  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(understood(page)).toContainText('your answer')
  await page.reload()
  await unfold(page, 'Why we think so')
  await expect(understood(page)).toContainText('your answer')

  const saving = page.waitForResponse(
    (response) => response.url().includes('/rest/v1/history') && response.ok(),
  )
  const completing = page.waitForResponse((response) => response.url().includes('update_differential'))
  await page.getByRole('button', { name: 'Save to History' }).click()
  await saving
  await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
  expect((await completing).ok()).toBe(true)
  const answers = async () => {
    const rows = await server.admin<{ stated: unknown[] }>(
      "select data->'differential'->'stated' as stated from public.history where user_id = $1",
      [driver.userId],
    )
    return rows.map(({ stated }) => stated.length)
  }
  expect(await answers()).toEqual([1])
  const updating = page.waitForResponse((response) => response.url().includes('update_differential'))
  await page.getByRole('button', { name: "Don't know" }).click()
  expect((await updating).ok()).toBe(true)
  expect(await answers()).toEqual([2])
})

test('an unsure sound never leads with "safe", and one of no car says nothing of driving', async ({
  page,
}) => {
  await keepLatest(page, faultless('uncertain', 'Not sure what this is', 'It sounds like a car.'))
  await page.goto('/results')
  await expect(page.getByText('We can’t tell from sound alone.', { exact: false })).toBeVisible()
  await expect(drive(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/\bsafe to drive\b/i)
  await reopen(page, faultless('not_a_car', 'This does not sound like a car', 'No fault is guessed.'))
  await expect(page.getByText('This says nothing about your car.', { exact: false })).toBeVisible()
  await expect(drive(page)).toHaveCount(0)
})

test('a result that was saved before the differential opens with one, and its row stays as it was', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const { history_id: _, ...data } = { ...sampleDiagnosis(), history_id: null }
  await driver.client.from('history').insert({ user_id: driver.userId, type: 'audio', data }).throwOnError()
  await page.goto('/history')
  await page
    .getByRole('button', { name: /Engine knock or tick/ })
    .first()
    .click()
  await expect(question(page)).toBeVisible()
  await expect(drive(page)).toContainText('Only to a shop')
  const rows = await server.admin<{ differential: unknown }>(
    "select data->'differential' as differential from public.history where user_id = $1",
    [driver.userId],
  )
  expect(rows).toEqual([{ differential: null }])
})

test('a form knows the log: a part that is new is told as less likely', async ({
  signedIn: page,
  driver,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  await driver.client
    .from('maintenance')
    .insert({ user_id: driver.userId, item: 'Spark Plugs', date: today, mileage: 88_000 })
    .throwOnError()
  await page.goto('/comprehensive-diagnosis')
  await add(page, 'Symptoms', 'the engine misfires')
  await report(page)
  const day = new Date(today).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  await expect(page.getByText(`Spark Plugs on ${day}, by your service log`)).toBeVisible()
})

/** A result as the server answers it: with its case. */
const answered = (changes: Parameters<typeof sampleDiagnosis>[0] = {}) => {
  const result = sampleDiagnosis(changes)
  const { timestamp } = result
  return {
    ...result,
    differential: openSensed(
      { texts: [], codes: [], car: {}, thisYear: Number(timestamp.slice(0, 4)) },
      { sound: result },
    ),
  }
}

test('the causes come with the answer: the engine is fetched for the first reply to a question', async ({
  signedIn: page,
}) => {
  const engines = enginesOf(page)
  await keepLatest(page, answered())
  await page.goto('/results')
  await expect(question(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(engines).toEqual([])
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('Noted: no.')).toBeVisible()
  await expect.poll(() => engines.length).toBe(1)
  await page.reload()
  await unfold(page, 'Why we think so')
  await expect(understood(page)).toContainText('your answer')
  await page.waitForLoadState('networkidle')
  expect(engines.length).toBe(1)
})

test('the device ranks a result of before, and where it cannot, Retry does', async ({ signedIn: page }) => {
  const engines = enginesOf(page)
  await keepLatest(page, sampleDiagnosis())
  await test.step('an engine that cannot be fetched leaves the answer on driving to what the recording says', async () => {
    await page.route(/assets\/differential-(?!case)/, (route) => route.abort())
    await page.goto('/results')
    await expect(page.getByText('The causes could not be ranked')).toBeVisible()
    await expect(drive(page)).toContainText('Only to a shop')
    await expect(question(page)).toHaveCount(0)
  })
  await test.step('and another visit ranks them', async () => {
    await page.unrouteAll()
    await reopen(page, sampleDiagnosis({ id: '7f1c2d3e-4b5a-4c6d-8e7f-901a2b3c4d5e' }))
    await expect(question(page)).toBeVisible()
    await expect.poll(() => engines.length).toBeGreaterThan(0)
  })
})

test('what to record next comes with the case: the page of an unsure recording fetches no engine', async ({
  signedIn: page,
}) => {
  const engines = enginesOf(page)
  const { issue, ...rest } = sampleDiagnosis({ confidence: 34 })
  const alternatives = [{ id: 'engine_knock', name: issue.name, probability: 0.34 }]
  await keepLatest(page, answered({ ...rest, alternatives, issue: { ...issue, id: 'uncertain' } }))
  await page.goto('/results#why')
  await expect(page.getByRole('heading', { name: 'Two short recordings would tell more' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(engines).toEqual([])
})
