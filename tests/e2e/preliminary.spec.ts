import type { Page } from '@playwright/test'
import { soundDiagnosis } from '@tappet/wire'
import { keepLatest, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import type { Driver } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'
import { chooseKnock } from './knock.ts'
import { carryApp, type Phone } from './phone.ts'
import { workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

type Server = { admin(sql: string, values?: unknown[]): Promise<unknown[]> }

async function analyzeOffline(page: Page, phone: Phone | null): Promise<void> {
  if (phone) await carryApp(page)
  else await workerReady(page)
  await page.context().setOffline(true)
  await page.reload()
  await chooseKnock(page)
  await page.getByRole('button', { name: 'Analyze Sound' }).click()
  await expect(page.getByText(/^Currently offline\. Your diagnosis has been queued/)).toBeVisible()
}

const mark = (page: Page) => page.getByText('On this device · preliminary')
const view = (page: Page) => page.getByRole('button', { name: 'View preliminary result' })
const kept = async (page: Page) =>
  soundDiagnosis
    .loose()
    .parse(await page.evaluate(() => JSON.parse(sessionStorage.getItem('tappet.latest-result') ?? 'null')))

const rowsOf = async (server: Server, { userId }: Driver) => ({
  history: (await server.admin('select id from public.history where user_id = $1', [userId])).length,
  used: await server.admin('select state from public.analysis_jobs where user_id = $1', [userId]),
})

test('offline the device itself says what it hears, on a thread of its own, marked, not counted and not saved [AI-026]', async ({
  atHome: page,
  driver,
  server,
  phone,
}) => {
  const listening = page.waitForEvent('worker', (worker) => worker.url().includes('device.worker'))
  await analyzeOffline(page, phone)
  await listening
  await expect(page.getByRole('heading', { name: '1 recording waits for a connection' })).toBeVisible()
  await expect(mark(page)).toBeVisible()
  await expect(page.getByText('It doesn’t use up a diagnosis, and isn’t in your history.')).toBeVisible()
  await test.step('it comes back with the recording that waits, and goes with it', async () => {
    await page.goto('/history')
    await expect(page.getByText('1 recording waits here until it can be sent.')).toBeVisible()
    await expect(view(page)).toBeVisible()
    await page.getByRole('button', { name: /^Delete the recording of/ }).click()
    await expect(mark(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(view(page)).toBeVisible()
  })
  await view(page).click()
  await expect(page).toHaveURL('/results')
  const own = await kept(page)
  const { issue, headline, audioUrl } = own
  expect(own.preliminary).toBe(true)
  expect(audioUrl).toMatch(/^device:/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headline ?? issue.name)
  await expect(page.getByText('Preliminary: made on this device')).toBeVisible()
  // Saved, or judged, it would stand in the way of the server's answer.
  await expect(page.getByRole('button', { name: 'Save to History' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Was this helpful?' })).toHaveCount(0)
  await unfold(page, 'Find a mechanic')
  await expect(page.getByRole('heading', { name: 'Find Nearby Mechanics' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was it?' })).toHaveCount(0)
  expect(await rowsOf(server, driver)).toEqual({ history: 0, used: [] })
  await test.step('the server’s answer takes its place: on the screen, in the tab, and it says the same', async () => {
    await page.context().setOffline(false)
    await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
    await expect(page.getByText('Preliminary: made on this device')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Was this helpful?' })).toBeVisible()
    const answer = await kept(page)
    expect(answer.preliminary).toBeUndefined()
    expect(answer.history_id).toBe(own.id)
    for (const same of ['id', 'issue', 'confidence', 'evidence', 'alternatives', 'model_version'] as const)
      expect([same, answer[same]]).toEqual([same, own[same]])
    expect(answer.audioDuration).toBeCloseTo(own.audioDuration, 3)
    await page.reload()
    await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
    expect(await rowsOf(server, driver)).toEqual({ history: 1, used: [{ state: 'done' }] })
    await page.goto('/')
    await expect(mark(page)).toHaveCount(0)
  })
})

test('another tab that shows it finds the answer that this one has fetched', { tag: '@browser' }, async ({
  signedIn: page,
  driver,
}) => {
  const { audioUrl: _, ...answer } = sampleDiagnosis({ id: crypto.randomUUID() })
  await keepLatest(page, { ...answer, preliminary: true })
  await page.goto('/results')
  await expect(page.getByText('Preliminary: made on this device')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  // Sent by another tab: here nothing but the reconnection is heard of.
  const data = JSON.parse(JSON.stringify(answer))
  await driver.client
    .from('history')
    .insert({ id: answer.id, user_id: driver.userId, type: 'audio', data })
    .throwOnError()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
  expect((await kept(page)).preliminary).toBeUndefined()
})
