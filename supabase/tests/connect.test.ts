import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { examineProject } from '../../apps/server/src/admin/doctor/project.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'
import { ownerOf } from '../../tests/harness/supabase.ts'

const URL_OF_PROJECT = 'https://ref.supabase.co'
const KEY = 'sb_secret_0123456789'

const test = fileDatabase()
let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client({ connectionString: ownerOf(test.adminUrl) })
  await owner.connect()
})
afterAll(() => owner.end())

const connect = (key = KEY, url = URL_OF_PROJECT) =>
  owner.query('select private.connect_project($1, $2)', [url, key])
const wrong = async () =>
  (await owner.query<{ about: string; is_right: boolean }>('select * from private.project_state()')).rows
    .filter(({ is_right }) => !is_right)
    .map(({ about }) => about)
const jobs = async () =>
  (await test.admin<{ jobname: string }>('select jobname from cron.job order by 1')).map(
    ({ jobname }) => jobname,
  )
const install = (name: string, isOn = true) =>
  test.admin('select extensions.as_installed($1, $2)', [name, isOn])
const calls = () =>
  test.admin<{ url: string; headers: Record<string, string> }>(
    'select url, headers from net.http_request_queue',
  )

describe('a project', () => {
  it('is a database made like Supabase’s here', () => {
    expect(inject('onSupabase')).toBe(true)
  })

  it('that is not connected says everything that does not happen', async () => {
    expect(await wrong()).toEqual([
      'pg_cron',
      'pg_net',
      'tappet-reminders',
      'tappet-demos',
      'tappet-files',
      'tappet-push',
      'push trigger',
      'address and key',
    ])
  })

  it.each([['pg_cron'], ['pg_net'], ['supabase_vault']])(
    'without %s is refused, and nothing is connected',
    async (missing) => {
      for (const name of ['pg_cron', 'pg_net', 'supabase_vault']) await install(name, name !== missing)
      await expect(connect()).rejects.toThrow(`The extension ${missing} is off`)
      expect(await jobs()).toEqual([])
      expect(await test.admin('select from vault.secrets')).toEqual([])
      await install(missing)
    },
  )

  it.each([
    [URL_OF_PROJECT, 'sb_publishable_0123456789'],
    [URL_OF_PROJECT, ''],
    ['https://ref.supabase.co/rest', KEY],
    ['ref', KEY],
  ])('is refused with the address %s and the key %s', async (url, key) => {
    await expect(connect(key, url)).rejects.toMatchObject({ code: '22023' })
    expect(await jobs()).toEqual([])
  })

  it('is connected whole, and again with another key', async () => {
    await connect()
    await connect('eyJhbGciOiJIUzI1NiJ9.service')
    await connect()
    expect(await jobs()).toEqual(['tappet-demos', 'tappet-files', 'tappet-push', 'tappet-reminders'])
    expect(await test.admin('select name from vault.secrets order by 1')).toEqual([
      { name: 'tappet_project_url' },
      { name: 'tappet_server_key' },
    ])
    expect(await wrong()).toEqual([])
  })

  it('asks for push messages at once, with a key of either generation', async () => {
    const { userId } = await test.user()
    const notify = () =>
      test.admin(`insert into notifications (user_id, type, title, message) values ($1, 'other', 'a', 'b')`, [
        userId,
      ])
    await notify()
    await connect('eyJhbGciOiJIUzI1NiJ9.service')
    await notify()
    const url = `${URL_OF_PROJECT}/functions/v1/send-push`
    expect(await calls()).toEqual([
      { url, headers: { apikey: KEY, 'Content-Type': 'application/json' } },
      {
        url,
        headers: {
          apikey: 'eyJhbGciOiJIUzI1NiJ9.service',
          Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.service',
          'Content-Type': 'application/json',
        },
      },
    ])
  })

  it('keeps a notification whose call fails, and says which calls did', async () => {
    const { userId } = await test.user()
    await test.admin('delete from vault.secrets')
    await test.admin(
      `insert into notifications (user_id, type, title, message) values ($1, 'other', 'a', 'b')`,
      [userId],
    )
    expect(await test.admin('select from notifications where user_id = $1', [userId])).toHaveLength(1)
    await test.admin('insert into net._http_response (id, status_code) values (1, 401)')
    expect(await wrong()).toEqual(['address and key', 'calls'])
  })

  it('asks the storage server for the files of an account that goes, at once and until they are gone', async () => {
    const [here, gone] = [await test.user(), await test.user()]
    const names = [`${here.userId}/1.png`, `${gone.userId}/2026 é%.png`, 'logo/1.png']
    await test.admin(`insert into storage.objects (bucket_id, name) select 'receipts', unnest($1::text[])`, [
      names,
    ])
    await connect()
    await test.admin('delete from net.http_request_queue')
    await test.admin('delete from auth.users where id = $1', [gone.userId])
    const url = `${URL_OF_PROJECT}/storage/v1/object/receipts/${gone.userId}/2026%20%C3%A9%25.png`
    const deletion = { method: 'DELETE', url, headers: { apikey: KEY } }
    const queue = () => test.admin('select method, url, headers from net.http_request_queue')
    expect(await queue()).toEqual([deletion])
    // The storage server needs the row to find the bytes.
    const sweep = async () => (await owner.query('select private.sweep_project_files() as asked')).rows
    expect(await sweep()).toEqual([{ asked: 1 }])
    expect(await queue()).toEqual([deletion, deletion])
  })

  it('lets no client connect it', async () => {
    for (const caller of [test.anon, await test.user()]) {
      const state = test.database.as(caller, (client) =>
        client.query('select * from private.project_state()'),
      )
      await expect(state).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('the doctor of a project', () => {
  const answering =
    (status: (address: string) => number): typeof fetch =>
    async (address) =>
      new Response(null, { status: status(String(address)) })
  const verdicts = async (fetch: typeof globalThis.fetch) => {
    const project = {
      dbUrl: ownerOf(test.adminUrl),
      url: URL_OF_PROJECT,
      siteUrl: 'https://tappet.example',
      fetch,
    }
    return Object.fromEntries(
      (await examineProject(project)).map(({ about, verdict, says }) => [about, [verdict, says]]),
    )
  }

  it('says what is fine and what is off', async () => {
    await connect()
    const findings = await verdicts(answering((address) => (address.endsWith('/send-push') ? 404 : 200)))
    expect(findings.migrations).toEqual(['fine', expect.stringMatching(/^\d+ in$/)])
    expect(findings['tappet-reminders']).toEqual(['fine', 'scheduled'])
    expect(findings.calls?.[0]).toBe('wrong')
    expect(findings.functions).toEqual(['wrong', expect.stringMatching(/^send-push \(404\): run supabase/)])
    expect(findings.site?.[0]).toBe('fine')
    expect(findings.settings).toEqual([
      'notice',
      expect.stringMatching(/^not checked: the site’s address, the rules/),
    ])
    await test.admin(`delete from cron.job where jobname = 'tappet-reminders'`)
    await install('pg_net', false)
    const later = await verdicts(answering(() => 503))
    expect(later['tappet-reminders']).toEqual(['wrong', 'not scheduled: nobody is told of due service'])
    expect([later.pg_net?.[0], later.site?.[0]]).toEqual(['wrong', 'wrong'])
  })

  it('asks no further where the migrations are not in', async () => {
    await test.admin(`delete from supabase_migrations.schema_migrations where version = '0005'`)
    const findings = await verdicts(answering(() => 200))
    expect(findings.migrations).toEqual(['wrong', '1 are not in: 0005. Run supabase db push.'])
    expect(findings).not.toHaveProperty('tappet-push')
  })
})
