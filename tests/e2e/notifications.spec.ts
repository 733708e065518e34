import type { Page } from '@playwright/test'
import { callsOf, expectCall, query } from './api-calls.ts'
import { expect, test } from './fixtures.ts'

type Server = { admin(sql: string, values?: unknown[]): Promise<unknown> }
type Kind = 'maintenance_reminder' | 'maintenance_due' | 'maintenance_overdue' | 'other'

/** What the server writes when it has something to say; the newest last. */
async function notify(
  server: Server,
  userId: string,
  title: string,
  type: Kind = 'other',
  createdAt?: string,
) {
  await server.admin(
    `insert into public.notifications (user_id, type, title, message, created_at)
     values ($1, $2, $3, 'Details', coalesce($4::timestamptz, now()))`,
    [userId, type, title, createdAt ?? null],
  )
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Opens a page and waits until it hears of new rows, so that what is written next must arrive live. */
async function openListening(page: Page, path: string): Promise<void> {
  // The page that was open has a socket of its own, which must not be taken for the new page's.
  await page.goto('about:blank')
  const subscribed = new Promise<void>((resolve) => {
    // Attached as the socket appears: a frame that came before a later listener would be missed.
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('Subscribed to PostgreSQL')) resolve()
      }),
    )
  })
  await page.goto(path)
  await subscribed
}

test('the bell asks a visitor to sign in [NOT-008], once it is known who is there', async ({ page }) => {
  const server = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await server.promise
    await route.continue()
  })
  await page.goto('/')
  await bell(page).click()
  const dialog = page.getByRole('dialog', { name: 'Create Account' })
  await expect(dialog).toBeHidden()
  server.resolve()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await bell(page).click()
  await expect(dialog).toBeVisible()
})

test('the bell counts the unread and lists the newest', async ({ signedIn: page, driver, server }) => {
  await test.step('the badge counts the unread, and says 9+ above nine [APP-037] [APP-038]', async () => {
    for (let number = 1; number <= 9; number += 1) await notify(server, driver.userId, `Note ${number}`)
    await page.goto('/')
    await expect(bell(page)).toHaveText('9')
    await notify(server, driver.userId, 'Note 10')
    await page.goto('/')
    await expect(bell(page)).toHaveText('9+')
    await expect(page.getByRole('button', { name: 'Notifications, 9+ unread' })).toBeVisible()
  })
  await test.step('the list holds the 20 newest [NOT-010], with dates like "MMM dd, h:mm a" [APP-039]', async () => {
    for (let number = 1; number <= 12; number += 1) {
      const createdAt = `2026-03-05T14:${String(number).padStart(2, '0')}:00Z`
      await notify(server, driver.userId, `Old ${number}.`, 'other', createdAt)
    }
    await page.goto('/')
    await bell(page).click()
    const items = list(page).getByRole('listitem')
    await expect(items).toHaveCount(20)
    await expect(items.first()).toContainText('Note 10')
    await expect(items.last()).toContainText('Old 3.')
    await expect(items.filter({ hasText: 'Old 7.' })).toContainText('Mar 05, 2:07 PM')
  })
})

test('notifications turn to read, one or all, and what the server refused is taken back', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const marks = list(page).getByRole('button', { name: 'Mark as read' })
  const mark = { method: 'PATCH', path: '/rest/v1/notifications', body: { read: true } }
  for (const title of ['First', 'Second', 'Third']) await notify(server, driver.userId, title)
  const refusal = { status: 403, json: { code: '42501', message: 'refused by the test' } }
  await page.route('**/rest/v1/notifications?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(refusal) : route.continue(),
  )
  await page.goto('/')
  await bell(page).click()
  const first = list(page).getByRole('listitem').filter({ hasText: 'First' })
  const markFirst = first.getByRole('button', { name: 'Mark as read' })
  await test.step('a refused mark is taken back and said', async () => {
    await markFirst.click()
    await expect(page.getByText('Not marked as read')).toBeVisible()
    await expect(marks).toHaveCount(3)
    await page.unroute('**/rest/v1/notifications?*')
  })
  const calls = callsOf(page)
  await test.step('one turns to read by its id, and stays so [NOT-004] [API-018]', async () => {
    await markFirst.click()
    await expect(markFirst).toBeHidden()
    await expect(page.locator('button', { hasText: /^2$/ })).toBeVisible()
    const read = () =>
      server.admin<{ id: string; title: string }>(
        'select id, title from public.notifications where user_id = $1 and read',
        [driver.userId],
      )
    await expect.poll(read).toMatchObject([{ title: 'First' }])
    await expectCall(calls, { ...mark, query: query({ id: `eq.${(await read())[0]?.id}` }) })
  })
  await test.step('all turn to read at once, by their driver [NOT-005] [ERR-054] [API-019]', async () => {
    await list(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All notifications marked as read')).toBeVisible()
    await expect(marks).toHaveCount(0)
    await expectCall(calls, { ...mark, query: query({ user_id: `eq.${driver.userId}`, read: 'eq.false' }) })
    await expect
      .poll(() =>
        server.admin('select count(*)::int as n from public.notifications where user_id = $1 and not read', [
          driver.userId,
        ]),
      )
      .toEqual([{ n: 0 }])
  })
})

test("what is written while the page is open arrives, and nobody hears of another driver's", async ({
  signedIn: page,
  driver,
  server,
}) => {
  const [other] = (await server.admin(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'other-' || gen_random_uuid() || '@example.com')
     returning id`,
  )) as { id: string }[]
  if (!other) throw new Error('no other driver')
  await openListening(page, '/plans')
  await test.step('an empty list says what will appear', async () => {
    await bell(page).click()
    await expect(list(page).getByText('No notifications yet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
  })
  await test.step('a new one is counted and listed [NOT-001] [NOT-006] [NOT-009]; another driver’s is not', async () => {
    await notify(server, other.id, 'Not yours', 'maintenance_reminder')
    await notify(server, driver.userId, 'A quiet note')
    await expect(bell(page)).toHaveText('1')
    await expect(page.getByText('Not yours')).toBeHidden()
    await expect(page.getByText('A quiet note')).toHaveCount(0)
    await bell(page).click()
    await expect(list(page).getByText('A quiet note')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
  })
  await test.step('a reminder shows a toast whose View leads to the reminders; no other kind does [NOT-007]', async () => {
    await notify(server, driver.userId, 'Oil Change is due', 'maintenance_reminder')
    await expect(page.getByText('Oil Change is due')).toBeVisible()
    await expect(page.getByText(/A quiet note|Not yours/)).toHaveCount(0)
    await page.getByRole('button', { name: 'View' }).click()
    await expect(page).toHaveURL('/reminder-settings')
  })
})

test('what falls due is told by the server and arrives live, in every tab [NOT-001] [NOT-006] [REM-001]', async ({
  signedIn: page,
  context,
  driver,
  server,
}) => {
  await driver.client.from('reminder_prefs').insert([
    { user_id: driver.userId, item: 'Air Filter', months_interval: 1, last_done_date: '2020-01-31' },
    { user_id: driver.userId, item: 'Tires', miles_interval: 5_000, last_done_mileage: 40_000 },
  ])
  await driver.client
    .from('maintenance')
    .insert({ user_id: driver.userId, item: 'Mileage Update', date: '2026-05-01', mileage: 44_100 })
  await openListening(page, '/plans')
  const other = await context.newPage()
  await other.goto('/help-faq')
  const count = await other.evaluate(async (key) => {
    const headers = { apikey: key, Authorization: `Bearer ${key}` }
    const answer = await fetch('/rest/v1/rpc/sweep_reminders', { method: 'POST', headers })
    return answer.json()
  }, server.serviceKey)
  expect(count).toBeGreaterThanOrEqual(2)
  // Nothing asks again: only what the socket brings changes the number.
  await expect(bell(page)).toHaveText('2')
  await expect(page.getByText('Tires is due soon')).toBeVisible()
  await bell(page).click()
  await expect(list(page).getByText('Was due on February 29, 2020.')).toBeVisible()
  await expect(list(page).getByText('Due at 45,000 miles.')).toBeVisible()
})
