import type { Page } from '@playwright/test'
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

test('the bell asks a visitor to sign in [NOT-008]', async ({ page }) => {
  await page.goto('/')
  await bell(page).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test('a press before it is known who is there is answered once that is', async ({ page }) => {
  const server = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await server.promise
    await route.continue()
  })
  await page.goto('/')
  await bell(page).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeHidden()
  server.resolve()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test('an empty list says what will appear', async ({ atHome: page }) => {
  await bell(page).click()
  await expect(list(page).getByText('No notifications yet')).toBeVisible()
})

test('the badge counts the unread, and says 9+ above nine [APP-037] [APP-038]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  for (let number = 1; number <= 9; number += 1) await notify(server, driver.userId, `Note ${number}`)
  await page.goto('/')
  await expect(bell(page)).toHaveText('9')
  await notify(server, driver.userId, 'Note 10')
  await page.reload()
  await expect(bell(page)).toHaveText('9+')
  await expect(page.getByRole('button', { name: 'Notifications, 9+ unread' })).toBeVisible()
})

test('dates read like "MMM dd, h:mm a" [APP-039]', async ({ signedIn: page, driver, server }) => {
  await notify(server, driver.userId, 'Oil Change', 'maintenance_due', '2026-03-05T14:07:00Z')
  await page.goto('/')
  await bell(page).click()
  await expect(list(page).getByText('Mar 05, 2:07 PM')).toBeVisible()
})

test('the list holds the 20 newest [NOT-010]', async ({ signedIn: page, driver, server }) => {
  for (let number = 1; number <= 22; number += 1)
    await notify(
      server,
      driver.userId,
      `Note ${number}.`,
      'other',
      `2026-03-05T14:${String(number).padStart(2, '0')}:00Z`,
    )
  await page.goto('/')
  await bell(page).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(20)
  await expect(list(page).getByRole('listitem').first()).toContainText('Note 22.')
  await expect(list(page).getByText('Note 2.', { exact: true })).toBeHidden()
})

test('one notification turns to read, and stays so [NOT-004]', async ({ signedIn: page, driver, server }) => {
  await notify(server, driver.userId, 'First')
  await notify(server, driver.userId, 'Second')
  await page.goto('/')
  await bell(page).click()
  const first = list(page).getByRole('listitem').filter({ hasText: 'First' })
  await first.getByRole('button', { name: 'Mark as read' }).click()
  await expect(first.getByRole('button', { name: 'Mark as read' })).toBeHidden()
  await expect(page.locator('button', { hasText: /^1$/ })).toBeVisible()
  await expect
    .poll(() =>
      server.admin('select title from public.notifications where user_id = $1 and read', [driver.userId]),
    )
    .toEqual([{ title: 'First' }])
})

test('all turn to read at once [NOT-005] [ERR-054]', async ({ signedIn: page, driver, server }) => {
  for (const title of ['First', 'Second', 'Third']) await notify(server, driver.userId, title)
  await page.goto('/')
  await bell(page).click()
  await list(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All notifications marked as read')).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
  await expect
    .poll(() =>
      server.admin('select count(*)::int as n from public.notifications where user_id = $1 and not read', [
        driver.userId,
      ]),
    )
    .toEqual([{ n: 0 }])
})

test('a refused mark is taken back and said', async ({ signedIn: page, driver, server }) => {
  await notify(server, driver.userId, 'First')
  await page.route('**/rest/v1/notifications?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.goto('/')
  await bell(page).click()
  await list(page).getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('Not marked as read')).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Mark as read' })).toBeVisible()
})

test('a new notification arrives while the page is open [NOT-001] [NOT-006] [NOT-009]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openListening(page, '/plans')
  await notify(server, driver.userId, 'Fresh from the server')
  await expect(bell(page)).toHaveText('1')
  await bell(page).click()
  await expect(list(page).getByText('Fresh from the server')).toBeVisible()
})

test('a reminder that arrives shows a toast whose View leads to the reminders; no other kind does [NOT-007]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openListening(page, '/plans')
  await notify(server, driver.userId, 'A quiet note')
  await expect(bell(page)).toHaveText('1')
  await notify(server, driver.userId, 'Oil Change is due', 'maintenance_reminder')
  await expect(page.getByText('Oil Change is due')).toBeVisible()
  await expect(page.getByText('A quiet note')).toHaveCount(0)
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/reminder-settings')
})

test("nobody hears of another driver's notifications", async ({ signedIn: page, driver, server }) => {
  const [other] = (await server.admin(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'other-' || gen_random_uuid() || '@example.com')
     returning id`,
  )) as { id: string }[]
  if (!other) throw new Error('no other driver')
  await openListening(page, '/plans')
  await notify(server, other.id, 'Not yours', 'maintenance_reminder')
  await notify(server, driver.userId, 'Yours')
  await expect(bell(page)).toHaveText('1')
  await expect(page.getByText('Not yours')).toBeHidden()
})

test('what falls due is told by the server and arrives within a second, in every tab [NOT-001] [NOT-006] [REM-001]', async ({
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
  const told = await other.evaluate(async (key) => {
    const headers = { apikey: key, Authorization: `Bearer ${key}` }
    const answer = await fetch('/rest/v1/rpc/sweep_reminders', { method: 'POST', headers })
    return answer.json()
  }, server.serviceKey)
  expect(told).toBeGreaterThanOrEqual(2)
  // A second from here on, and no longer.
  await expect(bell(page)).toHaveText('2', { timeout: 1_000 })
  await expect(page.getByText('Tires is due soon')).toBeVisible()
  await bell(page).click()
  await expect(list(page).getByText('Was due on February 29, 2020.')).toBeVisible()
  await expect(list(page).getByText('Due at 45,000 miles.')).toBeVisible()
})
