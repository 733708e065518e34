import type { Page, Request } from '@playwright/test'
import { sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'
import { addRecord, openLog, useTool } from './maintenance-log.ts'
import { form, keep, openForm, unfold } from './reminders-page.ts'

/* The calls that the app itself makes. What the server does with them stands in tests/contract. */

type Call = { method: string; path: string; query: Record<string, string>; body: unknown; token: string }

/** Every call of the API that the page makes from now on. */
function callsOf(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request: Request) => {
    const { pathname: path, searchParams } = new URL(request.url())
    if (!/^\/(rest|functions|storage)\/v1\//.test(path)) return
    const token = (request.headers().authorization ?? '').replace(/^Bearer /, '')
    const body = request.method() === 'GET' ? null : request.postDataJSON()
    calls.push({ method: request.method(), path, query: Object.fromEntries(searchParams), body, token })
  })
  return calls
}

/** Waits for a call like that. */
const expectCall = (calls: Call[], call: Partial<Call>) =>
  expect.poll(() => calls).toContainEqual(expect.objectContaining(call))

const query = (parts: Record<string, unknown>) => expect.objectContaining(parts)

test('every call carries the public key, and the visitor’s or the driver’s token [API-001] [API-002]', async ({
  page,
  server,
  driver,
  putSession,
}) => {
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (/\/(rest|functions|storage)\/v1\//.test(request.url())) keys.add(request.headers().apikey)
  })
  const calls = callsOf(page)
  await page.goto('/dtc/P0303')
  await expectCall(calls, { path: '/functions/v1/dtc-lookup', body: { code: 'P0303' } })
  expect(new Set(calls.map(({ token }) => token))).toEqual(new Set([server.anonKey]))
  const { data } = await driver.client.auth.getSession()
  await putSession(data.session)
  calls.length = 0
  await page.goto('/maintenance')
  await expectCall(calls, { path: '/rest/v1/maintenance' })
  await page.goto('/account')
  await expectCall(calls, { path: '/rest/v1/usage_counters' })
  expect(new Set(calls.map(({ token }) => token))).toEqual(new Set([data.session?.access_token]))
  expect(keys).toEqual(new Set([server.anonKey]))
})

test('the pages read the driver’s own rows, in the stated order and number [API-009] [API-014] [API-017] [API-022] [API-025] [API-026]', async ({
  signedIn: page,
  driver,
}) => {
  const calls = callsOf(page)
  const user_id = `eq.${driver.userId}`
  const newest = expect.stringMatching(/^created_at\.desc/)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const month_year = expect.stringMatching(/^eq\.\d{4}-\d\d$/)
  for (const [path, reads] of [
    ['/reminder-settings', { reminder_prefs: { user_id, order: 'item.asc' } }],
    ['/maintenance', { maintenance: { user_id, order: expect.stringMatching(/^date\.desc/) } }],
    [
      '/history',
      {
        history: { user_id, order: newest, limit: '20' },
        notifications: { user_id, order: newest, limit: '20' },
      },
    ],
    ['/account', { profiles: { user_id }, usage_counters: { user_id, month_year } }],
  ] as const) {
    calls.length = 0
    await page.goto(path)
    for (const [table, parts] of Object.entries(reads))
      await expectCall(calls, { method: 'GET', path: `/rest/v1/${table}`, query: query(parts) })
  }
  await test.step('none of them asks for the report of the database [SEC-017]', () =>
    expect(paths.filter((path) => path.includes('verify_customer_email_security'))).toEqual([]))
})

test('a reminder is inserted, updated by its id and deleted by its id [API-010] [API-011] [API-012]', async ({
  signedIn: page,
  driver,
}) => {
  const path = '/rest/v1/reminder_prefs'
  const calls = callsOf(page)
  await page.goto('/reminder-settings')
  await openForm(page)
  await form(page).getByLabel('Service').selectOption('Battery')
  await form(page).getByRole('button', { name: 'Add Reminder' }).click()
  await expectCall(calls, { method: 'POST', path, body: expect.objectContaining({ item: 'Battery' }) })
  // The page lists it before the server has it.
  const stored = async () => (await driver.client.from('reminder_prefs').select('id')).data?.[0]?.id ?? ''
  await expect.poll(stored).not.toBe('')
  const id = `eq.${await stored()}`
  await unfold(page, 'Battery')
  await page.getByRole('button', { name: 'Edit Battery' }).click()
  await form(page).getByLabel('Months').fill('24')
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await expectCall(calls, { method: 'PATCH', path, query: query({ id }), body: { months_interval: 24 } })
  await page.getByRole('button', { name: 'Remove Battery' }).click()
  await expectCall(calls, { method: 'DELETE', path, query: query({ id }) })
})

test('a notification is marked read by its id, all by their driver [API-018] [API-019]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const [first] = await server.admin<{ id: string }>(
    `insert into public.notifications (user_id, type, title, message)
     select $1, 'other', 'Note ' || n, 'Details' from generate_series(1, 3) n returning id`,
    [driver.userId],
  )
  const path = '/rest/v1/notifications'
  const body = { read: true }
  const calls = callsOf(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  const one = list.getByRole('listitem').filter({ hasText: 'Note 1' })
  await one.getByRole('button', { name: 'Mark as read' }).click()
  await expectCall(calls, { method: 'PATCH', path, query: query({ id: `eq.${first?.id}` }), body })
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  const unread = query({ user_id: `eq.${driver.userId}`, read: 'eq.false' })
  await expectCall(calls, { method: 'PATCH', path, query: unread, body })
})

test('a saved diagnosis is inserted, deleted by its id, and cleared by its driver [API-020] [API-021] [API-023] [API-024]', async ({
  signedIn: page,
  driver,
}) => {
  const user_id = driver.userId
  const result = sampleDiagnosis()
  await driver.client.from('history').insert([1, 2].map((n) => ({ user_id, type: 'audio', data: { n } })))
  await page.addInitScript(
    (json) => sessionStorage.setItem('tappet.latest-result', json),
    JSON.stringify(result),
  )
  const calls = callsOf(page)
  await page.goto('/results')
  await page.getByRole('button', { name: 'Save to History' }).click()
  // The row may also hold the differential, which is made meanwhile.
  const data = expect.objectContaining(result)
  const row = expect.objectContaining({ user_id, type: 'audio', data })
  const path = '/rest/v1/history'
  await expectCall(calls, { method: 'POST', path, query: query({ select: expect.any(String) }), body: row })
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  const opinion = {
    user_id,
    diagnosis_id: result.id,
    model_version: 'v1.0.0',
    was_helpful: true,
    notes: null,
  }
  const body = { ...opinion, diagnosed_at: result.timestamp }
  await expectCall(calls, { method: 'POST', path: '/rest/v1/feedback', body })
  await page.goto('/history')
  await page.getByRole('button', { name: 'Delete Engine knock or tick' }).click()
  const one = query({ id: `eq.${result.id}`, user_id: `eq.${user_id}` })
  await expectCall(calls, { method: 'DELETE', path, query: one })
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear history' }).click()
  await expectCall(calls, { method: 'DELETE', path, query: { user_id: `eq.${user_id}` } })
})

test('a record is inserted as the driver’s own [API-015], and the functions are called as stated [API-031] [API-034] [API-038] [API-039]', async ({
  signedIn: page,
  driver,
  server,
  saved,
}) => {
  await server.admin("update public.profiles set plan = 'PRO' where user_id = $1", [driver.userId])
  await keep(driver, { item: 'Tires' })
  const calls = callsOf(page)
  await page.goto('/')
  await expectCall(calls, { path: '/functions/v1/reminder-check', body: null })
  await openLog(page)
  await addRecord(page, 'Tires', { Notes: 'winter' })
  const row = expect.objectContaining({ user_id: driver.userId, item: 'Tires', notes: 'winter' })
  await expectCall(calls, { method: 'POST', path: '/rest/v1/maintenance', body: [row] })
  const body = { type: 'maintenance', user_id: driver.userId }
  await saved(() => useTool(page, 'Export CSV'))
  await expectCall(calls, { path: '/functions/v1/export-csv', body: expect.objectContaining(body) })
  await saved(() => useTool(page, 'Export PDF'))
  await expectCall(calls, { path: '/functions/v1/track-usage', body: { usage_type: 'pdf_exports' } })
  await expectCall(calls, { path: '/functions/v1/export-pdf', body: expect.objectContaining(body) })
})
