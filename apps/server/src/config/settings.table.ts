/** Every setting of the server: what it may be, what holds where it is not set, and what it means to an operator. */
import { createECDH } from 'node:crypto'
import { plansModes, soundModelVariants } from '@tappet/wire'
import { z } from 'zod'
import { appleClientIds, appleName } from './apple.ts'

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(65_535, 'must be 65535 or less')
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, abort: true, error: `must be an address like ${example}` })
const webAddress = address(/^https?$/, 'https://tappet.example')
const origin = webAddress.refine((url) => ['/', ''].includes(new URL(url).pathname), 'must not have a path')
const text = z.string()
const proxies = z.coerce
  .number('must be a number')
  .int()
  .min(0, 'must be 0 or more')
  .max(10, 'must be 10 or less')

const NO_KEY = 'must be a P-256 private key in base64url'

/** Whether P-256 has such a private key; not each number of that length is one. */
function isScalar(key: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(key, 'base64url'))
    return true
  } catch {
    return false
  }
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`)

/** A setting with a default. */
const preset = <Check extends z.ZodType>(check: Check, value: string, meaning: string) =>
  check.prefault(value as z.input<Check> & {}).meta({ unset: value, meaning })

/** A setting without one: `unset` says what holds then. */
const optional = <Check extends z.ZodType>(check: Check, unset: string, meaning: string) =>
  check.optional().meta({ unset, meaning })

export const settings = z.object({
  PORT: preset(port, '8787', 'where the server listens'),
  HOST: preset(text, '127.0.0.1', 'the address it listens on; 0.0.0.0 is every one of the machine'),
  TAPPET_DATA: preset(text, './data', 'database, stored files, keys, backups, outbox'),
  SITE_URL: optional(
    origin,
    'http://localhost:PORT',
    'the public address: links in mails point there, and links that are shared show a picture only with it',
  ),
  TRUST_PROXY: preset(
    proxies,
    '0',
    'the number of proxies in front, each of which appends to X-Forwarded-For whom it saw',
  ),
  SMTP_URL: optional(
    address(/^smtps?$/, 'smtp://user:password@host:587'),
    'mails go to TAPPET_DATA/outbox, accounts are confirmed at once',
    'mails are sent, addresses confirmed, and due service is mailed, once a day at most',
  ),
  MAIL_FROM: optional(text, 'no-reply at the host of SITE_URL', 'the sender of mails'),
  SUPPORT_EMAIL: optional(
    z.email('must be an address like help@tappet.example'),
    'mails open without a recipient, and the app says that you answer them',
    'where drivers write for help and deletion',
  ),
  DATABASE_URL: optional(
    address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database'),
    'an embedded PostgreSQL under TAPPET_DATA',
    'your own PostgreSQL, 15 to 18',
  ),
  JWT_SECRET: optional(
    text.min(32, 'must have at least 32 characters'),
    'made at the first start, in TAPPET_DATA/keys',
    'signs sessions; needed with DATABASE_URL',
  ),
  S3_ENDPOINT: optional(
    webAddress,
    'files under TAPPET_DATA/files',
    'stored files on S3-compatible storage, with the next three',
  ),
  S3_BUCKET: optional(text, 'none', 'its bucket'),
  S3_ACCESS_KEY_ID: optional(text, 'none', 'its key'),
  S3_SECRET_ACCESS_KEY: optional(text, 'none', 'the secret of the key'),
  S3_REGION: preset(text, 'us-east-1', 'its region'),
  VAPID_PRIVATE_KEY: optional(
    text.regex(/^[\w-]{43}$/, NO_KEY).refine(isScalar, NO_KEY),
    'follows from JWT_SECRET; without it, made at the first start, in TAPPET_DATA/keys',
    'signs push messages',
  ),
  BACKUP_KEEP: preset(
    text.regex(/^(0|[1-9]\d{0,3},\d{1,4},\d{1,4})$/, 'must be three numbers like 7,4,6: days, weeks, months'),
    '7,4,6',
    'of how many days, weeks and months the newest backup stays; 0: none is made',
  ),
  BACKUP_PASSPHRASE: optional(
    text.min(12, 'must have at least 12 characters'),
    'backups are not encrypted',
    'encrypts them, and opens them; without it an encrypted backup is lost, so keep it elsewhere too',
  ),
  BACKUP_SECOND_DIR: optional(
    text,
    'no copy',
    'a folder on another disk or machine that each proven backup is copied to',
  ),
  GOOGLE_CLIENT_ID: optional(text, 'no Google sign-in', 'Google sign-in, with the next one'),
  GOOGLE_CLIENT_SECRET: optional(text, 'none', 'its secret; to register: SITE_URL/auth/v1/callback'),
  APPLE_CLIENT_ID: optional(
    appleClientIds,
    'no Apple sign-in',
    '[Sign in with Apple](#sign-in-with-apple), with the next three',
  ),
  APPLE_TEAM_ID: optional(appleName, 'none', 'the team'),
  APPLE_KEY_ID: optional(appleName, 'none', 'the ten characters of the key'),
  APPLE_PRIVATE_KEY: optional(
    text,
    'none',
    'the text of the .p8 file, its line breaks as they are or as `\\n`, or the path of the file',
  ),
  PLANS: preset(
    oneOf(plansModes),
    'on',
    '`off`: no price is shown, and who has no PRO has the limits of FREE; `unlimited`: nobody has a monthly limit',
  ),
  DEMO: preset(
    z.enum(['0', '1'], 'must be 0 or 1'),
    '1',
    '0 removes "Try the demo"; each demo account is deleted after a day',
  ),
  SOUND_MODEL: preset(
    oneOf(soundModelVariants),
    'default',
    '`clean`: learned from licensed and synthetic sound alone; right less often (model/CARD.md)',
  ),
  METRICS_TOKEN: optional(
    text.min(16, 'must have at least 16 characters'),
    '/metrics answers where HOST is this machine alone',
    '/metrics asks for `Authorization: Bearer …`',
  ),
  LOG_LEVEL: preset(oneOf(logLevels), 'info', `${logLevels.join(', ')}; one JSON line each`),
})

export type Settings = z.infer<typeof settings>

/** The table of settings, as docs/operate.md has it. */
export function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, check]) => {
    const { unset, meaning } = check.meta() as { unset: string; meaning: string }
    return `| \`${name}\` | ${unset} | ${meaning} |`
  })
  return ['| name | default | meaning |', '|---|---|---|', ...rows].join('\n')
}
