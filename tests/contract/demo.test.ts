import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { dueReminders, isService, latestMileage } from '@tappet/upkeep'
import { type Database, type DemoAccount, receiptPathOf, soundDiagnosis, soundPathOf } from '@tappet/wire'
import type { AppConfig } from '@tappet/wire/config'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { receiptPng } from '../../supabase/functions/demo/receipt.data.ts'
import { copyDatabase } from '../harness/copy.ts'
import { type DenoFunction, serveWithDeno } from '../harness/deno-function.ts'
import { fileServer } from '../harness/file-server.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { newDriver } from './exports-account.ts'

const DAY_MS = 86_400_000
/** Every demo of this file begins at this moment, so that what is due does not depend on the day. */
const NOW = Date.parse('2026-06-15T12:00:00Z')

const server = fileServer({ now: () => nowMs })
let nowMs = Date.now()
afterEach(() => server.admin('delete from private.demo_starts'))

type Demo = DemoAccount & { client: SupabaseClient<Database>; id: string }

const address = () => `${server.url}/functions/v1/demo`
const ask = (headers: Record<string, string> = {}, at = address()) => fetch(at, { method: 'POST', headers })

async function startDemo(): Promise<Demo> {
  const response = await ask()
  expect(response.status).toBe(200)
  return signInTo(await response.json())
}

async function signInTo(account: DemoAccount): Promise<Demo> {
  const auth = { persistSession: false, autoRefreshToken: false }
  const client = createClient<Database>(server.url, server.anonKey, { auth })
  const { data, error } = await client.auth.signInWithPassword(account)
  expect(error).toBeNull()
  return { ...account, client, id: data.user?.id ?? '' }
}

async function rowsOf({ client }: Demo) {
  const [log, reminders, history] = await Promise.all([
    client.from('maintenance').select().order('date'),
    client.from('reminder_prefs').select(),
    client.from('history').select().order('created_at'),
  ])
  for (const { error } of [log, reminders, history]) expect(error).toBeNull()
  return { log: log.data ?? [], reminders: reminders.data ?? [], history: history.data ?? [] }
}

/** Each table of the database with rows that name this account anywhere, and how many. */
async function mentions(id: string): Promise<string[]> {
  const tables = await server.admin<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'auth', 'storage', 'private')`,
  )
  expect(tables.length).toBeGreaterThan(15)
  const matches: string[] = []
  for (const { name } of tables) {
    const rows = await server.admin(`select from ${name} t where t::text like '%' || $1 || '%'`, [id])
    if (rows.length > 0) matches.push(name)
  }
  return matches
}

const storedFiles = async () => {
  const entries = await readdir(join(server.dataFolder, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

const remove = ({ client }: Pick<Demo, 'client'>) => client.functions.invoke('demo', { method: 'DELETE' })

describe('a demo', () => {
  it('is an account with a car in it, from a request that says nothing of anybody', async () => {
    nowMs = NOW
    const demo = await startDemo()
    expect(demo.email).toMatch(/^demo-[0-9a-f-]{36}@demo\.invalid$/)
    const { log, reminders, history } = await rowsOf(demo)
    expect(log.filter(isService).length).toBeGreaterThanOrEqual(14)
    expect(log[0]?.date).toBe('2024-06-17')
    // An odometer does not run backwards.
    const miles = log.map(({ mileage }) => mileage ?? 0)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    const odometer = { today: '2026-06-15', currentMileage: latestMileage(log) }
    expect(odometer.currentMileage).toBe(92_150)
    expect(dueReminders(reminders, odometer)).toMatchObject([
      { item: 'Oil Change', overdue: true },
      { item: 'Tire Rotation', overdue: false },
    ])
    expect(history.map(({ type }) => type)).toEqual(['audio', 'comprehensive', 'audio'])
    nowMs = Date.now()
  })

  it('has a receipt that opens, a belt and an exhaust that were really heard, and sounds that play', async () => {
    const demo = await startDemo()
    const { log, history } = await rowsOf(demo)
    const receipts = log.flatMap(({ receipt_url }) => receipt_url ?? [])
    expect(receipts).toHaveLength(1)
    expect((await fetch(receipts[0] ?? '')).status).toBe(400)
    const link = await demo.client.storage
      .from('receipts')
      .createSignedUrl(receiptPathOf(receipts[0] ?? '') ?? '', 60)
    const picture = await fetch(link.data?.signedUrl ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    const diagnoses = history
      .filter(({ type }) => type === 'audio')
      .map(({ data }) => soundDiagnosis.parse(data))
    // What may be named is measured; what comes first is heard.
    const first = diagnoses.map(
      ({ issue, alternatives = [] }) => [issue, ...alternatives][issue.id === 'uncertain' ? 1 : 0],
    )
    expect(first.map((likeliest) => likeliest?.id)).toEqual(['loose_belt', 'exhaust_leak'])
    for (const { audioUrl = '', evidence } of diagnoses) {
      const { data } = await demo.client.storage.from('receipts').download(soundPathOf(audioUrl) ?? '')
      expect(data?.size).toBeLessThan(200_000)
      expect(await data?.slice(0, 4).text()).toBe('RIFF')
      expect(evidence?.some(({ source }) => source === 'sound')).toBe(true)
    }
    expect(history[1]?.data).toMatchObject({ dtc_information: [{ code: 'P0171' }] })
  })

  it('removed leaves nothing: no row, no file, no account, no session', async () => {
    const filesBefore = await storedFiles()
    const demo = await startDemo()
    const own = await demo.client.storage
      .from('receipts')
      .upload(`${demo.id}/mine.png`, Buffer.from(receiptPng()), { contentType: 'image/png' })
    expect(own.error).toBeNull()
    await demo.client.from('history').insert({ user_id: demo.id, type: 'audio', data: { confidence: 1 } })
    expect(await mentions(demo.id)).toEqual(
      expect.arrayContaining(['auth.users', 'public.history', 'public.profiles', 'storage.objects']),
    )
    expect(await storedFiles()).toBe(filesBefore + 4)
    const { error } = await remove(demo)
    expect(error).toBeNull()
    expect(await mentions(demo.id)).toEqual([])
    expect(await mentions(demo.email)).toEqual([])
    expect(await storedFiles()).toBe(filesBefore)
    expect((await demo.client.auth.refreshSession()).error).not.toBeNull()
    expect((await demo.client.auth.signInWithPassword(demo)).error?.code).toBe('invalid_credentials')
  })

  it('sees nothing of another, and its end is not the end of another', async () => {
    const [one, other] = [await startDemo(), await startDemo()]
    const { data } = await one.client.from('maintenance').select('user_id')
    expect(new Set(data?.map(({ user_id }) => user_id))).toEqual(new Set([one.id]))
    await remove(one)
    expect((await rowsOf(other)).history).toHaveLength(3)
  })

  it('is removed a day after it was started, and not before; a real account never is', async () => {
    const demo = await startDemo()
    const real = await newDriver(server)
    const removeOld = async (atMs: number) => {
      const service = createClient<Database>(server.url, server.serviceKey, {
        auth: { persistSession: false },
      })
      const { data, error } = await service.rpc('remove_old_demos', { p_now: new Date(atMs).toISOString() })
      expect(error).toBeNull()
      return data ?? 0
    }
    const [account] = await server.admin<{ made_ms: number }>(
      'select (extract(epoch from created_at) * 1000)::float8 as made_ms from auth.users where id = $1',
      [demo.id],
    )
    const dayAfterMs = (account?.made_ms ?? 0) + DAY_MS
    await removeOld(dayAfterMs - 1)
    expect(await mentions(demo.id)).toContain('auth.users')
    expect(await removeOld(dayAfterMs)).toBeGreaterThan(0)
    expect(await mentions(demo.id)).toEqual([])
    expect(await mentions(real.id)).toContain('auth.users')
  })
})

describe('the timer', () => {
  it('removes what is a day old by itself, even where demos are off by now', async () => {
    const database = await copyDatabase(
      inject('adminUrl'),
      `insert into auth.users (email, raw_app_meta_data, created_at) values
         ('old@demo.invalid', '{"demo": true}', now() - interval '25 hours'),
         ('new@demo.invalid', '{"demo": true}', now() - interval '23 hours'),
         ('real@example.com', '{}', now() - interval '25 hours')`,
    )
    const later = await startServer({ adminUrl: database.adminUrl, env: { DEMO: '0' } })
    try {
      await expect
        .poll(() => later.admin('select email from auth.users order by email'))
        .toEqual([{ email: 'new@demo.invalid' }, { email: 'real@example.com' }])
    } finally {
      await later.close()
      await database.drop()
    }
  })
})

describe('who may not', () => {
  it('a real account cannot be removed this way, nor can a visitor remove anything', async () => {
    const driver = await newDriver(server)
    const { response } = await remove(driver)
    expect(response?.status).toBe(403)
    expect((await driver.client.auth.getUser()).error).toBeNull()
    // What an account says of itself makes no demo of it.
    await driver.client.auth.updateUser({ data: { demo: true } })
    expect((await remove(driver)).response?.status).toBe(403)
    expect((await fetch(address(), { method: 'DELETE' })).status).toBe(401)
    expect(await mentions(driver.id)).toContain('auth.users')
  })

  it('one address starts ten an hour, everybody together sixty', async () => {
    const started = (count: number, hash: string, minutesAgo: number) =>
      server.admin(
        `insert into private.demo_starts select $2, to_timestamp($3::float8) from generate_series(1, $1)`,
        [count, hash, nowMs / 1000 - 60 * minutesAgo],
      )
    await startDemo()
    // The same nine times more, from where this test asks.
    await server.admin(
      'insert into private.demo_starts select s.* from private.demo_starts s, generate_series(1, 9)',
    )
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'too_many_demos' })
    await server.admin("update private.demo_starts set started_at = started_at - interval '61 minutes'")
    expect((await ask()).status).toBe(200)
    await started(59, 'somebody else', 59)
    expect((await ask()).status).toBe(429)
    expect(await server.admin('select from private.demo_starts')).toHaveLength(60)
  })

  it('keeps no address, only its hash', async () => {
    await startDemo()
    const starts = await server.admin<{ address_hash: string }>(
      'select address_hash from private.demo_starts',
    )
    expect(starts).toEqual([{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })
})

describe('with DEMO=0', () => {
  it('there is none, and the app is told so', async () => {
    const closed = await startServer({ adminUrl: inject('adminUrl'), env: { DEMO: '0' } })
    try {
      const config = async ({ url }: TestServer): Promise<AppConfig> =>
        (await fetch(`${url}/config.json`)).json()
      expect((await config(server)).demoEnabled).toBe(true)
      expect((await config(closed)).demoEnabled).toBe(false)
      const answer = await ask({}, `${closed.url}/functions/v1/demo`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not_found' })
      expect(await closed.admin("select from auth.users where email like 'demo-%'")).toEqual([])
    } finally {
      await closed.close()
    }
  })
})

describe('under Deno, as on Supabase', () => {
  const serving = async (secrets: Record<string, string>, use: (deno: DenoFunction) => Promise<void>) => {
    const deno = await serveWithDeno('demo', server, secrets)
    try {
      await use(deno)
    } finally {
      await deno.stop()
    }
  }

  it('is off until DEMO=1, and then the same', async () => {
    await serving({}, async ({ url }) => expect((await ask({}, url)).status).toBe(404))
    await serving({ DEMO: '1' }, async ({ url }) => {
      const response = await ask({ 'x-forwarded-for': '203.0.113.9, 10.0.0.1' }, url)
      expect(response.status).toBe(200)
      const demo = await signInTo(await response.json())
      expect((await rowsOf(demo)).history).toHaveLength(3)
      const { data } = await demo.client.auth.getSession()
      const headers = { Authorization: `Bearer ${data.session?.access_token}` }
      expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204)
      expect(await mentions(demo.id)).toEqual([])
    })
  })
})
