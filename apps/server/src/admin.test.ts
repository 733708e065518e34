import { chmod, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../../../tests/harness/admin-command.ts'
import { fileFolder } from '../../../tests/harness/folder.ts'
import { type SpawnedServer, spawnServer } from '../../../tests/harness/spawned.ts'
import { freePort } from './database/free-port.ts'

const PASSWORD = 'a garage with a view'
const MADE_BY_1_0_0 = join(import.meta.dirname, 'backup/made-by-1.0.0.tar.gz')
const EMAIL = 'ada@example.com'

const parent = fileFolder()
let port: number
beforeAll(async () => {
  port = await freePort()
})

const start = (data: string) =>
  spawnServer({ TAPPET_DATA: join(parent, data), PORT: String(port), LOG_LEVEL: 'error' })

/** The command as `npm run admin` runs it. */
const admin = (data: string, ...words: string[]) =>
  runAdmin({ TAPPET_DATA: join(parent, data), PORT: String(port), INIT_CWD: parent }, ...words)

async function client(server: SpawnedServer): Promise<SupabaseClient> {
  const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
  return createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function signedIn(server: SpawnedServer): Promise<{ ada: SupabaseClient; userId: string }> {
  const ada = await client(server)
  const { data, error } = await ada.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  if (error !== null) throw error
  return { ada, userId: data.user.id }
}

// Each test continues from the one before.
describe('npm run admin', () => {
  let server: SpawnedServer
  let receipt: string
  let accessToken: string | undefined
  beforeAll(async () => {
    server = await start('first')
    const ada = await client(server)
    const { data } = await ada.auth.signUp({ email: EMAIL, password: PASSWORD })
    const userId = data.user?.id ?? ''
    accessToken = data.session?.access_token
    receipt = `${userId}/1700000000000.png`
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    expect(
      (await ada.storage.from('receipts').upload(receipt, picture, { contentType: 'image/png' })).error,
    ).toBeNull()
    const rows = [
      {
        user_id: userId,
        item: 'Oil Change',
        date: '2026-01-02',
        mileage: 12_000,
        cost: 49.5,
        notes: 'tab\there, line\nthere, \\N and ünïcode',
      },
      { user_id: userId, item: 'Tires', date: '2026-02-03' },
    ]
    expect((await ada.from('maintenance').insert(rows)).error).toBeNull()
    expect(
      (
        await ada
          .from('history')
          .insert({ user_id: userId, type: 'audio', data: { issue: { name: 'Loose belt' } } })
      ).error,
    ).toBeNull()
  })
  afterAll(() => server.stop())

  const linkTo = async (ada: SupabaseClient) =>
    (await ada.storage.from('receipts').createSignedUrl(receipt, 600)).data?.signedUrl ?? ''

  it('prints its usage', async () => {
    const { code, stderr } = await admin('first')
    expect(code).toBe(1)
    for (const usage of [
      'plan EMAIL PRO|FREE',
      'budget NAME COUNT',
      'backup FILE',
      'prove FILE',
      'restore FILE',
      'keys',
      'user delete EMAIL',
      'user one-step EMAIL',
      'export-clips --to DIR',
      'export-cases --to FILE',
      'doctor',
    ])
      expect(stderr).toContain(usage)
  })

  it('sets a plan while the server runs', async () => {
    expect(await admin('first', 'plan', 'ADA@example.com', 'PRO')).toMatchObject({
      code: 0,
      stdout: 'ADA@example.com is now on the plan PRO.\n',
    })
    const { ada } = await signedIn(server)
    expect((await ada.from('profiles').select('plan').single()).data).toEqual({ plan: 'PRO' })
  })

  it('sets how much an account may keep, and prints it', async () => {
    expect(await admin('first', 'budget', 'public.maintenance', '30000')).toMatchObject({
      code: 0,
      stdout:
        'A FREE account may now keep 30000 rows (public.maintenance), PRO four times as much. Who has more keeps it.\n',
    })
    expect(await admin('first', 'budget', 'files', '500')).toMatchObject({ code: 0 })
    expect(await admin('first', 'budget', 'files', '7000rows')).toMatchObject({ code: 0 })
    const { stdout } = await admin('first', 'budget')
    expect(stdout).toMatch(/^public\.maintenance +30000 rows$/m)
    expect(stdout).toMatch(/^files +7000 rows, 500 MB$/m)
  })

  it.each([
    [
      ['budget', 'public.maintenance', '0'],
      'The count is a whole number above 0, not 0. Nothing was changed.\n',
    ],
    [['plan', EMAIL, 'GOLD'], 'The plan is PRO or FREE, not GOLD. Nothing was changed.\n'],
    [
      ['plan', 'nobody@example.com', 'PRO'],
      'No account has the address nobody@example.com. Nothing was changed.\n',
    ],
    [
      ['user', 'delete', 'nobody@example.com'],
      'No account has the address nobody@example.com. Nothing was changed.\n',
    ],
  ])('refuses in one line: %o', async (words, stderr) => {
    expect(await admin('first', ...words)).toEqual({ code: 1, stdout: '', stderr })
  })

  it('prints the keys the server uses', async () => {
    const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
    const { stdout } = await admin('first', 'keys')
    expect(stdout).toContain(`anon key: ${anonKey}\n`)
    expect(stdout).toMatch(/service key: \S+\n/)
  })

  it('backs up while the server runs, into a file that only its owner can read', async () => {
    const { code, stdout } = await admin('first', 'backup', 'first.tar.gz')
    expect(stdout).toContain('and read back')
    expect(stdout).toContain('Whether it restores was not tried')
    expect(code).toBe(0)
    expect((await stat(join(parent, 'first.tar.gz'))).mode & 0o777).toBe(0o600)
    expect((await readdir(parent)).sort()).toEqual(['first', 'first.tar.gz'])
    expect(await admin('first', 'backup', 'first.tar.gz')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is already there'),
    })
  })

  it('finds nothing wrong with a new installation', async () => {
    const { code, stdout } = await admin('first', 'doctor')
    expect(stdout).not.toContain('WRONG')
    expect(stdout).toMatch(/^ok {4}database {8}PostgreSQL \d+/m)
    expect(stdout).toMatch(/^ok {4}migrations {6}\d+ applied, none changed since$/m)
    expect(stdout).toMatch(/^ok {4}stored files {4}1, all where they should be$/m)
    expect(stdout).toMatch(/^ok {4}server {10}runs and is ready$/m)
    expect(stdout).toMatch(
      /^note {2}backups {9}none was proven yet; the server writes one each night to \S+\/first\/backups\.$/m,
    )
    expect(code).toBe(0)
  })

  it('reads all of it with --deep, and says what it did not check', async () => {
    const { code, stdout } = await admin('first', 'doctor', '--deep')
    expect(stdout).not.toContain('WRONG')
    expect(stdout).toMatch(/^ok {4}rows {12}\d+ of \d+ tables can be read$/m)
    expect(stdout).toMatch(/^ok {4}indexes {9}\d+ indexes and \d+ tables agree with amcheck$/m)
    expect(stdout).toMatch(/^ok {4}stored bytes {4}1 files, 0\.0 MB, as their rows say$/m)
    expect(stdout).toMatch(/^ok {4}key files {7}the keys of sessions and of push messages are whole$/m)
    expect(stdout).toMatch(/^note {2}push .*was not checked$/m)
    expect(code).toBe(0)
  })

  it('writes the recordings that were given into a new folder, and into no other', async () => {
    const { code, stdout } = await admin('first', 'export-clips', '--to', 'clips')
    expect(stdout).toContain(`0 recordings written to ${join(parent, 'clips')}, with labels.json.`)
    expect(code).toBe(0)
    expect(await readdir(join(parent, 'clips'))).toEqual(['labels.json'])
    expect(await admin('first', 'export-clips', '--to', 'clips')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not empty. Name a new folder'),
    })
  })

  it('writes the cases that were given into a new file, and over none', async () => {
    const { code, stdout } = await admin('first', 'export-cases', '--to', 'cases.json')
    expect(stdout).toContain(`0 cases written to ${join(parent, 'cases.json')}.`)
    expect(code).toBe(0)
    expect(JSON.parse(await readFile(join(parent, 'cases.json'), 'utf8'))).toEqual([])
    expect(await admin('first', 'export-cases', '--to', 'cases.json')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is there already. Name a new file'),
    })
  })

  it('restores nothing into a folder in use', async () => {
    const { code, stderr } = await admin('first', 'restore', 'first.tar.gz')
    expect(code).toBe(1)
    expect(stderr).toContain('A restore needs an empty TAPPET_DATA')
  })

  it('restores everything into an empty folder: rows, files, passwords and sessions', async () => {
    const before = await signedIn(server)
    const rowsOf = async (ada: SupabaseClient) => ({
      maintenance: (await ada.from('maintenance').select('*').order('date')).data,
      history: (await ada.from('history').select('*')).data,
      profile: (await ada.from('profiles').select('*').single()).data,
    })
    const rows = await rowsOf(before.ada)
    expect(rows.maintenance).toHaveLength(2)
    await server.stop()
    expect(await admin('second', 'restore', 'first.tar.gz')).toMatchObject({ code: 0, stderr: '' })
    server = await start('second')
    const after = await signedIn(server)
    expect(after.userId).toBe(before.userId)
    expect(await rowsOf(after.ada)).toEqual(rows)
    expect((await fetch(await linkTo(after.ada))).status).toBe(200)
    const earlier = await client(server)
    expect((await earlier.auth.getUser(accessToken)).data.user?.id).toBe(before.userId)
  })

  it('finds a stored file that is gone, and a key that others can read', async () => {
    const folder = join(parent, 'second/files')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const file = entries.find((entry) => entry.isFile())
    if (file === undefined) throw new Error('no stored file')
    const path = join(file.parentPath, file.name)
    const keys = join(parent, 'second/keys/jwt-secret')
    await rename(path, `${path}.away`)
    await chmod(keys, 0o644)
    const { code, stdout } = await admin('second', 'doctor')
    await rename(`${path}.away`, path)
    await chmod(keys, 0o600)
    expect(stdout).toContain('WRONG stored files    1 of 1 are missing.')
    expect(stdout).toContain(`WRONG keys            ${keys} can be read by others.`)
    expect(code).toBe(1)
  })

  it('accepts new rows after a restore', async () => {
    const { ada, userId } = await signedIn(server)
    const { error } = await ada
      .from('maintenance')
      .insert({ user_id: userId, item: 'Battery', date: '2026-03-04' })
    expect(error).toBeNull()
  })

  it('sets a plan while no server runs', async () => {
    await server.stop()
    expect(await admin('second', 'plan', EMAIL, 'FREE')).toMatchObject({ code: 0, stderr: '' })
    server = await start('second')
    const { ada } = await signedIn(server)
    expect((await ada.from('profiles').select('plan').single()).data).toEqual({ plan: 'FREE' })
  })

  it('turns off the second step of who has lost it', async () => {
    const { mfa } = (await signedIn(server)).ada.auth
    const { data } = await mfa.enroll({ factorType: 'totp' })
    const code = new TOTP({ secret: data?.totp?.secret ?? '' }).generate()
    expect((await mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull()
    for (const says of ['now signs in without a second step', 'has no second step'])
      expect(await admin('second', 'user', 'one-step', EMAIL)).toMatchObject({
        code: 0,
        stdout: `${EMAIL} ${says}.\n`,
      })
  })

  it('deletes an account with its rows and its files', async () => {
    const link = await linkTo((await signedIn(server)).ada)
    expect((await fetch(link)).ok).toBe(true)
    const { code, stdout } = await admin('second', 'user', 'delete', EMAIL)
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${EMAIL} is deleted, with all its data and 1 stored files.\n`,
    })
    const anyone = await client(server)
    expect((await anyone.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).not.toBeNull()
    expect((await fetch(link)).ok).toBe(false)
    const entries = await readdir(join(parent, 'second/files'), { recursive: true, withFileTypes: true })
    expect(entries.filter((entry) => entry.isFile())).toEqual([])
  })

  it.each([
    ['a file that is none', async () => Buffer.from('no archive')],
    ['one that ends between two entries', (whole: Buffer) => gzipSync(gunzipSync(whole).subarray(0, 1536))],
    ['one cut off', async (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['one with a changed byte', async (whole: Buffer) => changed(whole)],
  ])('restores nothing from %s, and leaves the folder empty', async (name, make) => {
    const path = join(parent, 'damaged.tar.gz')
    await writeFile(path, await make(await readFile(join(parent, 'first.tar.gz'))))
    const { code, stderr } = await admin('third', 'restore', path)
    expect(code).toBe(1)
    expect(stderr).toContain('Nothing was changed.')
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(await readdir(join(parent, 'third')).catch(() => [])).toEqual([])
    expect(name).toBeTruthy()
  })

  it('starts no server on a folder with an interrupted restore, and restores over it', async () => {
    await mkdir(join(parent, 'fourth/files'), { recursive: true })
    await writeFile(join(parent, 'fourth/restoring'), '')
    await writeFile(join(parent, 'fourth/files/half'), 'half')
    await server.stop()
    await expect(start('fourth')).rejects.toMatchObject({
      stderr: expect.stringContaining('was cut off and is not whole'),
    })
    expect(await admin('fourth', 'restore', 'first.tar.gz')).toMatchObject({ code: 0 })
    server = await start('fourth')
    expect((await (await signedIn(server)).ada.from('maintenance').select('item')).data).toHaveLength(2)
    expect(await readdir(join(parent, 'fourth/files'))).not.toContain('half')
  })

  // Written by that version's `npm run admin -- backup`: an account, a receipt, two services, one analysis.
  it('restores a backup of version 1.0.0', async () => {
    await server.stop()
    expect(await admin('fifth', 'restore', MADE_BY_1_0_0)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('10 rows of 25 tables, 3 files'),
      stderr: '',
    })
    server = await start('fifth')
    const { ada } = await signedIn(server)
    const { data } = await ada
      .from('maintenance')
      .select('item,date,mileage,cost,notes,receipt_url')
      .order('date')
    expect(data).toMatchObject([
      { item: 'Oil Change', mileage: 12_000, cost: 49.5, notes: 'tab\there, line\nthere, \\N and ünïcode' },
      { item: 'Tires', date: '2026-02-03', mileage: null, cost: null, notes: null, receipt_url: null },
    ])
    const path = /receipts\/(.+)$/.exec(data?.[0]?.receipt_url)?.[1] ?? ''
    expect((await ada.storage.from('receipts').download(path)).data?.size).toBe(70)
  })
})

/** The same archive with one letter of a row changed. */
function changed(whole: Buffer): Buffer {
  const tar = gunzipSync(whole)
  tar[tar.indexOf('Oil Change')] = 'X'.charCodeAt(0)
  return gzipSync(tar)
}
