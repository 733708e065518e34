import type { Page } from '@playwright/test'
import type { Json } from '@tappet/wire'
import { keepLatest, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import type { Driver } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'
import { expectPaper } from './paper.ts'
import { expectAccessible } from './wcag.ts'

/** It stands where the mechanics are: nobody knows before the repair. */
const openCard = async (page: Page) => {
  await unfold(page, 'Find a mechanic')
  await expect(card(page)).toBeVisible()
}
const card = (page: Page) => page.getByRole('group', { name: 'What was it?' })
const chip = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const give = (page: Page) => page.getByRole('checkbox', { name: 'Give this recording for training' })
const NOT_GIVEN = 'Your recording is not given to anybody.'

async function openSaved(page: Page, { client, userId }: Driver, changes = {}): Promise<void> {
  const data = { ...sampleDiagnosis(), ...changes } as unknown as Json
  const { error } = await client.from('history').insert({ user_id: userId, type: 'audio', data })
  if (error) throw error
  await page.goto('/history')
  await page.getByRole('button', { name: 'View Engine knock or tick' }).click()
  await openCard(page)
}

const findings = async ({ client }: Driver) =>
  (await client.from('mechanic_findings').select('found, words, licence')).data

test('after the repair one tap says what it was; the recording stays the driver’s unless they tick it, and a deletion that is undone brings both back', async ({
  signedIn: page,
  driver,
}) => {
  await openSaved(page, driver)
  await expect(page.getByRole('heading', { name: 'Possible causes' })).toBeVisible()
  const [ranked] = await card(page).getByRole('button').allTextContents()
  if (ranked === undefined) throw new Error('Nothing is offered')
  await chip(page, ranked).click()
  await expect(page.getByText(NOT_GIVEN)).toBeVisible()
  await expect(chip(page, ranked)).toHaveAttribute('aria-pressed', 'true')
  await expect(give(page)).not.toBeChecked()
  expect(await findings(driver)).toEqual([
    { found: expect.stringMatching(/^[a-z_]+$/), words: null, licence: null },
  ])
  await chip(page, 'Nothing was found').click()
  await expect(chip(page, 'Nothing was found')).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(driver)).toEqual([{ found: 'nothing_found', words: null, licence: null }])
  await give(page).check()
  await expect(page.getByText(/^Given since/)).toBeVisible()
  await page.goto('/history')
  await expect(page.getByText('With what the mechanic found')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Engine knock or tick' }).click()
  await expect.poll(() => findings(driver)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('With what the mechanic found')).toBeVisible()
  // The card is back at once; what was found is written after it.
  await expect
    .poll(() => findings(driver))
    .toEqual([{ found: 'nothing_found', words: null, licence: 'CC0-1.0' }])
})

test('a recording is given under a chosen licence, shown since when, and taken back', async ({
  signedIn: page,
  driver,
}) => {
  await openSaved(page, driver)
  await chip(page, 'Something else').click()
  await expectAccessible(page, 'form')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Say in a few words what it was.')).toBeVisible()
  await page.getByLabel('In your words').fill('  a stone in the brake  ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('a stone in the brake')).toBeVisible()
  await expect(page.getByLabel('License')).toHaveCount(0)
  await give(page).check()
  await expect(page.getByLabel('License')).toHaveValue('CC0-1.0')
  await expectAccessible(page, 'consent')
  await page.getByLabel('License').selectOption('CC BY 4.0')
  await expect(page.getByText(/^Given since \w+ \d+, \d{4}\./)).toBeVisible()
  const said = { found: 'other', words: 'a stone in the brake' }
  await expect.poll(() => findings(driver)).toEqual([{ ...said, licence: 'CC-BY-4.0' }])
  await page.reload()
  await openCard(page)
  await give(page).uncheck()
  await expect(page.getByText(NOT_GIVEN)).toBeVisible()
  await expect(page.getByText('a stone in the brake')).toBeVisible()
  expect(await findings(driver)).toEqual([{ ...said, licence: null }])
  await page.getByRole('button', { name: 'Delete what I said' }).click()
  await expect(chip(page, 'Something else')).toHaveAttribute('aria-pressed', 'false')
  expect(await findings(driver)).toEqual([])
})

test('a result that is in no history yet is saved with the tap; a visitor is asked to sign in', async ({
  signedIn: page,
  driver,
  browser,
  baseURL,
}) => {
  await keepLatest(page, sampleDiagnosis())
  await page.goto('/results')
  await openCard(page)
  await chip(page, 'Nothing was found').click()
  await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
  await expect.poll(() => findings(driver)).toEqual([{ found: 'nothing_found', words: null, licence: null }])
  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) })
  await keepLatest(visitor, sampleDiagnosis())
  await visitor.goto('/results')
  await openCard(visitor)
  await chip(visitor, 'Nothing was found').click()
  await expect(visitor.getByText('Sign in to say what it was.')).toBeVisible()
  await visitor.close()
})

test('what cannot be saved is not shown as said, and stays in the form; without a recording none is to give', async ({
  signedIn: page,
  driver,
}) => {
  await openSaved(page, driver, { audioData: null })
  let answer = Promise.resolve()
  await page.route('**/rest/v1/mechanic_findings*', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await answer
    return route.fulfill({ status: 500, json: {} })
  })
  await chip(page, 'Nothing was found').click()
  await expect(page.getByText('The server has not said that it has it.')).toBeVisible()
  await expect(chip(page, 'Nothing was found')).toHaveAttribute('aria-pressed', 'false')
  await chip(page, 'Something else').click()
  await page.getByLabel('Which fault was it?').selectOption('Exhaust leak')
  const late = Promise.withResolvers<void>()
  answer = late.promise
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // No tap is lost meanwhile.
  await expect(chip(page, 'Nothing was found')).toBeDisabled()
  late.resolve()
  await expect(chip(page, 'Nothing was found')).toBeEnabled()
  await expect(page.getByLabel('Which fault was it?')).toHaveValue('exhaust_leak')
  await page.unroute('**/rest/v1/mechanic_findings*')
  await chip(page, 'Nothing was found').click()
  await expect(page.getByRole('button', { name: 'Delete what I said' })).toBeVisible()
  await expect(give(page)).toHaveCount(0)
})

test('a case that is closed asks once what it was, and the tap stands with its diagnosis', async ({
  signedIn: page,
  driver: { client, userId },
}) => {
  const saved = { ...sampleDiagnosis(), headline: 'Likely engine knock' } as unknown as Json
  const { data: row } = await client
    .from('history')
    .insert({ user_id: userId, type: 'audio', data: saved })
    .select('id')
    .single()
  const { data: newCase } = await client
    .from('cases')
    .insert({ user_id: userId, title: 'A tick' })
    .select('id')
    .single()
  const causes = [{ fault: 'lifters', name: 'Worn lifters', percent: 40 }]
  const { error } = await client.from('case_items').insert({
    case_id: newCase?.id ?? '',
    user_id: userId,
    kind: 'sound',
    happened_at: '2026-11-01T12:00:00Z',
    history_id: row?.id ?? null,
    data: { name: 'Likely engine knock', issue: 'engine_knock', causes },
  })
  if (error) throw error
  await page.goto(`/cases/${newCase?.id}`)
  await expect(page.getByRole('button', { name: 'Close case' })).toBeVisible()
  await expectPaper(page, async () => {
    // Its verdict and its entry on the timeline; nothing to tap, and no card that has only that.
    await expect(page.getByRole('heading', { name: 'Likely engine knock' })).toBeVisible()
    await expect(page.getByText('Only to a shop')).toBeVisible()
    // Its causes were never ranked: no price.
    await expect(page.getByRole('main')).not.toContainText('$')
    await expect(page.getByRole('listitem').filter({ hasText: 'Likely engine knock' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^(?:For the mechanic|Check a quote)$/ })).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Close case' }).click()
  await chip(page, 'Worn lifters').click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  const said = { found: 'lifters', words: 'Worn lifters', licence: null }
  await expect
    .poll(async () => (await client.from('mechanic_findings').select('found, words, licence')).data)
    .toEqual([said])
  await page.getByRole('button', { name: 'Open again' }).click()
  await page.getByRole('button', { name: 'Close case' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
})
