import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hash, verify } from '@node-rs/bcrypt'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runAdmin } from '../harness/admin-command.ts'
import { copyDatabase } from '../harness/copy.ts'
import { fileFolder } from '../harness/folder.ts'
import { startHttp } from '../harness/http.ts'
import { plainPostgresBinaries } from '../harness/plain-postgres.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { pushMigrations, type SupabaseLike, startSupabaseLike } from '../harness/supabase.ts'

const run = promisify(execFile)
const ACCOUNTS = 500
const PASSWORD = 'steady idle at 800'

/** Accounts of many kinds, each with a car, a log with a receipt, a reminder, a diagnosis and some use. */
const ROWS = `
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, last_sign_in_at, banned_until)
    select gen_random_uuid(), 'Driver' || n || '@Example.com', case when n % 10 > 0 then $1 end, now() - interval '1 day' * n,
      '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', E'Ta\\tb \\\\ line\\n' || n), now() - interval '1 day' * n, now(),
      case when n % 3 = 0 then now() end, case when n % 50 = 0 then now() + interval '1 year' end
    from generate_series(1, $2) n;`
const ROWS_OF_ACCOUNTS = `
  insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    select gen_random_uuid(), id, case when encrypted_password is null then 'google' else 'email' end, id::text,
      jsonb_build_object('sub', id, 'email', email), created_at, updated_at from auth.users;
  update public.profiles set plan = 'PRO', name = 'Pro ü' where get_byte(uuid_send(user_id), 0) % 7 = 0;
  insert into public.vehicles (user_id, make, model, year, is_default) select id, 'Honda', 'Civic', 2018, true from auth.users;
  insert into public.maintenance (user_id, item, date, mileage, cost, notes, receipt_url, extra_files)
    select id, 'Oil Change', '2026-05-01', 84210, 64.5, E'new filter\\tand "washer"\\\\',
      'http://localhost:8787/storage/v1/object/public/receipts/' || id || '/1.png',
      'https://a.example/2.pdf http://localhost:8787/storage/v1/object/public/receipts/' || id || '/3.jpg' from auth.users;
  insert into public.reminder_prefs (user_id, item, months_interval) select id, 'Washer fluid', 6 from auth.users;
  insert into public.history (id, user_id, type, data) select id, id, 'audio', '{"a": [1, "x\\\\ny"]}' from auth.users;
  insert into public.usage_counters (user_id, month_year, audio_diagnoses) select id, '2026-11', 3 from auth.users;
  insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    select 'receipts', id || '/1.png', id, id::text, gen_random_uuid()::text, '{"size": 40, "mimetype": "image/png"}' from auth.users;`

/** A row for each account in every other table of a driver's, and a log that was changed and deleted from. */
const OTHER_ROWS = `
  insert into public.maintenance (user_id, item, date, cost) select id, 'Tires', '2026-06-01', 400 from auth.users;
  insert into public.maintenance (user_id, item, date) select id, 'Wipers', '2026-06-02' from auth.users;
  delete from public.maintenance where item = 'Wipers';
  update public.maintenance set notes = 'changed' where item = 'Tires';
  insert into public.feedback (user_id, model_version, was_helpful, diagnosed_at) select id, 'v1.0.0', true, now() from auth.users;
  insert into public.mechanic_findings (history_id, user_id, found) select id, id, 'loose_belt' from auth.users;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
    select id, 'https://push.example/' || id, 'B' || repeat('A', 86), repeat('A', 22) from auth.users;
  insert into public.notifications (user_id, type, title) select id, 'maintenance_due', 'Oil Change' from auth.users;
  insert into public.notification_settings (user_id, time_zone) select id, 'Europe/Berlin' from auth.users on conflict (user_id) do update set time_zone = excluded.time_zone;
  insert into public.analysis_jobs (id, user_id, month_year) select gen_random_uuid(), id, '2026-11' from auth.users;
  insert into public.returnable_uses (user_id, usage_type, month_year) select id, 'obd_reads', '2026-11' from auth.users;
  insert into public.scanned_cars (user_id, car_hash) select id, repeat('a', 64) from auth.users;
  insert into public.removed_reminders (user_id, item) select id, 'Belt' from auth.users;
  insert into public.preferences (user_id, distance_unit, currency) select id, 'km', 'EUR' from auth.users;
  insert into public.fill_ups (user_id, date, odometer, odometer_unit, amount, amount_unit, total_minor, currency)
    select id, '2026-05-01', 1000, 'km', 45.12, 'l', 8388, 'EUR' from auth.users;
  insert into public.own_sounds (user_id, situation, device_id, device_name, takes)
    select id, 'warm_idle', '00000001', 'Phone', '[{}, {}, {}]' from auth.users;
  insert into public.cases (id, user_id, title) select id, id, 'A rattle when cold' from auth.users;
  insert into public.case_items (case_id, user_id, kind, data) select id, id, 'note', '{"words": "Only when cold"}' from auth.users;
  insert into public.case_handovers (case_id, user_id, token_hash, expires_at)
    select id, id, rpad(replace(id::text, '-', ''), 64, '0'), '2036-01-01' from auth.users;
  insert into public.calendar_feeds (user_id, token_hash) select id, rpad(replace(id::text, '-', ''), 64, '1') from auth.users;
  insert into public.security_events (user_id, kind, device) select id, 'signed_in', 'Firefox' from auth.users;
  insert into private.reminder_notices (pref_id, stage, told_at) select id, 1, now() from public.reminder_prefs;
  insert into private.demo_starts (address_hash, started_at) values ('a', now());
  insert into private.operator (plans) values ('on') on conflict do nothing;`

/** Three accounts with a verified factor, and four with one that was never verified. */
const FACTORS = `
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    select gen_random_uuid(), id, 'a', 'totp', 'verified', now(), now(), sealed from (select id from auth.users order by id limit 3) u;
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    select gen_random_uuid(), id, 'b', 'totp', 'unverified', now(), now(), sealed from (select id from auth.users order by id limit 4) u;`

/** What must be the same on both sides, hashed table by table. */
const ACCOUNT_COLUMNS = `id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, banned_until, is_anonymous, confirmed_at`
const hashOf = (query: string) =>
  `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash, count(*)::int as rows from (${query}) t`

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function hashes(url: string): Promise<Record<string, { hash: string; rows: number }>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string }>(
      `select c.oid::regclass::text as name, string_agg(
         case when a.attname in ('receipt_url', 'extra_files')
           then format($$regexp_replace(%I, 'https?://[^/ ]+/storage', '/storage', 'g')$$, a.attname) else quote_ident(a.attname) end,
         ', ' order by a.attname) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private') group by 1`,
    )
    const queries = [
      ['auth.users', `select ${ACCOUNT_COLUMNS} from auth.users`],
      [
        'auth.identities',
        'select id, user_id, provider, provider_id, identity_data, created_at, email from auth.identities',
      ],
      ['storage.objects', 'select bucket_id, name from storage.objects'],
      ...tables.map(({ name, columns }) => [name, `select ${columns} from ${name}`]),
    ]
    const digests: Record<string, { hash: string; rows: number }> = {}
    for (const [name = '', query = ''] of queries) {
      const { rows } = await client.query<{ hash: string; rows: number }>(hashOf(query))
      if (rows[0] !== undefined) digests[name] = rows[0]
    }
    return digests
  })
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const receiptOf = (name: string) => Buffer.from(`receipt of ${name}`)

/**
 * The storage server of the project, as far as an upload sees it: keeps the bytes, makes the row, and gives the bytes.
 *
 * @param spoils says which uploads it keeps a byte less of
 */
async function startStorageLike(adminUrl: string, folder: string, spoils: (name: string) => boolean) {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 2 })
  // The database ends before its idle connections.
  pool.on('error', () => undefined)
  const http = await startHttp(async (request, response, bytes) => {
    const [bucket = '', ...rest] = decodeURIComponent(
      (request.url ?? '').replace(/^\/storage\/v1\/object\/(authenticated\/)?/, ''),
    ).split('/')
    const path = join(folder, bucket, ...rest)
    response.statusCode = request.headers.apikey === 'sb_secret_test' ? 200 : 401
    if (request.method === 'GET') {
      response.end(await readFile(path))
      return
    }
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, spoils(rest.join('/')) ? bytes.subarray(1) : bytes)
    await pool.query(
      `insert into storage.objects (bucket_id, name, version, metadata) values ($1, $2, $3, $4)
         on conflict (bucket_id, name) do update set version = excluded.version`,
      [
        bucket,
        rest.join('/'),
        randomUUID(),
        { size: bytes.length, mimetype: request.headers['content-type'] },
      ],
    )
    response.end('{}')
  })
  return { ...http, close: () => Promise.all([http.close(), pool.end()]) }
}

describe('500 accounts with rows and receipts', () => {
  const folder = fileFolder()
  let ours: TestServer
  let project: SupabaseLike
  let storage: Awaited<ReturnType<typeof startStorageLike>>
  let before: Awaited<ReturnType<typeof hashes>>
  let oursUrl: string
  const uploads = new Map<string, number>()
  const bin = (name: string) => join(plainPostgresBinaries() ?? '', name)

  beforeAll(async () => {
    const copy = await copyDatabase(inject('adminUrl'))
    oursUrl = copy.adminUrl
    const encrypted = await hash(PASSWORD, 4)
    await withClient(oursUrl, async (client) => {
      await client.query(ROWS.replace('$2', String(ACCOUNTS)).replace('$1', () => `'${encrypted}'`))
      await client.query(ROWS_OF_ACCOUNTS)
      await client.query(OTHER_ROWS)
      const { rows } = await client.query<{ name: string; version: string }>(
        'select name, version from storage.objects',
      )
      for (const { name, version } of rows) {
        const path = join(folder, 'data/files', version.slice(0, 2), version)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, receiptOf(name))
      }
    })
    before = await hashes(oursUrl)
    // A table without a row would come back the same whatever became of its rows.
    expect(Object.keys(before).filter((name) => before[name]?.rows === 0)).toEqual([])
    project = await startSupabaseLike()
    await pushMigrations(project.ownerUrl)
    storage = await startStorageLike(project.adminUrl, join(folder, 'bucket'), (name) => {
      uploads.set(name, (uploads.get(name) ?? 0) + 1)
      // The first upload of the first file arrives short.
      return uploads.size === 1 && uploads.get(name) === 1
    })
  }, 120_000)
  afterAll(async () => {
    await storage.close()
    await project.stop()
    await ours?.close()
  })

  const admin = (data: string, databaseUrl: string, ...words: string[]) =>
    runAdmin(
      { TAPPET_DATA: join(folder, data), DATABASE_URL: databaseUrl, JWT_SECRET: TEST_JWT_SECRET },
      ...words,
    )
  const load = (...more: string[]) =>
    run(bin('psql'), [project.ownerUrl, '-q', ...more, '-f', join(folder, 'out/data.sql')])

  it('go out as one folder', async () => {
    const out = join(folder, 'out')
    const output = await admin('data', oursUrl, 'export-supabase', '--to', out)
    expect(output).toMatchObject({ code: 0, stdout: expect.stringContaining(`${ACCOUNTS} accounts, `) })
    expect(output.stdout).toContain(`and ${ACCOUNTS} files written`)
    expect((await admin('data', oursUrl, 'export-supabase', '--to', out)).stderr).toContain('is not empty')
  }, 120_000)

  it('go out without a receipt too', async () => {
    const out = join(folder, 'out-of-nobody')
    const empty = await copyDatabase(inject('adminUrl'))
    const output = await admin('nobody', empty.adminUrl, 'export-supabase', '--to', out)
    expect(output.stdout).toContain('0 accounts, ')
    const { stdout } = await run(process.execPath, [join(out, 'upload-files.mjs')], {
      env: { SUPABASE_URL: storage.url, SUPABASE_SECRET_KEY: 'sb_secret_test' },
    })
    expect(stdout).toBe('0 files uploaded and read back, 0 failed\n')
  }, 60_000)

  it('are not loaded without the project’s address', async () => {
    await expect(load()).rejects.toThrow('Say where the project is')
    expect((await hashes(project.adminUrl))['auth.users']?.rows).toBe(0)
  })

  it('are loaded by the commands in it, and are the same row by row', async () => {
    await load('-v', 'url=https://ref.supabase.co')
    const upload = () =>
      run(process.execPath, [join(folder, 'out/upload-files.mjs')], {
        env: { SUPABASE_URL: storage.url, SUPABASE_SECRET_KEY: 'sb_secret_test' },
      })
    await expect(upload()).rejects.toMatchObject({
      stdout: `${ACCOUNTS - 1} files uploaded and read back, 1 failed\n`,
      stderr: expect.stringContaining('uploaded, and came back with other bytes'),
    })
    expect((await upload()).stdout).toBe(`${ACCOUNTS} files uploaded and read back, 0 failed\n`)
    expect(await hashes(project.adminUrl)).toEqual(before)
    expect(before['auth.users']?.rows).toBe(ACCOUNTS)
    const [pro] = await withClient(
      project.adminUrl,
      async (client) =>
        (
          await client.query<{ count: number; addresses: number }>(
            `select count(*) filter (where plan = 'PRO')::int as count,
         (select count(*)::int from maintenance where receipt_url like 'https://ref.supabase.co/storage/v1/object/public/receipts/%'
           and extra_files like 'https://a.example/2.pdf https://ref.supabase.co/storage/v1/object/public/receipts/%/3.jpg') as addresses
       from profiles`,
          )
        ).rows,
    )
    expect(pro?.count).toBeGreaterThan(0)
    expect(pro?.addresses).toBe(ACCOUNTS)
  }, 120_000)

  it('are not loaded twice', async () => {
    await expect(load('-v', 'url=https://ref.supabase.co')).rejects.toThrow(
      'has accounts already. Nothing was loaded',
    )
  })

  it('are found by the auth server’s own look-up, with the old password', async () => {
    // As GoTrue asks for a sign-in by address; a null in one of the texts would fail it.
    const { rows } = await withClient(project.adminUrl, (client) =>
      client.query<{ encrypted_password: string; texts: boolean }>(
        `select encrypted_password, num_nulls(confirmation_token, recovery_token, email_change_token_new, email_change,
           phone_change, phone_change_token, email_change_token_current, reauthentication_token) = 0 as texts
         from auth.users where instance_id = '00000000-0000-0000-0000-000000000000' and lower(email) = $1
           and aud = 'authenticated' and is_sso_user = false and deleted_at is null`,
        ['driver7@example.com'],
      ),
    )
    expect(rows).toEqual([{ encrypted_password: expect.stringMatching(/^\$2[aby]\$/), texts: true }])
    expect(await verify(PASSWORD, rows[0]?.encrypted_password ?? '')).toBe(true)
    // Accounts made from here on get a profile again.
    await withClient(project.adminUrl, (client) =>
      client.query(
        `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values (gen_random_uuid(), 'new@example.com', '{}', '{}')`,
      ),
    )
    expect((await hashes(project.adminUrl)).profiles?.rows).toBe(ACCOUNTS + 1)
    await withClient(project.adminUrl, (client) =>
      client.query(`delete from auth.users where email = 'new@example.com'`),
    )
  })

  it('say how many second factors stay behind, on both ways', async () => {
    await withClient(oursUrl, (client) => client.query(FACTORS.replaceAll('sealed', "'v1.x'")))
    const output = await admin('data', oursUrl, 'export-supabase', '--to', join(folder, 'with-factors'))
    expect(output.stdout).toContain('The second factors of 3 accounts did not move')
    expect(await readFile(join(folder, 'with-factors/data.sql'), 'utf8')).not.toContain('v1.x')
    // For the dump of the next test.
    await withClient(project.adminUrl, (client) => client.query(FACTORS.replaceAll('sealed', "'ABCDEFGH'")))
  })

  it('come back from a dump of the project, the same row by row, and sign in', async () => {
    const back = join(folder, 'back')
    await mkdir(back)
    await run(bin('pg_dump'), [
      project.ownerUrl,
      '--data-only',
      '-f',
      join(back, 'data.sql'),
      ...['auth', 'public', 'private', 'storage'].map((schema) => `--schema=${schema}`),
    ])
    await mkdir(join(back, 'files'))
    await run('cp', ['-r', join(folder, 'bucket/receipts'), join(back, 'files/receipts')])
    const home = await copyDatabase(inject('adminUrl'))
    const output = await admin('home', home.adminUrl, 'import-supabase', '--from', back)
    expect(output).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(`and ${ACCOUNTS} files taken over\\..* The second factors of 3 accounts did not move`),
      ),
    })
    expect(await hashes(home.adminUrl)).toEqual(before)
    expect((await admin('home', home.adminUrl, 'import-supabase', '--from', back)).stderr).toContain(
      'There are accounts here already',
    )

    ours = await startServer({ env: { DATABASE_URL: home.adminUrl, TAPPET_DATA: join(folder, 'home') } })
    const client = createClient(ours.url, ours.anonKey, { auth: { persistSession: false } })
    const { data, error } = await client.auth.signInWithPassword({
      email: 'driver7@example.com',
      password: PASSWORD,
    })
    expect(error).toBeNull()
    const name = `${data.user?.id}/1.png`
    const { data: receipt } = await client.storage.from('receipts').download(name)
    expect(digest(new Uint8Array((await receipt?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(
      digest(receiptOf(name)),
    )
    const { data: log } = await client
      .from('maintenance')
      .select('receipt_url, extra_files')
      .not('receipt_url', 'is', null)
    const files = 'http://localhost:8787/storage/v1/object/public/receipts'
    expect(log).toEqual([
      {
        receipt_url: `${files}/${name}`,
        extra_files: `https://a.example/2.pdf ${files}/${data.user?.id}/3.jpg`,
      },
    ])
  }, 240_000)

  it('leave a device that has the log nothing to read again, and give it the next change', async () => {
    const client = createClient(ours.url, ours.anonKey, { auth: { persistSession: false } })
    const { data: signedIn } = await client.auth.signInWithPassword({
      email: 'driver8@example.com',
      password: PASSWORD,
    })
    const userId = signedIn.user?.id ?? ''
    // What a device of this driver read before the move.
    const rows = await withClient(oursUrl, (old) =>
      old.query<{ latest: string; total: number; digest: string; changes: number }>(
        `select max(version) as latest, count(*)::int as total, sum(version)::text as digest,
           (select n::int from private.log_clocks where user_id = $1) as changes
         from public.maintenance where user_id = $1`,
        [userId],
      ),
    )
    const { latest = '', changes = 0, ...whole } = rows.rows[0] ?? {}
    const changed = async () => (await client.rpc('log_changes', { p_after: latest }).single()).data
    expect(await changed()).toEqual({ rows: [], deleted: [], more: false, ...whole })
    const { data: added } = await client
      .from('maintenance')
      .insert({ user_id: userId, item: 'Battery', date: '2026-11-01' })
      .select('*')
    expect(await changed()).toMatchObject({ rows: added, deleted: [], total: 3 })
    // The highest 44 bits of a version are the number of the change.
    expect(Math.floor(added?.[0]?.version / 2 ** 20)).toBe(changes + 1)
  }, 60_000)

  it('say how many of their files were not there', async () => {
    const bare = join(folder, 'without-files')
    await mkdir(bare)
    await run('cp', [join(folder, 'back/data.sql'), bare])
    const home = await copyDatabase(inject('adminUrl'))
    const output = await admin('bare-home', home.adminUrl, 'import-supabase', '--from', bare)
    expect(output.stdout).toContain(
      `and 0 files taken over. ${ACCOUNTS} files that the dump names are not in ${bare}/files and were left out.`,
    )
    expect(output.stdout).toContain('import again into another empty TAPPET_DATA')
    expect((await hashes(home.adminUrl))['storage.objects']?.rows).toBe(0)
  }, 60_000)

  it('of a dump that does not hold together are refused as a whole', async () => {
    const broken = join(folder, 'broken')
    await mkdir(broken)
    const dump = await readFile(join(folder, 'back/data.sql'), 'utf8')
    await writeFile(join(broken, 'data.sql'), dump.replace(/(COPY auth\.users .*\n).*\n/, '$1'))
    const home = await copyDatabase(inject('adminUrl'))
    const output = await admin('broken-home', home.adminUrl, 'import-supabase', '--from', broken)
    expect(output.stderr).toContain('The dump does not hold together')
    expect((await hashes(home.adminUrl))['auth.users']?.rows).toBe(0)
  }, 120_000)
})
