import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { encodeWav } from '@tappet/acoustics'
import { atLevel, combustion, seededRandom } from '@tappet/acoustics/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DenoFunction, serveWithDeno } from '../harness/deno-function.ts'
import { type ProjectLike, startProjectLike } from '../harness/project.ts'
import { pushMigrations, type SupabaseLike, startSupabaseLike } from '../harness/supabase.ts'

const folder = join(import.meta.dirname, '../../supabase/functions')
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

type Asked = { method?: string; token?: string; query?: string; body?: unknown }
type Driver = { id: string; token: string }

const hosts = new Map<string, DenoFunction>()
let database: SupabaseLike
let project: ProjectLike
let ada: Driver
let ben: Driver

beforeAll(async () => {
  database = await startSupabaseLike()
  await pushMigrations(database.ownerUrl)
  project = await startProjectLike(database.adminUrl)
  ada = await project.driver('PRO')
  ben = await project.driver()
  await project.sql(
    `insert into maintenance (user_id, item, date, mileage, cost) values ($1, 'Oil Change', '2024-05-01', 84210, 64.5)`,
    [ada.id],
  )
  await project.sql(
    `insert into reminder_prefs (user_id, item, months_interval, last_done_date) values ($1, 'Washer fluid', 6, '2020-01-01')`,
    [ada.id],
  )
  await Promise.all(
    names.map(async (name) => hosts.set(name, await serveWithDeno(name, project, { DEMO: '1' }))),
  )
}, 120_000)
afterAll(async () => {
  await Promise.all([...hosts.values()].map((host) => host.stop()))
  await project.close()
  await database.stop()
})

async function ask(name: string, { method = 'POST', token, query = '', body }: Asked): Promise<Response> {
  const form = body instanceof FormData
  return fetch(`${hosts.get(name)?.url}/${query}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  })
}

/** What the function answers to a request that it should refuse. */
async function refused(name: string, call: Asked): Promise<[number, string]> {
  const response = await ask(name, call)
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

function soundForm(audio: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('audio', new Blob([audio], { type: 'audio/wav' }), 'recording.wav')
  form.set('job_id', randomUUID())
  return form
}

describe('under Deno, on a database made like Supabase’s', () => {
  it('every function is asked here', () => {
    expect([...hosts.keys()].toSorted()).toEqual(names.toSorted())
    expect(names).toHaveLength(13)
  })

  it('track-usage counts a use, and refuses what it does not count', async () => {
    const answer = await ask('track-usage', { token: ben.token, body: { usage_type: 'obd_reads' } })
    expect([answer.status, await answer.json()]).toEqual([200, { can_use: true, limit: expect.any(Number) }])
    const [row] = await project.sql<{ obd_reads: number }>(
      'select obd_reads from usage_counters where user_id = $1',
      [ben.id],
    )
    expect(row?.obd_reads).toBe(1)
    expect(await refused('track-usage', { token: ben.token, body: { usage_type: 'x' } })).toEqual([
      400,
      'bad_request',
    ])
  })

  it('analyze-sound hears a recording, and refuses what is none', async () => {
    const wav = encodeWav(atLevel(combustion(3, { rpm: 820, cylinders: 4 }, seededRandom(1)), -20))
    const answer = await ask('analyze-sound', { token: ben.token, body: soundForm(wav) })
    expect([answer.status, await answer.json()]).toMatchObject([200, { result: { audioDuration: 3 } }])
    const none = soundForm(new TextEncoder().encode('no sound'))
    expect(await refused('analyze-sound', { token: ben.token, body: none })).toEqual([
      415,
      'unsupported_media_type',
    ])
  })

  it('dtc-lookup names a code, and not what is none', async () => {
    const answer = await ask('dtc-lookup', { body: { code: 'P0301' } })
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: 'P0301' }])
    expect((await refused('dtc-lookup', { body: { code: 'hello' } }))[0]).toBe(400)
  })

  it('reminder-check tells what is due, and nobody without a token', async () => {
    const answer = await ask('reminder-check', { token: ada.token })
    const { data } = (await answer.json()) as { data: object[] }
    expect(answer.status).toBe(200)
    expect(data).toContainEqual(expect.objectContaining({ item: 'Washer fluid', overdue: true }))
    expect((await refused('reminder-check', {}))[0]).toBe(401)
    expect((await refused('reminder-check', { token: `${ada.token}x` }))[0]).toBe(401)
  })

  it('export-csv writes the log, and nobody else’s', async () => {
    const answer = await ask('export-csv', {
      token: ada.token,
      body: { type: 'maintenance', user_id: ada.id },
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Oil Change')
    const other = { type: 'maintenance', user_id: ada.id }
    expect(await refused('export-csv', { token: ben.token, body: other })).toEqual([403, 'forbidden'])
  })

  it('export-pdf makes a report for PRO, and none for FREE', async () => {
    const answer = await ask('export-pdf', {
      token: ada.token,
      body: { type: 'maintenance', user_id: ada.id },
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([answer.status, String.fromCharCode(...bytes.subarray(0, 5))]).toEqual([200, '%PDF-'])
    const free = { type: 'maintenance', user_id: ben.id }
    expect((await refused('export-pdf', { token: ben.token, body: free }))[0]).toBe(402)
  })

  it('stop-reminder-mail stops the mails of its link, and of no other', async () => {
    const token = 'a'.repeat(64)
    await project.sql(
      'insert into private.reminder_mails (user_id, token, tried_at) values ($1, $2, now())',
      [ada.id, token],
    )
    expect((await ask('stop-reminder-mail', { query: `?token=${token}` })).status).toBe(200)
    const settings = await project.sql('select mail from notification_settings where user_id = $1', [ada.id])
    expect(settings).toEqual([{ mail: false }])
    const wrong = { query: `?token=${'b'.repeat(64)}` }
    expect(await refused('stop-reminder-mail', wrong)).toEqual([404, 'not_found'])
  })

  it('calendar-feed answers its link, and no other', async () => {
    const token = 'a'.repeat(64)
    await project.sql('insert into calendar_feeds (user_id, token_hash) values ($1, $2)', [
      ada.id,
      createHash('sha256').update(token).digest('hex'),
    ])
    const answer = await ask('calendar-feed', { method: 'GET', query: `?token=${token}` })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Washer fluid')
    const wrong = { method: 'GET', query: `?token=${'b'.repeat(64)}` }
    expect(await refused('calendar-feed', wrong)).toEqual([404, 'not_found'])
  })

  it('handover opens a link that lasts, and none that ended', async () => {
    const token = 'c'.repeat(32)
    const [newRow] = await project.sql<{ id: string }>(
      `insert into cases (user_id, title) values ($1, 'It rattles') returning id`,
      [ada.id],
    )
    await project.sql(
      `insert into case_handovers (case_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [newRow?.id, ada.id, createHash('sha256').update(token).digest('hex')],
    )
    const answer = await ask('handover', { body: { action: 'open', token } })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(await answer.json())).toContain('It rattles')
    const ended = { body: { action: 'open', token: 'd'.repeat(32) } }
    expect(await refused('handover', ended)).toEqual([410, 'gone'])
  })

  it('send-push works for the server alone', async () => {
    const answer = await ask('send-push', { token: project.serviceKey, body: {} })
    expect([answer.status, await answer.json()]).toEqual([200, { sent: 0, gone: 0, later: 0, refused: 0 }])
    expect(await refused('send-push', { token: ada.token, body: {} })).toEqual([403, 'forbidden'])
  })

  it('demo makes an account with a receipt and removes it again, and no other', async () => {
    const answer = await ask('demo', {})
    expect(answer.status).toBe(200)
    const { email } = (await answer.json()) as { email: string }
    const [demo] = await project.sql<{ id: string; records: number }>(
      `select id, (select count(*)::int from maintenance m where m.user_id = u.id) as records from auth.users u where email = $1`,
      [email],
    )
    expect(demo?.records).toBeGreaterThan(5)
    expect([...project.stored.keys()].filter((name) => name.includes(demo?.id ?? 'no'))).toHaveLength(1)
    expect(await refused('demo', { method: 'DELETE', token: ada.token })).toEqual([403, 'forbidden'])
  })

  it('delete-account removes rows and files, and nothing without a token', async () => {
    const name = `receipts/${ben.id}/1.png`
    project.stored.set(name, new Uint8Array(3))
    expect((await refused('delete-account', {}))[0]).toBe(401)
    expect(project.stored.has(name)).toBe(true)
    expect((await ask('delete-account', { token: ben.token })).status).toBe(204)
    expect(project.stored.has(name)).toBe(false)
    expect(await project.sql('select from auth.users where id = $1', [ben.id])).toEqual([])
  })
})
