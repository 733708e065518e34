import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { knockingEngineWav } from './sample-diagnosis.ts'

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

test('a recording that waits survives the killing of the browser, and is then sent', async ({
  server,
  driver,
}, testInfo) => {
  test.slow()
  const profile = await mkdtemp(join(tmpdir(), 'tappet-profile-'))
  const args = testInfo.project.use.launchOptions?.args ?? []
  let browser = launch(profile, args)
  try {
    let page = await openPage(profile)
    await page.goto(`${server.url}/login`)
    await signIn(page, driver)
    await expect(page).toHaveURL(`${server.url}/`)
    await page
      .getByLabel('Sound file')
      .first()
      .setInputFiles({ name: 'knock.wav', mimeType: 'audio/wav', buffer: knockingEngineWav() })
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Analyze Sound' }).click()
    await expect(page.getByRole('heading', { name: '1 recording waits for a connection' })).toBeVisible()
    await kill(browser)

    await rm(join(profile, 'DevToolsActivePort'), { force: true })
    browser = launch(profile, args)
    page = await openPage(profile)
    await page.goto(`${server.url}/history`)
    // Killed this soon, the browser may not have written the session; the recording it has.
    const history = page.getByRole('heading', { name: 'Diagnosis History', level: 1 })
    const email = page.getByLabel('Email')
    await expect(history.or(email)).toBeVisible()
    if (await email.isVisible()) await signIn(page, driver)
    await expect
      .poll(() => server.admin('select type from public.history where user_id = $1', [driver.userId]), {
        timeout: 30_000,
      })
      .toEqual([{ type: 'audio' }])
  } finally {
    await kill(browser)
    await rm(profile, { recursive: true, force: true })
  }
})
