import { callsOf, expectCall, query } from './api-calls.ts'
import { expect, test } from './fixtures.ts'

test('every call carries the public key and the token of who is there, and the pages read that driver’s rows alone', async ({
  page,
  server,
  driver,
  putSession,
}) => {
  const keys = new Set<string | undefined>()
  const paths: string[] = []
  page.on('request', (request) => {
    paths.push(new URL(request.url()).pathname)
    if (/\/(rest|functions|storage)\/v1\//.test(request.url())) keys.add(request.headers().apikey)
  })
  const calls = callsOf(page)
  await test.step('a visitor’s calls carry the public key alone [API-001]', async () => {
    await page.goto('/dtc/P0303')
    await expectCall(calls, { path: '/functions/v1/dtc-lookup', body: { code: 'P0303' } })
    expect(new Set(calls.map(({ token }) => token))).toEqual(new Set([server.anonKey]))
  })
  const { data } = await driver.client.auth.getSession()
  await putSession(data.session)
  await test.step('rows are read in the stated order and number [API-009] [API-014] [API-017] [API-022] [API-025] [API-026]', async () => {
    const user_id = `eq.${driver.userId}`
    const newest = expect.stringMatching(/^created_at\.desc/)
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
      expect(new Set(calls.map(({ token }) => token))).toEqual(new Set([data.session?.access_token]))
    }
  })
  await test.step('each with the public key [API-002], and none asks for the report of the database [SEC-017]', async () => {
    expect(keys).toEqual(new Set([server.anonKey]))
    expect(paths.filter((path) => path.includes('verify_customer_email_security'))).toEqual([])
  })
})
