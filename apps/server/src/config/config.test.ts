import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { ConfigError, readConfig } from './index.ts'

const FOLDER = '/srv/tappet'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env, FOLDER)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfig({}, FOLDER)).toEqual({
      port: 8787,
      host: '127.0.0.1',
      requestsPerMinute: 1200,
      stopGraceMs: 0,
      diskFloorBytes: 268_435_456,
      backups: expect.anything(),
      dataFolder: '/srv/tappet/data',
      siteUrl: 'http://localhost:8787',
      trustedProxies: 0,
      demo: true,
      plans: 'on',
      soundModel: 'default',
      logLevel: 'info',
    })
  })

  it('counts a blank value as not set', () => {
    expect(readConfig({ PORT: '', SITE_URL: ' ', S3_BUCKET: '' }, FOLDER)).toEqual(readConfig({}, FOLDER))
  })

  it.each([
    [{ PORT: '9000' }, 'http://localhost:9000'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:8787'],
    [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:8787'],
    [{ HOST: 'fd00::5' }, 'http://[fd00::5]:8787'],
    [{ SITE_URL: 'https://tappet.example/' }, 'https://tappet.example'],
  ])('has for %o the address %s', (env, siteUrl) => {
    expect(readConfig(env, FOLDER).siteUrl).toBe(siteUrl)
  })

  it('makes backups inside the data folder each night, without a setting', () => {
    const { backups, backupPassphrase } = readConfig({}, FOLDER)
    const keep = { daily: 7, weekly: 4, monthly: 6 }
    expect(backups).toEqual({ folder: '/srv/tappet/data/backups', keep })
    expect(backupPassphrase).toBeUndefined()
  })

  it('keeps and copies backups as it is told, or makes none', () => {
    const env = { BACKUP_KEEP: '3,2,0', BACKUP_SECOND_DIR: '/mnt/b' }
    expect(readConfig(env, FOLDER).backups).toEqual({
      folder: '/srv/tappet/data/backups',
      keep: { daily: 3, weekly: 2, monthly: 0 },
      secondFolder: '/mnt/b',
    })
    expect(readConfig({ ...env, BACKUP_KEEP: '0' }, FOLDER).backups).toBeUndefined()
  })

  it('answers on for 5 s after SIGTERM where there may be other nodes', () => {
    const shared = { DATABASE_URL: 'postgres://db.example/tappet', JWT_SECRET: 'x'.repeat(32) }
    expect(readConfig(shared, FOLDER).stopGraceMs).toBe(5_000)
  })

  it('keeps an absolute data folder', () => {
    expect(readConfig({ TAPPET_DATA: '/var/lib/tappet' }, FOLDER).dataFolder).toBe('/var/lib/tappet')
  })

  it.each([
    [{ PORT: 'abc' }, ['PORT: must be a number']],
    [{ PORT: '0' }, ['PORT: must be 1 or more']],
    [{ PORT: '70000' }, ['PORT: must be 65535 or less']],
    [{ JWT_SECRET: 'short' }, ['JWT_SECRET: must have at least 32 characters']],
    [{ SITE_URL: 'tappet.example' }, ['SITE_URL: must be an address like https://tappet.example']],
    [{ SITE_URL: 'javascript:alert(1)' }, ['SITE_URL: must be an address like https://tappet.example']],
    [{ SITE_URL: 'https://tappet.example/app' }, ['SITE_URL: must not have a path']],
    [
      { DATABASE_URL: 'mysql://x/y', JWT_SECRET: 'x'.repeat(32) },
      ['DATABASE_URL: must be an address like postgres://user:password@host:5432/database'],
    ],
    [
      { DATABASE_URL: 'postgres://db.example/tappet' },
      [expect.stringMatching(/^JWT_SECRET: is needed with DATABASE_URL\. .*data\/keys\/jwt-secret/)],
    ],
    [{ BACKUP_KEEP: '7' }, ['BACKUP_KEEP: must be three numbers like 7,4,6: days, weeks, months']],
    [{ BACKUP_KEEP: '0,4,6' }, ['BACKUP_KEEP: must be three numbers like 7,4,6: days, weeks, months']],
    [{ BACKUP_PASSPHRASE: 'too short' }, ['BACKUP_PASSPHRASE: must have at least 12 characters']],
    [{ SMTP_URL: 'mail.example' }, ['SMTP_URL: must be an address like smtp://user:password@host:587']],
    [{ SOUND_MODEL: 'Clean' }, ['SOUND_MODEL: must be one of default, clean']],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, ['VAPID_PRIVATE_KEY: must be a P-256 private key in base64url']],
    [{ TRUST_PROXY: '-1' }, ['TRUST_PROXY: must be 0 or more']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL: must be one of fatal, error, warn, info, debug, silent']],
    [{ GOOGLE_CLIENT_ID: 'x' }, ['GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID']],
    [
      { S3_BUCKET: 'receipts', S3_ENDPOINT: 'https://s3.example' },
      [
        'S3_ACCESS_KEY_ID: is needed with S3_ENDPOINT, S3_BUCKET',
        'S3_SECRET_ACCESS_KEY: is needed with S3_ENDPOINT, S3_BUCKET',
      ],
    ],
  ])('refuses %o and names the variable', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems)
  })

  it('names every wrong variable at once, and no value', () => {
    const error = new ConfigError(problemsOf({ PORT: 'x', JWT_SECRET: 'hunter2', S3_BUCKET: 'b' }))
    expect(error.problems).toHaveLength(5)
    expect(error.message).not.toContain('hunter2')
  })
})

describe('the settings of Sign in with Apple', () => {
  const pem = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const key = pem('P-256')
  const ids = {
    APPLE_CLIENT_ID: 'example.web, example.app',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
  }
  const whole = { ...ids, APPLE_PRIVATE_KEY: key }

  it('take the key as text, with its breaks written out, or from a file', () => {
    const apple = {
      clientIds: ['example.web', 'example.app'],
      teamId: 'TEAM123456',
      keyId: 'KEY1234567',
      privateKey: key,
      issuer: 'https://appleid.apple.com',
    }
    const folder = testFolder()
    writeFileSync(join(folder, 'key.p8'), key)
    expect(readConfig(whole, folder).apple).toEqual(apple)
    expect(readConfig({ ...ids, APPLE_PRIVATE_KEY: key.replaceAll('\n', '\\n') }, folder).apple).toEqual(
      apple,
    )
    expect(readConfig({ ...ids, APPLE_PRIVATE_KEY: 'key.p8' }, folder).apple).toEqual(apple)
    expect(readConfig({}, folder).apple).toBeUndefined()
  })

  it.each([
    [
      { APPLE_CLIENT_ID: 'example.web' },
      [
        'APPLE_TEAM_ID: is needed with APPLE_CLIENT_ID',
        'APPLE_KEY_ID: is needed with APPLE_CLIENT_ID',
        'APPLE_PRIVATE_KEY: is needed with APPLE_CLIENT_ID',
      ],
    ],
    [
      { APPLE_PRIVATE_KEY: key, APPLE_TEAM_ID: 'TEAM123456', APPLE_KEY_ID: 'KEY1234567' },
      ['APPLE_CLIENT_ID: is needed with APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY'],
    ],
    [{ ...whole, APPLE_TEAM_ID: 'team' }, ['APPLE_TEAM_ID: must be ten capital letters and digits']],
    [
      { ...ids, APPLE_PRIVATE_KEY: '/nowhere/key.p8' },
      ['APPLE_PRIVATE_KEY: names a file that cannot be read (ENOENT)'],
    ],
    [
      { ...ids, APPLE_PRIVATE_KEY: pem('P-384') },
      ["APPLE_PRIVATE_KEY: must be a P-256 key, as Apple's .p8 files hold"],
    ],
    [
      { ...ids, APPLE_PRIVATE_KEY: '-----BEGIN hunter2' },
      [
        "APPLE_PRIVATE_KEY: must be the text of Apple's .p8 file, from -----BEGIN to END PRIVATE KEY-----, or its path",
      ],
    ],
  ])('are refused half set or wrong: %#', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems)
  })
})
