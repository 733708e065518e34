import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startServer } from '../harness/server.ts'
import { copyOfBuild, deployNext, NEXT, removeBuild } from './deploy.ts'
import { test as base, expect } from './fixtures.ts'
import { unfold } from './folds.ts'
import { workerReady } from './worker.ts'

/** Each test has a server of its own, whose build it may update. */
const test = base.extend<{ build: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  build: async ({}, use) => {
    const folder = await copyOfBuild()
    await use(folder)
    await removeBuild(folder)
  },
  baseURL: async ({ build }, use) => {
    const server = await startServer({ webFolder: build })
    await use(server.url)
    await server.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => page.getByRole('region', { name: 'New version' })
const entry = (page: Page) => page.locator('script[type=module]').first().getAttribute('src')

const expectNext = (page: Page) => expect.poll(() => entry(page)).toContain(NEXT)

/** What a browser does by itself at the next navigation, and at least once a day. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

test('a new version waits while a form is open, and "Keep it open" keeps it; a tab of the old one continues with its own parts', async ({
  page,
  build,
  context,
}) => {
  await page.goto('/login')
  await workerReady(page)
  const old = await context.newPage()
  await old.goto('/')
  await page.getByLabel('Email').fill('driver@example.com')
  await expect(notice(page)).toHaveCount(0)

  await deployNext(build)
  await lookForUpdate(page)
  await expect(notice(page).getByRole('heading', { name: 'A new version is ready' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('driver@example.com')
  expect(await entry(page)).not.toContain(NEXT)

  await notice(page).getByRole('button', { name: 'Reload' }).click()
  const question = page.getByRole('alertdialog', { name: 'Reload now?' })
  await question.getByRole('button', { name: 'Keep it open' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue('driver@example.com')

  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await question.getByRole('button', { name: 'Reload' }).click()
  await expectNext(page)
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(notice(page)).toHaveCount(0)

  await expect(notice(old)).toBeVisible()
  expect(await entry(old)).not.toContain(NEXT)
  await unfold(old, 'About Tappet')
  await old.getByRole('link', { name: 'Upgrade' }).click()
  await old.getByRole('link', { name: 'View Plans' }).click()
  await expect(old.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  expect(await entry(old)).not.toContain(NEXT)

  await context.setOffline(true)
  await page.goto('/plans')
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
})

/** Never answered: while a page waits for it, Chromium keeps the newer worker waiting for up to five minutes. */
const ENDLESS = '/assets/endless.js'

/** Passes everything on to the server but that one. */
async function endlessProxy(target: string) {
  const proxy = createServer(({ url = '/', method, headers }, response) => {
    if (url === ENDLESS) return
    ask(`${target}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }).end()
  })
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

test('without anything to lose, Reload loads the new version at once, although the old one’s worker is kept at work', async ({
  baseURL,
  build,
  context,
}) => {
  const proxy = await endlessProxy(baseURL ?? '')
  const old = await context.newPage()
  await old.goto(`${proxy.url}/`)
  await workerReady(old)
  await old.evaluate((path) => void fetch(path), ENDLESS)
  const page = await context.newPage()
  await page.goto(`${proxy.url}/help-faq`)
  await deployNext(build)
  await lookForUpdate(page)
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expectNext(page)
  await expect(notice(page)).toHaveCount(0)
  await proxy.close()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a part of the old version that is gone is fetched by one reload', async ({ page, build }) => {
    await page.goto('/settings')
    await expect(page.getByRole('link', { name: 'View Plans' })).toBeVisible()
    await deployNext(build)
    await page.getByRole('link', { name: 'View Plans' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
    expect(await entry(page)).toContain(NEXT)
  })

  test('a part that stays gone is said, with the way on', async ({ page }) => {
    await page.route('**/assets/PlansPage-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/settings')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('link', { name: 'View Plans' }).click()
    await expect(page.getByRole('heading', { name: 'A part of Tappet is missing' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load it again' })).toBeVisible()
    // The notice may stand before the page's last part has come.
    await page.waitForLoadState('load')
    expect(loads).toBe(1)
    await page.unroute('**/assets/PlansPage-*.js')
    await page.getByRole('button', { name: 'Load it again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  })
})
