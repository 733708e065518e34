import type { Page } from '@playwright/test'
import type { Json } from '@tappet/wire'
import { keepLatest, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import type { Driver } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'
import { expectAccessible } from './wcag.ts'

const TITLE = 'What did the mechanic find?'
const card = (page: Page) => page.getByRole('heading', { name: TITLE })
const give = (page: Page) => page.getByRole('checkbox', { name: 'Give this recording for training' })
const found = (page: Page) => page.getByLabel('What was it?')

async function openSaved(page: Page, { client, userId }: Driver, changes = {}): Promise<void> {
  const data = { ...sampleDiagnosis(), ...changes } as unknown as Json
  const { error } = await client.from('history').insert({ user_id: userId, type: 'audio', data })
  if (error) throw error
  await page.goto('/history')
  await page.getByRole('button', { name: 'View Engine knock or tick' }).click()
  await unfold(page, 'Find a mechanic')
  await expect(card(page)).toBeVisible()
}

const findings = async ({ client }: Driver) =>
  (await client.from('mechanic_findings').select('found, words, licence')).data

test('after the repair a driver says what it was; the recording stays theirs unless they tick it', async ({
  signedIn: page,
  driver,
}) => {
  await openSaved(page, driver)
  await page.getByRole('button', { name: 'Say what it was' }).click()
  await expect(give(page)).not.toBeChecked()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Choose what it was.')).toBeVisible()
  await found(page).selectOption('Belt or accessory noise')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your recording is not given to anybody.')).toBeVisible()
  expect(await findings(driver)).toEqual([{ found: 'loose_belt', words: null, licence: null }])
  await page.goto('/history')
  await expect(page.getByText('With what the mechanic found')).toBeVisible()
})

test('a recording is given under a chosen licence, shown since when, and taken back', async ({
  signedIn: page,
  driver,
}) => {
  await openSaved(page, driver)
  await page.getByRole('button', { name: 'Say what it was' }).click()
  await found(page).selectOption('Something else')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Say in a few words what it was.')).toBeVisible()
  await page.getByLabel('In your words').fill('  a stone in the brake  ')
  await expect(page.getByLabel('Licence')).toHaveCount(0)
  await give(page).check()
  await expect(page.getByLabel('Licence')).toHaveValue('CC0-1.0')
  await page.getByLabel('Licence').selectOption('CC BY 4.0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText(/^Your recording is given for training under CC BY 4\.0 since \w+ \d+, \d{4}\.$/),
  ).toBeVisible()
  const said = { found: 'other', words: 'a stone in the brake' }
  expect(await findings(driver)).toEqual([{ ...said, licence: 'CC-BY-4.0' }])
  await page.reload()
  await unfold(page, 'Find a mechanic')
  await page.getByRole('button', { name: 'Take the recording back' }).click()
  await expect(page.getByText('Your recording is not given to anybody.')).toBeVisible()
  await expect(page.getByText('a stone in the brake')).toBeVisible()
  expect(await findings(driver)).toEqual([{ ...said, licence: null }])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Say what it was' })).toBeVisible()
  expect(await findings(driver)).toEqual([])
})

test('a diagnosis without its recording has none to give', async ({ signedIn: page, driver }) => {
  await openSaved(page, driver, { audioData: null })
  await page.getByRole('button', { name: 'Say what it was' }).click()
  await expect(found(page)).toBeVisible()
  await expect(give(page)).toHaveCount(0)
})

test('it is asked of what is saved, by who is signed in', async ({ signedIn: page, browser, baseURL }) => {
  await keepLatest(page, sampleDiagnosis())
  await page.goto('/results#mechanic')
  await expect(page.getByText('Save this diagnosis now, and open it from your history')).toBeVisible()
  await page.getByRole('button', { name: 'Save to History' }).click()
  await expect(page.getByRole('button', { name: 'Say what it was' })).toBeVisible()
  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) })
  await keepLatest(visitor, sampleDiagnosis())
  await visitor.goto('/results#mechanic')
  await expect(card(visitor)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Say what it was' })).toHaveCount(0)
  await visitor.close()
})

test('a deletion that is undone brings what was found back', async ({ signedIn: page, driver }) => {
  await openSaved(page, driver)
  await page.getByRole('button', { name: 'Say what it was' }).click()
  await found(page).selectOption('Nothing was found')
  await give(page).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Your recording is given for training under CC0 1\.0/)).toBeVisible()
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

test('a finding that cannot be saved is kept in the form', async ({ signedIn: page, driver }) => {
  await openSaved(page, driver)
  await page.getByRole('button', { name: 'Say what it was' }).click()
  await found(page).selectOption('Exhaust leak')
  await page.route('**/rest/v1/mechanic_findings*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The server has not said that it has it.')).toBeVisible()
  await expect(found(page)).toHaveValue('exhaust_leak')
})

test('the form breaks nothing of WCAG 2.2 AA', async ({ signedIn: page, driver }) => {
  await openSaved(page, driver)
  await page.getByRole('button', { name: 'Say what it was' }).click()
  await give(page).check()
  await expectAccessible(page, 'form')
})
