import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { failure } from '../../supabase/functions/_serve/answer.ts'
import { fileServer } from '../harness/file-server.ts'
import { newClient, signUp } from './auth-client.ts'

const password = 'a quiet engine'
const server = fileServer({ now: () => Date.now() + passedMs })
let passedMs = 0

async function driver() {
  const { client, email, userId } = await signUp(newClient(server))
  await client.from('maintenance').insert({ user_id: userId, item: 'Wash', date: '2026-01-01' })
  await client.from('reminder_prefs').insert({ user_id: userId, item: 'Oil Change' })
  await client.rpc('make_calendar_link')
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  await client.storage.from('receipts').upload(`${userId}/a.png`, new Blob([png], { type: 'image/png' }))
  await client.auth.resetPasswordForEmail(email)
  return { client, email, userId }
}

/** The tables that still name the account, in any schema. */
async function traces(userId: string): Promise<string[]> {
  const columns = await server.admin<{ at: string; name: string }>(
    `select format('%I.%I', table_schema, table_name) as at, column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage')
       and column_name in ('user_id', 'driver_id', 'owner', 'owner_id')`,
  )
  const findings = []
  for (const { at, name } of columns) {
    const rows = await server.admin(`select from ${at} where ${name}::text = $1 limit 1`, [userId])
    if (rows.length > 0) findings.push(at)
  }
  return findings
}

const outboxOf = async (email: string) => {
  const folder = join(server.dataFolder, 'outbox')
  const mails = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

it('a driver deletes the account at once, and nothing names it any more', async () => {
  const [leaving, staying] = [await driver(), await driver()]
  expect(await traces(leaving.userId)).not.toEqual([])
  expect(await outboxOf(leaving.email)).toHaveLength(1)
  const { error } = await leaving.client.functions.invoke('delete-account', { method: 'POST' })
  expect(error).toBeNull()
  expect(await traces(leaving.userId)).toEqual([])
  expect(await outboxOf(leaving.email)).toEqual([])
  expect(
    (await newClient(server).auth.signInWithPassword({ email: leaving.email, password })).error,
  ).not.toBeNull()
  // Answers, not 500s, to what still comes from the deleted account's device.
  for (const name of ['track-usage', 'delete-account', 'reminder-check']) {
    const late = await leaving.client.functions.invoke(name, {
      method: 'POST',
      body: { usage_type: 'obd_reads' },
    })
    expect([name, late.response?.status]).toEqual([name, 401])
  }
  expect((await staying.client.from('maintenance').select('item')).data).toEqual([{ item: 'Wash' }])
  expect(await outboxOf(staying.email)).toHaveLength(1)
})

it('a sign-in older than fifteen minutes is not enough, however often its token was renewed', async () => {
  const { client, email, userId } = await driver()
  passedMs += 16 * 60_000
  await client.auth.refreshSession()
  const refused = await client.functions.invoke('delete-account', { method: 'POST' })
  expect(refused.response?.status).toBe(403)
  expect(await refused.response?.json()).toMatchObject({ code: 'fresh_sign_in_required' })
  expect(await traces(userId)).not.toEqual([])
  await client.auth.signInWithPassword({ email, password })
  expect((await client.functions.invoke('delete-account', { method: 'POST' })).error).toBeNull()
  expect(await traces(userId)).toEqual([])
})

it.each([
  ['count_usage', { p_usage_type: 'pdf_exports' }],
  ['count_returnable_use', { p_usage_type: 'obd_reads' }],
  ['count_obd_read', {}],
  ['begin_analysis', { p_job_id: '6d1f1bd0-7b4b-4c33-9d0e-6c1f5b0d7a11', p_stale_seconds: 60 }],
])(
  'a use of an account that was deleted since its token was looked at is answered, by %s',
  async (name, more) => {
    const service = createClient(server.url, server.serviceKey)
    const nobody = { p_user_id: '0b7f2d2e-5a43-4f0e-8f9c-2f6f0c8d9e10' }
    const { error } = await service.rpc(name as never, { ...nobody, ...more } as never)
    const lines: unknown[] = []
    const note = (fields: unknown) => void lines.push(fields)
    const answer = failure(name, new Error('Not counted', { cause: error }), {
      info: note,
      warn: note,
      error: () => expect.fail('logged as an error of the server'),
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('not there any more') })
    expect(lines).toHaveLength(1)
  },
)
