import { tmpdir } from 'node:os'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { fileFolder, testFolder } from '../../../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../../../tests/harness/for-file.ts'
import { readConfig } from '../../config/index.ts'
import { StartError } from '../../errors/start.ts'
import { checkDatabase } from './database.ts'
import { type DoctorOptions, examine, report } from './index.ts'
import { checkMachine } from './machine.ts'
import { checkSettings } from './settings.ts'

const settings = (env: Record<string, string>) =>
  Object.fromEntries(checkSettings(readConfig(env, '/')).map(({ about, verdict }) => [about, verdict]))

describe('the check of the settings', () => {
  it('accepts one household on its own machine, and says where mails go', () => {
    expect(settings({})).toEqual({
      address: 'fine',
      proxy: 'fine',
      mail: 'notice',
      metrics: 'fine',
      plans: 'fine',
    })
  })

  it.each([
    ['an address without TLS', { SITE_URL: 'http://tappet.example' }, { address: 'wrong' }],
    ['a proxy that is not trusted', { SITE_URL: 'https://tappet.example' }, { proxy: 'wrong' }],
    [
      'metrics open to the world',
      { SITE_URL: 'https://tappet.example', TRUST_PROXY: '1' },
      { address: 'fine', proxy: 'fine', metrics: 'notice' },
    ],
    [
      'metrics behind a token',
      { SITE_URL: 'https://tappet.example', TRUST_PROXY: '1', METRICS_TOKEN: 'a token of some length' },
      { metrics: 'fine' },
    ],
  ])('reports %s', (_name, env, expected) => {
    expect(settings(env as Record<string, string>)).toMatchObject(expected)
  })
})

describe('the check of the disk', () => {
  const GIB = 1024 ** 3
  it.each([
    [10 * GIB, 'fine', /GiB free$/],
    [1.5 * GIB, 'notice', /Make room soon/],
    [
      0.2 * GIB,
      'wrong',
      /0\.2 GiB free, less than the 256 MB that are kept for the database: the server takes no changes/,
    ],
  ])('with %d bytes free', async (freeBytes, verdict, says) => {
    const { dataFolder: _, ...config } = readConfig({}, '/')
    const findings = await checkMachine({ ...config, dataFolder: tmpdir() }, async () => freeBytes)
    expect(findings.find(({ about }) => about === 'disk')).toMatchObject({
      verdict,
      says: expect.stringMatching(says),
    })
  })
})

describe('the check of the keys', () => {
  const PUSH = { VAPID_PRIVATE_KEY: `${'A'.repeat(42)}E` }
  it.each([
    ['none before the first start', {}, 'note', 'npm start makes those'],
    ['none where one alone is given', { JWT_SECRET: 'x'.repeat(40) }, 'note', 'npm start makes those'],
    ['both as given in the environment', { JWT_SECRET: 'x'.repeat(40), ...PUSH }, 'ok', 'given in'],
  ])('tells %s', async (_name, env, verdict, says) => {
    const config = readConfig({ TAPPET_DATA: testFolder(), ...env }, '/')
    const keys = (await checkMachine(config)).filter(({ about }) => about === 'keys')
    expect(report(keys)).toMatch(new RegExp(`^\\s*${verdict}\\s+keys\\s+.*${says}`))
  })
})

describe('the check of the database', () => {
  const test = fileDatabase()

  const verdicts = async (now: () => number) =>
    Object.fromEntries((await checkDatabase(test.adminUrl, now)).map(({ about, says }) => [about, says]))

  it('finds a clock that is ahead or behind', async () => {
    expect((await verdicts(() => Date.now() - 60_000)).clock).toContain('ahead')
    expect((await verdicts(() => Date.now() + 60_000)).clock).toContain('behind')
    expect((await verdicts(Date.now)).clock).toBe('the same here and in the database')
  })

  it('finds a changed, a pending and an unknown migration', async () => {
    expect((await verdicts(Date.now)).migrations).toMatch(/^\d+ applied, none changed since$/)
    const client = new pg.Client({ connectionString: test.adminUrl })
    await client.connect()
    const change = (sql: string) =>
      client.query(sql.replaceAll('TABLE', 'supabase_migrations.schema_migrations'))
    await change("delete from TABLE where version = '0006'")
    expect((await verdicts(Date.now)).migrations).toContain('0006_feedback.sql')
    await change("update TABLE set statements = array['select 1'] where version = '0005'")
    expect((await verdicts(Date.now)).migrations).toContain('0005_history.sql were changed after')
    await change("insert into TABLE (version, name) values ('9999', 'tomorrow')")
    expect((await verdicts(Date.now)).migrations).toContain('9999 belong to a newer Tappet')
    await client.end()
  })
})

describe('the doctor', () => {
  const dataFolder = fileFolder()

  it.each([
    ['smtp://mail.example:25', 'answers; no mail was sent'],
    ['smtp://user:password@mail.example:25', 'accepts our credentials; no mail was sent'],
  ])('of the mail server %s says what was seen: %s', async (smtpUrl, says) => {
    const never = () => Promise.reject(new Error('not asked'))
    const findings = await examine({
      config: readConfig({ TAPPET_DATA: dataFolder, SMTP_URL: smtpUrl, MAIL_FROM: 'a@b.example' }, '/'),
      ...{ openDatabase: never, countFiles: never, fetch: never, now: Date.now },
      tryMail: async () => undefined,
    })
    expect(findings).toContainEqual({ about: 'mail server', verdict: 'fine', says })
  })

  it.each([
    [Response.json({ status: 'ready' }), { verdict: 'fine', says: 'runs and is ready' }],
    [Response.json({ status: 'not ready' }, { status: 503 }), { verdict: 'wrong' }],
    [
      new Response('<h1>It works!</h1>'),
      { verdict: 'wrong', says: 'what answers on port 8787 is not Tappet' },
    ],
  ])('of the server says no more than its own answer: %#', async (answer, expectation) => {
    const never = () => Promise.reject(new Error('not asked'))
    const config = readConfig({ TAPPET_DATA: dataFolder }, '/')
    const fetch = async () => answer
    const options = {
      config,
      openDatabase: never,
      countFiles: never,
      tryMail: undefined,
      fetch,
      now: Date.now,
    }
    expect(await examine(options)).toContainEqual(
      expect.objectContaining({ about: 'server', ...expectation }),
    )
  })

  it('continues after a check that fails, and says why', async () => {
    const options: DoctorOptions = {
      config: readConfig({ TAPPET_DATA: dataFolder }, '/'),
      openDatabase: () => Promise.reject(new StartError('There is no database yet.')),
      countFiles: () => Promise.reject(new Error('never asked')),
      tryMail: () => Promise.reject(new Error('connection refused')),
      fetch: () => Promise.reject(new Error('nobody there')),
      now: Date.now,
    }
    const text = report(await examine(options))
    expect(text).toContain('WRONG mail server     connection refused.')
    expect(text).toContain('WRONG database        There is no database yet.')
    expect(text).toContain('note  server          does not run on port 8787')
    expect(text).toMatch(/2 wrong$/)
  })
})
