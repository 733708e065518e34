import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import type { Driver } from './fixtures.ts'
import { expect, signIn, test } from './fixtures.ts'
import { chooseKnock } from './knock.ts'

async function takeSound(page: Page): Promise<void> {
  await chooseKnock(page)
  await expect(page.getByRole('button', { name: 'Analyze Sound' })).toBeVisible()
}

/** A browser of our own making, on a profile that outlives it, so that it can be killed like a phone's. */
function launch(profile: string, args: readonly string[]): ChildProcess {
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  return spawn(chromiumPath(), [...own, ...args, 'about:blank'], { stdio: 'ignore', detached: true })
}

/** A page of the browser that runs on a profile. */
async function openPage(profile: string): Promise<Page> {
  let port = ''
  await expect(async () => {
    port = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0] ?? ''
    expect(port).not.toBe('')
  }).toPass()
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no context')
  return context.newPage()
}

function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
}

/** No farewell: every process of this browser ends where it stands. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

/** Opens the history as the driver. A browser killed early may not have written the session; the recordings it has. */
async function openHistory(page: Page, url: string, driver: Driver): Promise<void> {
  await page.goto(`${url}/history`)
  // Not the page's title: it stands in the page's HTML, before the app knows whether somebody is signed in.
  const rows = page.getByText(/ wait for | saved anal/).last()
  const email = page.getByLabel('Email')
  await expect(rows.or(email)).toBeVisible()
  if (await email.isVisible()) await signIn(page, driver)
  await expect(rows).toBeVisible()
}

test('three recordings survive two killings of the browser, one of them between server and answer, and each counts once', async ({
  server,
  driver,
}, testInfo) => {
  test.setTimeout(300_000)
  const profile = await mkdtemp(join(tmpdir(), 'tappet-profile-'))
  const args = testInfo.project.use.launchOptions?.args ?? []
  let browser = launch(profile, args)
  const startAgain = async () => {
    await kill(browser)
    await rm(join(profile, 'DevToolsActivePort'), { force: true })
    browser = launch(profile, args)
    return openPage(profile)
  }
  const rows = (table: 'history' | 'notifications') =>
    server.admin(`select * from public.${table} where user_id = $1`, [driver.userId])
  try {
    let page = await openPage(profile)
    await page.goto(`${server.url}/login`)
    await signIn(page, driver)
    await expect(page).toHaveURL(`${server.url}/`)
    await takeSound(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    for (const waiting of ['1 recording waits', '2 recordings wait', '3 recordings wait']) {
      if (!waiting.startsWith('1')) await takeSound(page)
      const analyze = page.getByRole('button', { name: 'Analyze Sound' })
      await analyze.click()
      await expect(page.getByRole('heading', { name: `${waiting} for a connection` })).toBeVisible()
      // The recorder lets go of a sound once it is queued.
      await expect(analyze).toBeHidden()
    }

    // Online again, the first one reaches the server; its answer never reaches the browser.
    page = await startAgain()
    const answered = new Promise<void>((resolve) => {
      void page.route('**/functions/v1/analyze-sound', async (route) => {
        await route.fetch()
        resolve()
      })
    })
    await openHistory(page, server.url, driver)
    await expect(page.getByRole('heading', { name: '3 recordings wait for the server' })).toBeVisible()
    await answered
    expect(await rows('history')).toHaveLength(1)

    page = await startAgain()
    await openHistory(page, server.url, driver)
    await expect(page.getByText('3 saved analyses')).toBeVisible()
    await expect(page.getByRole('heading', { name: /wait for/ })).toHaveCount(0)
    expect(await rows('history')).toHaveLength(3)
    expect(await rows('notifications')).toHaveLength(3)
    expect(
      await server.admin('select state from public.analysis_jobs where user_id = $1', [driver.userId]),
    ).toEqual(Array(3).fill({ state: 'done' }))
  } finally {
    await kill(browser)
    await rm(profile, { recursive: true, force: true })
  }
})
