import { readAppConfig } from '@tappet/wire/config'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { serveWithDeno } from '../harness/deno-function.ts'
import { type Browser, type PushService, startPushService } from '../harness/push-service.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { type Driver, newDriver, post } from './exports-account.ts'

let server: TestServer
let service: PushService
let publicKey = ''
/** The server's clock: ahead of the real one by so much. */
let aheadMs = 0
beforeAll(async () => {
  service = await startPushService(() => publicKey)
  server = await startServer({
    adminUrl: inject('adminUrl'),
    now: () => Date.now() + aheadMs,
    postPush: (message) => service.post(message),
  })
  const config = readAppConfig(await (await fetch(`${server.url}/config.json`)).json())
  // No SMTP_URL here: the app must not speak of mails.
  expect(config.mailEnabled).toBe(false)
  publicKey = config.pushPublicKey ?? ''
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  aheadMs = 0
  service.answers.length = 0
  await server.admin('delete from auth.users')
})

const keep = ({ client }: Driver, { endpoint, p256dh, auth }: Browser) =>
  client.rpc('keep_push_subscription', { p_endpoint: endpoint, p_p256dh: p256dh, p_auth: auth })

async function subscribed(): Promise<{ driver: Driver; browser: Browser }> {
  const driver = await newDriver(server)
  const browser = service.subscribe()
  expect((await keep(driver, browser)).error).toBeNull()
  return { driver, browser }
}

async function notify(
  { id }: Driver,
  title: string,
  type = 'maintenance_due',
  message = 'Due on March 2, 2026.',
) {
  const [row] = await server.admin<{ id: string }>(
    'insert into notifications (user_id, type, title, message) values ($1, $2, $3, $4) returning id',
    [id, type, title, message],
  )
  return row?.id ?? ''
}

// The server sends every few seconds by itself; asked, it does so now.
const send = async () => {
  const response = await post(`${server.url}/functions/v1/send-push`, server.serviceKey, {})
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, number>
}
const deliveries = () => server.admin<{ attempts: number }>('select attempts from private.push_deliveries')
const titles = ({ received }: Browser) => received.map(({ message }) => message.title)

describe('a notification', () => {
  it('is pushed by the server itself to the browser of its reader, encrypted and signed', async () => {
    const { driver, browser } = await subscribed()
    const id = await notify(
      driver,
      'Oil Change is overdue',
      'maintenance_overdue',
      'Was due on March 2, 2026. 日本 🚗',
    )
    await vi.waitFor(() => expect(browser.received).toHaveLength(1), { interval: 100 })
    expect(browser.received).toEqual([
      {
        message: {
          id,
          title: 'Oil Change is overdue',
          body: 'Was due on March 2, 2026. 日本 🚗',
          url: '/reminder-settings',
        },
        ttl: 86_400,
        urgency: 'high',
        subject: 'mailto:no-reply@localhost',
      },
    ])
    await vi.waitFor(async () => expect(await deliveries()).toEqual([]))
  })

  it('goes to every browser of one person, and to nobody else’s', async () => {
    const { driver, browser } = await subscribed()
    const second = service.subscribe()
    await keep(driver, second)
    const other = await subscribed()
    await notify(driver, 'Yours')
    await send()
    await vi.waitFor(() => expect([titles(browser), titles(second)]).toEqual([['Yours'], ['Yours']]))
    expect(titles(other.browser)).toEqual([])
  })

  it('is sent once, however many nodes send at once', async () => {
    const { driver, browser } = await subscribed()
    for (let n = 0; n < 50; n++) await notify(driver, `Note ${n}`, 'other')
    await Promise.all(Array.from({ length: 8 }, send))
    await vi.waitFor(() => expect(browser.received.length).toBeGreaterThanOrEqual(50))
    expect(new Set(titles(browser)).size).toBe(50)
    expect(browser.received).toHaveLength(50)
  })

  it('that is long fits into what a push service takes', async () => {
    const { driver, browser } = await subscribed()
    await notify(driver, '長'.repeat(200), 'other', '🚗'.repeat(2_000))
    await send()
    await vi.waitFor(() => expect(browser.received).toHaveLength(1))
    expect(String(browser.received[0]?.message.title)).toMatch(/^長{119}…$/)
  })

  it('that was read meanwhile, or is a day old, is not pushed', async () => {
    const { driver, browser } = await subscribed()
    aheadMs = -60_000
    await notify(driver, 'Read')
    await server.admin('update notifications set read = true')
    await notify(driver, 'Old')
    await server.admin("update private.push_deliveries set created_at = now() - interval '25 hours'")
    await notify(driver, 'New')
    aheadMs = 0
    await send()
    await vi.waitFor(() => expect(titles(browser)).toEqual(['New']))
    expect(await deliveries()).toEqual([])
  })
})

describe('quiet hours', () => {
  it('hold a message back until they are over, by the driver’s own clock', async () => {
    const { driver, browser } = await subscribed()
    const clock = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' })
    const { error } = await driver.client
      .from('notification_settings')
      .upsert({ user_id: driver.id, time_zone: 'Asia/Kolkata', quiet_from: clock(-1), quiet_until: clock(1) })
    expect(error).toBeNull()
    await notify(driver, 'Later')
    expect(await send()).toEqual({ sent: 0, gone: 0, later: 0, refused: 0 })
    expect(await deliveries()).toEqual([{ attempts: 0 }])
    aheadMs = 3_601_000
    await send()
    await vi.waitFor(() => expect(titles(browser)).toEqual(['Later']))
  })
})

describe('what the push service answers', () => {
  it.each([404, 410])('%i: the browser is forgotten', async (status) => {
    const { driver } = await subscribed()
    service.answers.push(status)
    await notify(driver, 'Anybody?')
    await send()
    await vi.waitFor(async () => expect(await server.admin('select from push_subscriptions')).toEqual([]))
    expect(await deliveries()).toEqual([])
  })

  it.each([429, 503])('%i: it is sent again a minute later', async (status) => {
    const { driver, browser } = await subscribed()
    service.answers.push(status)
    await notify(driver, 'Patience')
    await send()
    await vi.waitFor(async () => expect(await deliveries()).toEqual([{ attempts: 1 }]))
    expect(await send()).toMatchObject({ sent: 0 })
    aheadMs = 61_000
    await send()
    await vi.waitFor(() => expect(titles(browser)).toEqual(['Patience']))
  })

  it('that it is ill, five times: it is given up, and the browser kept', async () => {
    const { driver } = await subscribed()
    service.answers.push(...Array.from({ length: 5 }, () => 500))
    await notify(driver, 'Patience')
    for (const minutes of [0, 2, 10, 40, 200]) {
      aheadMs = minutes * 60_000
      await send()
    }
    await vi.waitFor(async () => expect(await deliveries()).toEqual([]))
    expect(service.answers).toEqual([])
    expect(await server.admin('select from push_subscriptions')).toHaveLength(1)
  })

  it('400: that one message is dropped', async () => {
    const { driver } = await subscribed()
    service.answers.push(400)
    await notify(driver, 'Odd')
    await send()
    await vi.waitFor(async () => expect(await deliveries()).toEqual([]))
    expect(await server.admin('select from push_subscriptions')).toHaveLength(1)
  })
})

describe('a subscription', () => {
  it('is stored once, for the user who is signed in on that browser now', async () => {
    const { driver: ada, browser } = await subscribed()
    const ben = await newDriver(server)
    await notify(ada, 'For Ada')
    await server.admin("update private.push_deliveries set send_after = now() + interval '1 hour'")
    expect((await keep(ben, browser)).error).toBeNull()
    expect(await deliveries()).toEqual([])
    expect((await ada.client.from('push_subscriptions').select()).data).toEqual([])
    expect((await ben.client.from('push_subscriptions').select()).data).toHaveLength(1)
  })

  it('is refused without https, with keys that are none, and to a visitor', async () => {
    const driver = await newDriver(server)
    const browser = service.subscribe()
    for (const wrong of [
      { endpoint: 'http://push.example/x' },
      { endpoint: 'https://push.example' },
      { endpoint: 'https://push.example/a b' },
      { p256dh: 'AAAA' },
      { auth: '' },
    ]) {
      expect((await keep(driver, { ...browser, ...wrong })).error?.code).toBe('23514')
    }
    const { createClient } = await import('@supabase/supabase-js')
    const visitor = createClient(server.url, server.anonKey, { auth: { persistSession: false } })
    expect((await keep({ ...driver, client: visitor }, browser)).error?.code).toBe('42501')
  })

  it('of which one has more than twenty pushes the oldest out', async () => {
    const driver = await newDriver(server)
    const browsers = Array.from({ length: 22 }, () => service.subscribe())
    for (const browser of browsers) await keep(driver, browser)
    const { data } = await driver.client.from('push_subscriptions').select('endpoint').order('created_at')
    expect(data?.map(({ endpoint }) => endpoint)).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint))
  })

  it('whose keys are no point on the curve is forgotten, and stops nobody', async () => {
    const { driver, browser } = await subscribed()
    await keep(driver, { ...service.subscribe(), p256dh: `B${'A'.repeat(86)}` })
    await notify(driver, 'Still here')
    await send()
    await vi.waitFor(() => expect(titles(browser)).toEqual(['Still here']))
    await vi.waitFor(async () => expect(await server.admin('select from push_subscriptions')).toHaveLength(1))
  })
})

describe('send-push', () => {
  it('is the server’s alone', async () => {
    const { driver } = await subscribed()
    for (const token of [driver.token, server.anonKey]) {
      const response = await post(`${server.url}/functions/v1/send-push`, token, {})
      expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden'])
    }
    for (const name of ['claim_push_deliveries', 'settle_push_delivery', 'sweep_reminders']) {
      expect((await driver.client.rpc(name, {})).error).not.toBeNull()
    }
  })

  it('runs under Deno too, where it sends nothing without keys', async () => {
    const deno = await serveWithDeno('send-push', server)
    const answers = [await post(deno.url, server.serviceKey, {}), await post(deno.url, server.anonKey, {})]
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
    await Promise.all(answers.map((answer) => answer.text()))
    await deno.stop()
  })
})
