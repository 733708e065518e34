import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import {
  monthlyLimits,
  reminderCheckResponse,
  trackedUsageTypes,
  USE_ID_HEADER,
  usageMonth,
} from '@tappet/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DenoFunction, serveWithDeno } from '../harness/deno-function.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver as driverOf, visitor as visitorOf } from './exports-account.ts'

const server = fileServer()
const underDeno = new Map<string, DenoFunction>()
beforeAll(async () => {
  for (const name of ['track-usage', 'reminder-check']) underDeno.set(name, await serveWithDeno(name, server))
})
afterAll(() => Promise.all([...underDeno.values()].map((host) => host.stop())))

const visitor = () => visitorOf(server)
const newDriver = (plan?: 'PRO') => driverOf(server, plan)

type Answer = { status: number; data: unknown; error: { error?: string; code?: string } | null }
type Options = {
  body?: Record<string, unknown> | string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
}
type Host = (client: SupabaseClient, token: string, path: string, options?: Options) => Promise<Answer>

async function invoke(client: SupabaseClient, path: string, options: Options): Promise<Answer> {
  const { data, error, response } = await client.functions.invoke(path, options)
  if (error === null) return { status: response?.status ?? 0, data, error }
  if (!(error instanceof FunctionsHttpError)) throw error
  return { status: error.context.status, data, error: await error.context.json() }
}

/** The real client, whose calls of functions go to Deno as Supabase's gateway would send them. */
function clientThroughDeno(token: string): SupabaseClient {
  const toDeno: typeof fetch = (input, init) => {
    const url = String(input)
    const [, name = ''] = /\/functions\/v1\/([\w-]+)/.exec(url) ?? []
    return fetch(url.replace(`${server.url}/functions/v1`, underDeno.get(name)?.url ?? ''), init)
  }
  return createClient(server.url, server.anonKey, {
    accessToken: async () => token,
    global: { fetch: toDeno },
  })
}

const hosts: [string, Host][] = [
  ['our server', (client, _, path, options = {}) => invoke(client, path, options)],
  ['Deno', (_, token, path, options = {}) => invoke(clientThroughDeno(token), path, options)],
]

const countersOf = async ({ id }: Driver) =>
  (
    await server.admin('select * from usage_counters where user_id = $1 and month_year = $2', [
      id,
      usageMonth(new Date()),
    ])
  )[0]

describe.each(hosts)('track-usage on %s', (host, call) => {
  const track = ({ client, token }: Driver, usage_type: string) =>
    call(client, token, 'track-usage', { body: { usage_type } })

  it.each([
    ['CON-004', 'comprehensive_diagnoses', 5],
    ['CON-005', 'obd_reads', 1],
    ['CON-006', 'pdf_exports', 0],
  ] as const)(
    '[%s] [ACC-069] [API-007] [API-034] [API-035] FREE may use %s exactly %i times',
    async (__, usageType, limit) => {
      const driver = await newDriver()
      const answers = []
      for (let use = 0; use <= limit; use++) answers.push(await track(driver, usageType))
      const allowed = { status: 200, data: { can_use: true, limit }, error: null }
      const refused = { status: 200, data: { can_use: false, limit }, error: null }
      expect(answers).toEqual([...Array.from({ length: limit }, () => allowed), refused])
      expect(monthlyLimits.FREE[usageType]).toBe(limit)
      expect((await countersOf(driver))?.[usageType] ?? 0).toBe(limit)
    },
  )

  it.each(trackedUsageTypes)('PRO is treated as 999999 for %s [ACC-070] [CON-008]', async (usageType) => {
    const driver = await newDriver('PRO')
    for (let use = 0; use < 7; use++) {
      expect(await track(driver, usageType)).toEqual({
        status: 200,
        data: { can_use: true, limit: 999999 },
        error: null,
      })
    }
    expect(await countersOf(driver)).toMatchObject({ [usageType]: 7 })
  })

  it('gives the one remaining use to one of twenty calls at once [ACC-069] [V2.3.4]', async () => {
    const driver = await newDriver()
    const answers = await Promise.all(Array.from({ length: 20 }, () => track(driver, 'obd_reads')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ data }) => (data as { can_use: boolean }).can_use)).toHaveLength(1)
    expect(await countersOf(driver)).toMatchObject({ obd_reads: 1 })
  })

  it('names a counted read in a header, and gives it back once when the read failed [OBD-022]', async () => {
    const driver = await newDriver()
    const base = host === 'Deno' ? underDeno.get('track-usage')?.url : `${server.url}/functions/v1`
    const counted = await fetch(`${base}/track-usage`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${driver.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ usage_type: 'obd_reads' }),
    })
    expect(await counted.json()).toEqual({ can_use: true, limit: 1 })
    const give_back = counted.headers.get(USE_ID_HEADER)
    expect(counted.headers.get('access-control-expose-headers')).toContain(USE_ID_HEADER)
    const giving = (whose: Driver) =>
      call(whose.client, whose.token, 'track-usage', { body: { usage_type: 'obd_reads', give_back } })
    expect(await giving(await newDriver())).toMatchObject({ status: 200, data: { given_back: false } })
    expect(await giving(driver)).toEqual({
      status: 200,
      data: { can_use: true, limit: 1, given_back: true },
      error: null,
    })
    expect(await giving(driver)).toMatchObject({ data: { given_back: false } })
    expect(await countersOf(driver)).toMatchObject({ obd_reads: 0 })
  })

  it('does not count a re-scan of a counted car within 14 days, four times, and counts a read without one', async () => {
    const driver = await newDriver()
    const car = 'c0'.repeat(32)
    const read = (more: object) =>
      call(driver.client, driver.token, 'track-usage', { body: { usage_type: 'obd_reads', ...more } })
    expect(await read({ car })).toMatchObject({ status: 200, data: { can_use: true, limit: 1 } })
    for (let rescan = 1; rescan <= 4; rescan++)
      expect(await read({ car })).toEqual({
        status: 200,
        data: { can_use: true, limit: 1, rescan: true },
        error: null,
      })
    for (const body of [{ car }, {}, { car: 'd1'.repeat(32) }])
      expect(await read(body)).toEqual({ status: 200, data: { can_use: false, limit: 1 }, error: null })
    expect(await countersOf(driver)).toMatchObject({ obd_reads: 1 })
  })

  it('refuses a car that is no hash, and a car of anything but a read', async () => {
    const driver = await newDriver()
    for (const body of [
      { usage_type: 'obd_reads', car: '1FADP3F20EL123456' },
      { usage_type: 'pdf_exports', car: 'c0'.repeat(32) },
    ])
      expect(await call(driver.client, driver.token, 'track-usage', { body })).toMatchObject({
        status: 400,
        error: { code: 'bad_request' },
      })
  })

  it('gives a comprehensive diagnosis back that named no cause, 3 times a month', async () => {
    const driver = await newDriver()
    const body = { usage_type: 'comprehensive_diagnoses' }
    const answers: unknown[] = []
    for (let use = 1; use <= 4; use++) {
      const base = host === 'Deno' ? underDeno.get('track-usage')?.url : `${server.url}/functions/v1`
      const counted = await fetch(`${base}/track-usage`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${driver.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const give_back = counted.headers.get(USE_ID_HEADER)
      const { data } = await call(driver.client, driver.token, 'track-usage', {
        body: { ...body, give_back },
      })
      answers.push((data as { given_back: boolean }).given_back)
    }
    expect(answers).toEqual([true, true, true, false])
    expect(await countersOf(driver)).toMatchObject({ comprehensive_diagnoses: 1, obd_reads: 0 })
  })

  it('gives no PDF export back, and only what is named rightly', async () => {
    const driver = await newDriver()
    const id = '00000000-0000-4000-8000-000000000000'
    for (const body of [
      { usage_type: 'comprehensive_diagnoses', give_back: 'all' },
      { usage_type: 'pdf_exports', give_back: id },
      { usage_type: 'obd_reads', give_back: 'all' },
    ]) {
      expect(await call(driver.client, driver.token, 'track-usage', { body })).toMatchObject({
        status: 400,
        error: { code: 'bad_request' },
      })
    }
    expect(await countersOf(driver)).toBeUndefined()
  })

  it('counts for the caller, whatever user_id the body names', async () => {
    const [ada, ben] = [await newDriver(), await newDriver()]
    const body = { usage_type: 'obd_reads', user_id: ben.id }
    expect(await call(ada.client, ada.token, 'track-usage', { body })).toMatchObject({
      data: { can_use: true },
    })
    expect(await countersOf(ben)).toBeUndefined()
    expect(await countersOf(ada)).toMatchObject({ obd_reads: 1 })
  })

  it('refuses any other usage type and says which there are [API-034]', async () => {
    const driver = await newDriver()
    for (const body of [
      { usage_type: 'audio_diagnoses' },
      { usage_type: '' },
      {},
      { usage_type: ['obd_reads'] },
    ]) {
      const { status, error } = await call(driver.client, driver.token, 'track-usage', { body })
      expect(status).toBe(400)
      expect(error).toMatchObject({ code: 'bad_request' })
      for (const allowed of trackedUsageTypes) expect(String(error?.error)).toContain(allowed)
    }
    const { status, error } = await call(driver.client, driver.token, 'track-usage', { body: 'not json' })
    expect([status, error]).toEqual([400, { error: 'The body is not JSON', code: 'bad_request' }])
    expect(await countersOf(driver)).toBeUndefined()
  })

  it('refuses a visitor, another method, and a body that is too large', async () => {
    const driver = await newDriver()
    const body = { usage_type: 'obd_reads' }
    expect(await call(visitor(), server.anonKey, 'track-usage', { body })).toMatchObject({
      status: 401,
      error: { code: 'sign_in_required' },
    })
    expect(await call(driver.client, driver.token, 'track-usage', { body, method: 'PUT' })).toMatchObject({
      status: 405,
      error: { error: 'Use POST', code: 'method_not_allowed' },
    })
    expect(
      await call(driver.client, driver.token, 'track-usage', { body: { ...body, more: 'x'.repeat(2_000) } }),
    ).toMatchObject({
      status: 413,
      error: { code: 'body_too_large', max_bytes: 1024 },
    })
    expect(await countersOf(driver)).toBeUndefined()
  })
})

describe.each(hosts)('reminder-check on %s', (_, call) => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  async function remind(
    { id }: Driver,
    item: string,
    last: { date?: string | null; mileage?: number | null; months?: number; miles?: number },
  ) {
    await server.admin(
      'insert into reminder_prefs (user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage) values ($1, $2, $3, $4, $5, $6)',
      [id, item, last.months ?? null, last.miles ?? null, last.date ?? null, last.mileage ?? null],
    )
  }
  const drove = ({ id }: Driver, date: string, mileage: number | null) =>
    server.admin(
      "insert into maintenance (user_id, item, date, mileage) values ($1, 'Mileage Update', $2, $3)",
      [id, date, mileage],
    )

  it('answers with no payload: a data array, which the client wraps in data [API-031] [API-032]', async () => {
    const { client, token } = await newDriver()
    expect(await call(client, token, 'reminder-check')).toEqual({
      status: 200,
      data: { data: [] },
      error: null,
    })
    expect(await call(client, token, 'reminder-check', { method: 'GET' })).toMatchObject({
      status: 200,
      data: { data: [] },
    })
  })

  it('lists the caller’s own due items, the most urgent first [API-032]', async () => {
    const [ada, ben] = [await newDriver(), await newDriver()]
    await remind(ada, 'Wiper Blades', { months: 1, date: dayIn(-15) })
    await remind(ada, 'Oil Change', { months: 6, miles: 5_000, date: dayIn(-10), mileage: 40_000 })
    await remind(ada, 'Brake Fluid', { months: 1, date: dayIn(-60) })
    await remind(ada, 'Battery', { months: 48, date: dayIn(-10) })
    await remind(ada, 'Tires', { months: 60, miles: 40_000 })
    await remind(ben, 'Air Filter', { months: 1, date: dayIn(-300) })
    await drove(ada, dayIn(-1), 44_600)
    await drove(ada, dayIn(0), 43_000)
    await drove(ada, dayIn(0), null)
    await drove(ben, dayIn(0), 99_999)
    const { data } = await call(ada.client, ada.token, 'reminder-check')
    const reminders = reminderCheckResponse.parse(data).data
    expect(reminders.map(({ title }) => title)).toEqual([
      'Brake Fluid is overdue',
      'Oil Change is due soon',
      'Wiper Blades is due soon',
    ])
    expect(reminders[0]).toMatchObject({
      item: 'Brake Fluid',
      overdue: true,
      severity: 'high',
      miles_until_due: null,
    })
    expect(reminders[1]).toMatchObject({ overdue: false, severity: 'medium', miles_until_due: 400 })
    expect(reminders[1]?.message).toContain('due at 45,000 miles, in 400 miles')
  })

  it('reckons "today" by UTC, or by the caller’s own time zone', async () => {
    const { client, token, ...driver } = await newDriver()
    await remind({ client, token, ...driver }, 'Oil Change', { months: 1, date: dayIn(-20) })
    const left = async (query: string) => {
      const { data } = await call(client, token, `reminder-check${query}`)
      return reminderCheckResponse.parse(data).data[0]?.days_until_due ?? Number.NaN
    }
    // These two are never on the same day: they are 26 hours apart.
    expect(
      (await left('?time_zone=Etc/GMT%2B12')) - (await left('?time_zone=Pacific/Kiritimati')),
    ).toBeGreaterThanOrEqual(1)
    expect(await left('')).toBe(await left('?time_zone=UTC'))
    const refused = await call(client, token, 'reminder-check?time_zone=Mars/Olympus')
    expect(refused).toMatchObject({ status: 400, error: { code: 'bad_request' } })
  })

  it('refuses a visitor', async () => {
    expect(await call(visitor(), server.anonKey, 'reminder-check')).toMatchObject({ status: 401 })
  })
})

describe('on our server', () => {
  const post = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/functions/v1/${path}`, { method: 'POST', headers })

  it('requires a valid bearer token, as Supabase’s gateway does [API-007]', async () => {
    const none = await post('track-usage')
    expect([none.status, await none.json()]).toEqual([
      401,
      { code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' },
    ])
    const forged = await post('track-usage', { Authorization: `Bearer ${server.anonKey}x` })
    expect([forged.status, await forged.json()]).toEqual([
      401,
      { code: 'UNAUTHORIZED_INVALID_JWT', message: 'Invalid JWT' },
    ])
    const wrongKey = await post('track-usage', { Authorization: `Bearer ${server.anonKey}`, apikey: 'guess' })
    expect([wrongKey.status, (await wrongKey.json()).code]).toEqual([401, 'UNAUTHORIZED_INVALID_API_KEY'])
  })

  it('knows no other name, and serves no folder that starts with _ [API-007]', async () => {
    const { client } = await newDriver()
    for (const name of ['nothing', '_serve', '..', 'deno.json', '']) {
      const { error } = await client.functions.invoke(name)
      expect(error.context.status, name).toBe(404)
    }
    const { error } = await client.functions.invoke('nothing')
    expect(await error.context.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    })
  })

  it('answers a browser’s preflight [API-007]', async () => {
    const response = await fetch(`${server.url}/functions/v1/track-usage`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://tappet.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-client-info,apikey,content-type',
      },
    })
    expect(response.ok).toBe(true)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    for (const name of ['authorization', 'x-client-info', 'apikey', 'content-type']) {
      expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name)
    }
  })

  it('refuses a token whose time is over', async () => {
    const { createTokens } = await import('../../apps/server/src/identity/token.ts')
    const { TEST_JWT_SECRET } = await import('../harness/secret.ts')
    const driver = await newDriver()
    const yesterday = await createTokens(TEST_JWT_SECRET, () => Date.now() - 86_400_000)
    const token = await yesterday.sign({ role: 'authenticated', sub: driver.id }, 3600)
    const response = await post('track-usage', { Authorization: `Bearer ${token}` })
    expect([response.status, (await response.json()).code]).toEqual([401, 'UNAUTHORIZED_EXPIRED_JWT'])
  })
})

describe('on Supabase', () => {
  it('answers a browser’s preflight itself, and says so on every answer', async () => {
    const url = underDeno.get('track-usage')?.url ?? ''
    const preflight = await fetch(url, { method: 'OPTIONS' })
    const refused = await fetch(url, { method: 'POST' })
    expect([preflight.status, refused.status]).toEqual([200, 401])
    for (const response of [preflight, refused])
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    await Promise.all([preflight.text(), refused.text()])
  })

  it('takes a forged token for nobody', async () => {
    const { id } = await newDriver()
    const claims = btoa(JSON.stringify({ role: 'authenticated', sub: id, exp: 4_000_000_000 })).replaceAll(
      '=',
      '',
    )
    const token = `${btoa('{"alg":"HS256","typ":"JWT"}').replaceAll('=', '')}.${claims}.c2lnbmF0dXJl`
    const response = await fetch(underDeno.get('reminder-check')?.url ?? '', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(401)
    await response.text()
  })
})
