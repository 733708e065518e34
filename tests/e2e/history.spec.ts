import type { Json } from '@tappet/wire'
import { sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { callsOf, expectCall, query } from './api-calls.ts'
import type { Driver } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'

const COMPREHENSIVE = {
  id: 'c1',
  confidence_score: 40,
  probable_causes: [{ cause: 'Worn spark plugs', likelihood: 71, estimated_cost: { min: 50, max: 200 } }],
  input: { vehicle_info: { year: '2014', make: 'Honda', model: 'Civic' }, symptoms: ['rough idle'] },
}

async function save(
  { client, userId }: Driver,
  type: 'audio' | 'comprehensive',
  data: unknown,
  created_at?: string,
): Promise<void> {
  const row = { user_id: userId, type, data: data as Json, ...(created_at ? { created_at } : {}) }
  const { error } = await client.from('history').insert(row)
  if (error) throw error
}

const saved = (server: { admin(sql: string, values?: unknown[]): Promise<unknown[]> }, { userId }: Driver) =>
  server.admin('select id from public.history where user_id = $1', [userId])

test('an empty history says that it loads, that it failed, and what will appear', async ({
  signedIn: page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/rest/v1/history*', async (route) => {
    await gate.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/history')
  await test.step('loading shows cards to come [HIS-004]', async () => {
    await expect(page.getByText('Loading your history')).toBeAttached()
  })
  await test.step('a failed load says so and tries again [ERR-019]', async () => {
    gate.resolve()
    await expect(page.getByRole('heading', { name: 'Error Loading History' })).toBeVisible()
    await expect(page.getByText('Loading your history')).toHaveCount(0)
    await expect(page.getByText('Failed to load your diagnosis history. Please try again.')).toBeVisible()
    await page.unroute('**/rest/v1/history*')
    await page.getByRole('button', { name: 'Try again' }).click()
  })
  await test.step('it says what will appear and offers the first step [HIS-005]', async () => {
    await expect(page.getByRole('heading', { name: 'No History Yet' })).toBeVisible()
    await expect(page.getByText('Loading your history')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Record a sound' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('what was saved is listed, opened, deleted, and put back', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('it is listed, counted and described [HIS-001] [HIS-002] [HIS-008] [HIS-009] [HIS-010] [HIS-011] [HIS-012] [HIS-013]', async () => {
    await save(driver, 'audio', sampleDiagnosis(), '2026-03-05T14:07:00Z')
    await save(driver, 'comprehensive', COMPREHENSIVE, '2026-03-06T14:07:00Z')
    await page.goto('/history')
    await expect(page.getByText('2 saved analyses')).toBeVisible()
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.first()).toContainText('Comprehensive diagnosis')
    await expect(cards.first()).toContainText('Worn spark plugs')
    await expect(cards.first()).toContainText('Mar 6, 2026')
    await expect(cards.first()).toContainText('71% confidence')
    await expect(cards.last()).toContainText('Sound diagnosis')
    await expect(cards.last()).toContainText('Right about 16 times in 20')
    await expect(cards.last().getByRole('button', { name: 'View Engine knock or tick' })).toBeVisible()
    await expect(cards.last().getByRole('button', { name: 'Delete Engine knock or tick' })).toBeVisible()
    expect(await brokenByLargeText(page)).toEqual([])
  })
  await test.step('a comprehensive diagnosis opens on its own page [HIS-007]', async () => {
    await page.getByRole('button', { name: 'View Worn spark plugs' }).click()
    await expect(page).toHaveURL('/comprehensive-diagnosis')
    expect(await page.evaluate(() => sessionStorage.getItem('tappet.latest-result'))).toBeNull()
  })
  const view = page.getByRole('button', { name: 'View Engine knock or tick' })
  await test.step('a refused deletion is taken back and said', async () => {
    await page.goto('/history')
    await expect(page.getByText('2 saved analyses')).toBeVisible()
    await page.route('**/rest/v1/history*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 403, json: { code: '42501', message: 'refused by the test' } })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Delete Engine knock or tick' }).click()
    await expect(page.getByText('Not removed')).toBeVisible()
    await expect(view).toBeVisible()
    await page.unroute('**/rest/v1/history*')
  })
  await test.step('one deleted by its id can be put back as it was [ERR-053] [API-024]', async () => {
    const rows = () =>
      server.admin('select * from public.history where user_id = $1 order by created_at', [driver.userId])
    const before = await rows()
    const calls = callsOf(page)
    await page.getByRole('button', { name: 'Delete Engine knock or tick' }).click()
    await expect(page.getByText('Item Removed')).toBeVisible()
    const one = query({ id: `eq.${before[0]?.id}`, user_id: `eq.${driver.userId}` })
    await expectCall(calls, { method: 'DELETE', path: '/rest/v1/history', query: one })
    await expect(view).toHaveCount(0)
    expect(await saved(server, driver)).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(view).toBeVisible()
    await expect.poll(rows).toEqual(before)
  })
})

test('a sound diagnosis opens in Results, already saved [HIS-006]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await save(driver, 'audio', sampleDiagnosis())
  await page.goto('/history')
  await page.getByRole('button', { name: 'View Engine knock or tick' }).click()
  await expect(page).toHaveURL('/results')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Engine knock or tick')
  await expect(page.getByRole('button', { name: 'In your history' })).toBeDisabled()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/history')
  expect(await saved(server, driver)).toHaveLength(1)
})

test('at most 20 are listed, and Clear All deletes every row', async ({ signedIn: page, driver, server }) => {
  await test.step('the newest are listed; the older ones are a page away [HIS-022]', async () => {
    for (let day = 1; day <= 22; day += 1)
      await save(
        driver,
        'audio',
        { issue: { name: `Sound ${day}.` } },
        `2026-03-${String(day).padStart(2, '0')}T10:00:00Z`,
      )
    await page.goto('/history')
    await expect(page.getByText('22 saved analyses')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20)
    await expect(page.getByText('Sound 22.')).toBeVisible()
    await expect(page.getByText('Sound 2.', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Older' }).click()
    await expect(page.getByText('Sound 2.', { exact: true })).toBeVisible()
    await expect(page.getByText('21 to 22 of 22')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })
  await test.step('Clear All asks first, then deletes every row of the driver, until it is undone [HIS-003] [ERR-052] [API-023]', async () => {
    await page.goto('/history')
    await page.getByRole('button', { name: 'Clear All' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('This deletes 22 saved analyses.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await saved(server, driver)).toHaveLength(22)
    await page.getByRole('button', { name: 'Clear All' }).click()
    const calls = callsOf(page)
    await dialog.getByRole('button', { name: 'Clear history' }).click()
    await expect(page.getByText('History Cleared')).toBeVisible()
    const whole = { user_id: `eq.${driver.userId}` }
    await expectCall(calls, { method: 'DELETE', path: '/rest/v1/history', query: whole })
    await expect(page.getByRole('heading', { name: 'No History Yet' })).toBeVisible()
    expect(await saved(server, driver)).toHaveLength(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('22 saved analyses', { exact: true })).toBeVisible()
    expect(await saved(server, driver)).toHaveLength(22)
  })
})
