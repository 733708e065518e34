import type { Page, Route } from '@playwright/test'
import { decodeWav } from '@tappet/acoustics'
import { type AnalyzeSoundResponse, soundDiagnosis } from '@tappet/wire'
import { knockingEngineWav, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import type { Driver } from './fixtures.ts'
import { expect, onBoth, test } from './fixtures.ts'
import { chooseKnock } from './knock.ts'
import { formsReceived, type Received } from './received.ts'

const FUNCTION = '**/functions/v1/analyze-sound'

async function takeSound(page: Page): Promise<void> {
  await chooseKnock(page)
  await expect(page.getByRole('button', { name: 'Analyze Sound' })).toBeVisible()
}

const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Sound' }).click()
const latest = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('tappet.latest-result') ?? 'null'))

function answer(): AnalyzeSoundResponse {
  const { audioData: _, ...result } = sampleDiagnosis()
  return { result, evidence: result.evidence ?? [], model_version: 'v1.0.0' }
}

function soundOf(bytes: ArrayBuffer | Buffer) {
  const decoded = decodeWav(new Uint8Array(bytes), { maxDurationSeconds: 10 })
  if (!decoded.ok) throw new Error('not a WAV')
  return decoded.wav
}

/** The energy of the difference of two mono sounds, as a share of the second's; infinite for other shapes. */
function difference(a: readonly Float32Array[] = [], b: readonly Float32Array[] = []): number {
  const [first, second] = [a[0], b[0]]
  if (a.length !== 1 || !first || first.length !== second?.length) return Number.POSITIVE_INFINITY
  const energy = (value: (n: number) => number) => first.reduce((sum, _, n) => sum + value(n) ** 2, 0)
  return energy((n) => (first[n] ?? 0) - (second[n] ?? 0)) / energy((n) => second[n] ?? 0)
}

const waitingOne = (page: Page) => page.getByRole('heading', { name: /^1 recording waits for/ })

type Server = { admin(sql: string, values?: unknown[]): Promise<unknown[]> }

/** Each use that was counted; that of an answer without a name is given back. */
const used = (server: Server, { userId }: Driver) =>
  server.admin('select state from public.analysis_jobs where user_id = $1', [userId])

async function count(server: Server, table: 'history' | 'notifications', { userId }: Driver) {
  return (await server.admin(`select 1 from public.${table} where user_id = $1`, [userId])).length
}

const refuse = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })

onBoth(
  test,
  'a sound goes as a WAV with its description, its tags and a job id [AI-024] [AI-025]; its result is kept in session storage beside it, and counted once [AI-022] [AI-002]',
  async ({ atHome: page, driver, server }) => {
    const received = await formsReceived(page, server.url, 'analyze-sound')
    await takeSound(page)
    for (const chip of ['Tick', 'Rattle', 'Idling'])
      await page.getByRole('button', { name: chip, exact: true }).click()
    await page.getByLabel('Describe the sound').fill('  ticks when warm  ')
    await analyze(page)
    await expect(page).toHaveURL('/results')
    await expectForm(received)
    const result = soundDiagnosis.parse(await latest(page))
    expect(result.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(result.audioDuration).toBeCloseTo(6, 1)
    expect(result.audioUrl).toBe(`device:${result.id}`)
    await page.reload()
    // The device still has the recording itself.
    await expect(page.getByText('0:00 / 0:06')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play recording' })).toBeEnabled()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(result.headline ?? result.issue.name)
    expect(await used(server, driver)).toEqual([{ state: 'done' }])
    await received.close()
  },
)

async function expectForm({ forms }: Received): Promise<void> {
  expect(forms).toHaveLength(1)
  const { audio, ...fields } = Object.fromEntries(forms[0] ?? [])
  expect(fields).toEqual({
    description: 'ticks when warm',
    context: '["idle"]',
    sounds: '["tick","rattle"]',
    job_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  })
  if (!(audio instanceof File)) throw new Error('no file arrived')
  expect([audio.name, audio.type]).toEqual([`${fields.job_id}.wav`, 'audio/wav'])
  const [actual, recording] = [await audio.arrayBuffer(), knockingEngineWav()].map(soundOf)
  expect(actual).toMatchObject({ sampleRateHz: 16_000, durationSeconds: 6 })
  // The browser decodes the file at its own rate, which costs the highest frequencies.
  expect(difference(actual?.channels, recording?.channels)).toBeLessThan(0.02)
}

test('a failure is said and stored as what it is, and can be tried again', async ({ atHome: page }) => {
  await test.step('one that says "queued" shows Analysis Queued [AI-030]', async () => {
    await page.route(FUNCTION, refuse(503, { error: 'The analysis is queued', code: 'busy' }))
    await takeSound(page)
    await analyze(page)
    await expect(page.getByText('Analysis Queued')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await latest(page)).toBeNull()
    await page.unroute(FUNCTION)
  })
  await test.step('any other stores and shows the fallback, and says so [AI-016] [AI-017] [AI-032]', async () => {
    await page.goto('/')
    await takeSound(page)
    await page.route(FUNCTION, refuse(500, { error: 'Something went wrong here.', code: 'internal' }))
    await analyze(page)
    await expect(page.getByText('Could not complete full analysis. Showing basic information.')).toBeVisible()
    await expect(page).toHaveURL('/results')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Analysis Error')
    await expect(page.getByRole('alert').filter({ hasText: 'did not finish' })).toBeVisible()
    await expect(page.getByText('$50 to $200')).toBeVisible()
    expect(await latest(page)).toMatchObject({
      id: expect.stringMatching(/^fallback_/),
      confidence: 0,
      issue: { name: 'Analysis Error', estimatedCostMin: 50, estimatedCostMax: 200 },
    })
  })
  await test.step('it can be tried again with the same recording', async () => {
    await page.unroute(FUNCTION)
    await page.route(FUNCTION, (route) => route.fulfill({ json: answer() }))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Engine knock or tick')
  })
})

test('at the limit the toast leads to /settings, and nothing is stored [AI-028] [AI-029]', async ({
  atHome: page,
  driver,
  server,
}) => {
  await server.admin(
    `insert into public.usage_counters (user_id, month_year, audio_diagnoses)
     values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 5)
     on conflict (user_id, month_year) do update set audio_diagnoses = 5`,
    [driver.userId],
  )
  await takeSound(page)
  await analyze(page)
  await expect(page.getByText('Limit Reached')).toBeVisible()
  await expect(page.getByText("You've reached your free analysis limit")).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await latest(page)).toBeNull()
  await expect(page.getByRole('button', { name: 'Analyze Sound' })).toBeVisible()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/settings')
})

test.describe('without a connection', () => {
  /** Once a page has fetched a part: offline it can't. */
  const hasFetched = (page: Page, part: string) =>
    page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
      part,
    )

  /** With all that a recording needs where the network is gone. */
  async function goOffline(page: Page): Promise<void> {
    for (const part of ['PreliminaryResult', 'WaitingList']) await hasFetched(page, part)
    await page.context().setOffline(true)
  }

  test('the recording is queued, and says so with the last 8 characters of its job id [AI-026] [AI-031]', async ({
    atHome: page,
    server,
    driver,
  }) => {
    const received = await formsReceived(page, server.url, 'analyze-sound')
    await takeSound(page)
    await page.getByRole('button', { name: 'Knock', exact: true }).click()
    await goOffline(page)
    await analyze(page)
    await expect(page.getByText('Analysis Queued')).toBeVisible()
    const message = page.getByText(/^Currently offline/)
    await expect(message).toHaveText(
      /^Currently offline\. Your diagnosis has been queued \(Job: [0-9a-f]{8}\) and will be processed when connection is restored\.$/,
    )
    const shown = /Job: (\w+)/.exec(await message.innerText())?.[1]
    await expect(waitingOne(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await test.step('it can be deleted, and the deletion undone', async () => {
      await page.getByRole('button', { name: /^Delete the recording of/ }).click()
      await expect(waitingOne(page)).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(waitingOne(page)).toBeVisible()
    })
    await test.step('it is sent by itself on reconnection', async () => {
      await page.context().setOffline(false)
      await expect(page.getByText('A recording that waited is diagnosed')).toBeVisible()
      expect(received.forms).toHaveLength(1)
      expect(String(received.forms[0]?.get('job_id')).slice(-8)).toBe(shown)
      expect(received.forms[0]?.get('sounds')).toBe('["knock"]')
      await expect(waitingOne(page)).toBeHidden()
    })
    await test.step('and arrives as a history item and a notification', async () => {
      expect(await count(server, 'history', driver)).toBe(1)
      expect(await count(server, 'notifications', driver)).toBe(1)
      expect(await used(server, driver)).toEqual([{ state: 'done' }])
      await page.getByRole('button', { name: 'View', exact: true }).click()
      await expect(page).toHaveURL('/results')
      // It is the server's history item already: saving it again makes no second one.
      await page.getByRole('button', { name: 'Save to History' }).click()
      await expect(page.getByRole('button', { name: 'In your history' })).toBeVisible()
      expect(await count(server, 'history', driver)).toBe(1)
    })
    await received.close()
  })

  test('a server that does not answer leaves the recording waiting, over a reload, until it is sent by a tap', async ({
    atHome: page,
  }) => {
    let isAnswering = false
    await page.route(FUNCTION, (route) =>
      isAnswering ? route.fulfill({ json: answer() }) : route.abort('connectionrefused'),
    )
    await takeSound(page)
    await analyze(page)
    const waiting = waitingOne(page)
    await expect(waiting).toBeVisible()
    await page.clock.install()
    await page.goto('/history')
    await expect(waiting).toBeVisible()
    // The queue tries by itself every few seconds; from here on it is the tap alone that sends.
    await page.clock.pauseAt(Date.now() + 1000)
    const send = page.getByRole('button', { name: 'Send now' })
    await expect(send).toBeEnabled()
    isAnswering = true
    await send.click()
    await expect(waiting).toBeHidden()
  })
})
