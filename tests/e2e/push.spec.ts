import type { Page } from '@playwright/test'
import { type PushService, startPushService } from '../harness/push-service.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { test as base, expect } from './fixtures.ts'
import { unfold } from './reminders-page.ts'

/** The real server, whose push messages go to a push service of ours instead of a browser maker's. */
const test = base.extend<{ service: PushService; pushServer: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  service: async ({}, use) => {
    const service = await startPushService(() => publicKey)
    await use(service)
    await service.close()
  },
  pushServer: async ({ service }, use) => {
    const webFolder = process.env.TAPPET_WEB_FOLDER
    const server = await startServer({
      ...(webFolder ? { webFolder } : {}),
      postPush: (message) => service.post(message),
    })
    publicKey = (await (await fetch(`${server.url}/config.json`)).json()).pushPublicKey
    await use(server)
    await server.close()
  },
  baseURL: async ({ pushServer }, use) => use(pushServer.url),
})
let publicKey = ''

// Push needs the worker, which other tests go without.
test.use({ serviceWorkers: 'allow' })

const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Push notifications' })

/** The settings, once the app's service worker stands: without it there is nobody to take a push. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/reminder-settings')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await unfold(page, 'How we remind you')
}

/** Chromium without a network cannot reach its maker: it subscribes to our push service instead. */
async function subscribeTo(page: Page, service: PushService) {
  const browser = service.subscribe()
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let subscription: object | null = null
    const message = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        subscription = null
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        Object.assign(window, { subscribedWith: options.applicationServerKey })
        subscription = message
        return message
      },
      getSubscription: async () => subscription,
    })
  }, browser)
  return browser
}

test('a driver allows push, is told while away by the app’s worker, turns it off again, and then says no to the browser', async ({
  signedIn: page,
  context,
  driver,
  pushServer: server,
  service,
}) => {
  await context.grantPermissions(['notifications'])
  const browser = await subscribeTo(page, service)
  await openSettings(page)
  await expect(pushSwitch(page)).not.toBeChecked()
  await test.step('push that cannot be had stays off', async () => {
    await page.evaluate(() => {
      const { subscribe } = PushManager.prototype
      PushManager.prototype.subscribe = () => {
        PushManager.prototype.subscribe = subscribe
        return Promise.reject(new DOMException('push service not available', 'AbortError'))
      }
    })
    await pushSwitch(page).click()
    await expect(page.getByText('Push notifications stay off')).toBeVisible()
    await expect(pushSwitch(page)).not.toBeChecked()
  })
  await pushSwitch(page).click()
  await expect(pushSwitch(page)).toBeChecked()
  await expect(page.getByText('Push notifications are on')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'subscribedWith'))).toBe(publicKey)

  await server.admin(
    "insert into notifications (user_id, type, title, message) values ($1, 'maintenance_overdue', 'Oil Change is overdue', 'Was due.')",
    [driver.userId],
  )
  await expect
    .poll(() => browser.received.map(({ message }) => message))
    .toMatchObject([{ title: 'Oil Change is overdue', body: 'Was due.', url: '/reminder-settings' }])

  await pushSwitch(page).click()
  await expect(pushSwitch(page)).not.toBeChecked()
  await expect
    .poll(() => server.admin('select from push_subscriptions where user_id = $1', [driver.userId]))
    .toEqual([])

  await test.step('what is pushed is shown by the worker, also when it is odd', async () => {
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first !== undefined) resolve(first.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registered
    const origin = new URL(page.url()).origin
    const push = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const all = await registration.getNotifications()
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
      })
    await push(
      JSON.stringify({
        id: 'n1',
        title: 'Oil Change is overdue',
        body: 'Was due.',
        url: '/reminder-settings',
      }),
    )
    await expect
      .poll(shown)
      .toEqual([{ title: 'Oil Change is overdue', body: 'Was due.', tag: 'n1', data: '/reminder-settings' }])
    await push('{"url":"https://evil.example"}')
    await expect.poll(shown).toContainEqual({
      title: 'Tappet',
      body: 'There is something new about your car.',
      tag: 'tappet',
      data: '/',
    })
  })
  await test.step('who said no to the browser is told how to say yes', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await page.reload()
    await unfold(page, 'How we remind you')
    await expect(page.getByText('Blocked in your browser')).toBeVisible()
    await expect(pushSwitch(page)).toBeHidden()
  })
})
