/** The server is held still while a driver waits: the device's own answer comes first, the server's after it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { soundDiagnosis } from '@tappet/wire'
import pg from 'pg'
import { copyDatabase } from '../harness/copy.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { TEMPLATE_URL } from '../harness/server.ts'
import { type SpawnedServer, spawnServer } from '../harness/spawned.ts'
import { test as base, expect } from './fixtures.ts'
import { chooseKnock } from './knock.ts'
import { workerReady } from './worker.ts'

type Held = {
  process: SpawnedServer['process']
  url: string
  /** How many recordings of a person were analyzed. A dull one names nothing, and gives its use back. */
  analyzed(userId: string): Promise<number>
}

/** The real server as a process of its own, which can be stopped and continued. */
const test = base.extend<{ held: Held }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  held: async ({}, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-held-'))
    const copy = await copyDatabase(process.env[TEMPLATE_URL] ?? '')
    const server = await spawnServer({
      TAPPET_DATA: dataFolder,
      DATABASE_URL: copy.adminUrl,
      JWT_SECRET: TEST_JWT_SECRET,
    })
    const database = new pg.Pool({ connectionString: copy.adminUrl, max: 1 })
    const analyzed = async (userId: string) => {
      const { rows } = await database.query(
        "select count(*)::int as analyzed from public.analysis_jobs where user_id = $1 and state = 'done'",
        [userId],
      )
      return Number(rows[0]?.analyzed)
    }
    await use({ process: server.process, url: server.url, analyzed })
    server.process.kill('SIGCONT')
    await database.end()
    await server.stop()
    await copy.drop()
    await rm(dataFolder, { recursive: true, force: true })
  },
  baseURL: async ({ held }, use) => use(held.url),
})

test.use({ serviceWorkers: 'allow' })

async function takeSound(page: Page): Promise<void> {
  await workerReady(page)
  await chooseKnock(page)
}

const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Sound' }).click()
const view = (page: Page) => page.getByRole('button', { name: 'View preliminary result' })
const made = (page: Page) => page.getByText('Preliminary: made on this device')
const latest = async (page: Page) =>
  soundDiagnosis
    .loose()
    .parse(await page.evaluate(() => JSON.parse(sessionStorage.getItem('tappet.latest-result') ?? 'null')))

test('held still after the tap, the device answers; continued, the server’s answer takes its place, analyzed once', async ({
  atHome: page,
  driver,
  held,
}) => {
  await takeSound(page)
  held.process.kill('SIGSTOP')
  await analyze(page)
  await expect(page.getByText("The server hasn't answered yet.").last()).toBeVisible()
  await expect(view(page)).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90')
  // It is still being sent, so it is not said to wait.
  await expect(page.getByRole('heading', { name: /waits for/ })).toHaveCount(0)
  await view(page).click()
  await expect(made(page)).toBeVisible()
  const { id } = await latest(page)
  held.process.kill('SIGCONT')
  await expect(made(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save to History' })).toBeVisible()
  const answer = await latest(page)
  expect([answer.id, answer.preliminary]).toEqual([id, undefined])
  expect(await held.analyzed(driver.userId)).toBe(1)
  await test.step('a page closed while the server is silent finds its answer on the next visit, analyzed once', async () => {
    await page.goto('/')
    await takeSound(page)
    held.process.kill('SIGSTOP')
    await analyze(page)
    await expect(view(page)).toBeVisible()
    const next = await page.context().newPage()
    await page.close()
    held.process.kill('SIGCONT')
    await next.goto('/history')
    await expect(next.getByText('1 saved analysis')).toBeVisible()
    expect(await held.analyzed(driver.userId)).toBe(2)
    // The queue had the recording, so the recorder does not offer it a second time.
    await next.goto('/')
    await expect(next.getByRole('button', { name: 'Start recording' })).toBeVisible()
  })
})
