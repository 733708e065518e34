import { resolve } from 'node:path'
import { type PlansMode, plansModes, type SoundModelVariant, soundModelVariants } from '@tappet/wire'
import { z } from 'zod'
import { type AppleConfig, appleEnvironment, appleProblems, readApple } from './config-apple.ts'
import { type BackupConfig, backupEnvironment, type Keep, readBackups } from './config-backups.ts'
import { StartError } from './errors/start.ts'

type Environment = Record<string, string | undefined>

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(65_535, 'must be 65535 or less')
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, abort: true, error: `must be an address like ${example}` })
const webAddress = address(/^https?$/, 'https://tappet.example')
const origin = webAddress.refine((url) => ['/', ''].includes(new URL(url).pathname), 'must not have a path')
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const environment = z.object({
  PORT: port.default(8787),
  HOST: z.string().default('127.0.0.1'),
  TAPPET_DATA: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SITE_URL: origin.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  ...appleEnvironment.shape,
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a P-256 public key in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a P-256 private key in base64url')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  TRUST_PROXY: z.coerce
    .number('must be a number')
    .int()
    .min(0, 'must be 0 or more')
    .max(10, 'must be 10 or less')
    .default(0),
  REQUESTS_PER_MINUTE: z.coerce.number('must be a number').int().min(10, 'must be 10 or more').default(1200),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  STOP_GRACE_SECONDS: z.coerce
    .number('must be a number')
    .int()
    .min(0, 'must be 0 or more')
    .max(60, 'must be 60 or less')
    .default(0),
  DISK_FLOOR_MB: z.coerce.number('must be a number').int().min(16, 'must be 16 or more').default(256),
  ...backupEnvironment.shape,
  SUPPORT_EMAIL: z.email('must be an address like help@tappet.example').optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  PLANS: z.enum(plansModes, `must be one of ${plansModes.join(', ')}`).default('on'),
  SOUND_MODEL: z
    .enum(soundModelVariants, `must be one of ${soundModelVariants.join(', ')}`)
    .default('default'),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
})

/** Variables that need each other. */
const TOGETHER: readonly (readonly string[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
]

function missingPartners(env: Environment, workingFolder: string): string[] {
  return [...missingSecret(env), ...missingOf(env), ...appleProblems(env, workingFolder)]
}

// The database outlives the folder of keys: a second node, or a new folder, would make another secret, change the
// passwords of the database's roles and end every session.
function missingSecret({ DATABASE_URL, JWT_SECRET, TAPPET_DATA }: Environment): string[] {
  if (DATABASE_URL === undefined || JWT_SECRET !== undefined) return []
  return [
    `JWT_SECRET: is needed with DATABASE_URL. Make one (openssl rand -base64 48) and give every node the same; where Tappet ran without it, take the one in ${TAPPET_DATA ?? './data'}/keys/jwt-secret, else everybody has to sign in again`,
  ]
}

function missingOf(env: Environment): string[] {
  return TOGETHER.flatMap((names) => {
    const given = names.filter((name) => env[name] !== undefined)
    if (given.length === 0) return []
    return names
      .filter((name) => env[name] === undefined)
      .map((name) => `${name}: is needed with ${given.join(', ')}`)
  })
}

// Shells and compose files pass an unset variable as a blank one.
function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
}

export type { AppleConfig, BackupConfig, Keep }

export type S3Config = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export type Config = {
  port: number
  host: string
  /** Absolute path: database, files, keys, outbox. */
  dataFolder: string
  /** Unset: embedded PostgreSQL under dataFolder. */
  databaseUrl?: string
  /** Unset: generated at first start and stored under dataFolder. */
  jwtSecret?: string
  /** The app's public address, without a trailing slash. */
  siteUrl: string
  /** The same, where the operator set it. */
  givenSiteUrl?: string
  mail?: { smtpUrl: string; from: string }
  google?: { clientId: string; clientSecret: string; issuer: string }
  apple?: AppleConfig
  /** Unset: see schedule/vapid.ts. */
  vapid?: { publicKey: string; privateKey: string }
  s3?: S3Config
  /** Number of proxies whose X-Forwarded-For entries are trusted. */
  trustedProxies: number
  /** Of one person on rest, storage and functions; of one address five times as many. */
  requestsPerMinute: number
  /** Set: /metrics requires this bearer token. */
  metricsToken?: string
  /** How long a server that was told to stop answers on, while /readyz says that it is not ready. */
  stopGraceMs: number
  /** Free space of the disk with dataFolder below which no changes are taken. */
  diskFloorBytes: number
  /** Unset: the operator has turned them off. */
  backups?: BackupConfig
  /** Set: backups are encrypted with it, and encrypted ones are opened with it. */
  backupPassphrase?: string
  /** For help, and for requests to delete data. */
  supportEmail?: string
  /** Whether visitors may try a demo account. */
  demo: boolean
  /** How plans are offered. */
  plans: PlansMode
  /** The variant of the sound model. */
  soundModel: SoundModelVariant
  logLevel: (typeof levels)[number]
}

/** Listening addresses that this machine reaches as localhost. */
const REACHED_AS_LOCALHOST = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']

function nameOf(host: string): string {
  if (REACHED_AS_LOCALHOST.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Names every wrong variable at once. */
export class ConfigError extends StartError {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads and validates the environment. Called once at start.
 *
 * @param env the process environment
 * @param workingFolder what a relative TAPPET_DATA is relative to
 * @throws ConfigError naming each value that cannot be used
 */
export function readConfig(env: Environment, workingFolder: string): Config {
  const given = withoutBlanks(env)
  const parsed = environment.safeParse(given)
  const wrong = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const problems = [...wrong, ...missingPartners(given, workingFolder)]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const values = parsed.data
  const siteUrl = (values.SITE_URL ?? `http://${nameOf(values.HOST)}:${values.PORT}`).replace(/\/+$/, '')
  const dataFolder = resolve(workingFolder, values.TAPPET_DATA)
  const backups = readBackups(values, dataFolder, workingFolder)
  const apple = readApple(values, workingFolder)
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder,
    siteUrl,
    trustedProxies: values.TRUST_PROXY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    stopGraceMs: values.STOP_GRACE_SECONDS * 1000,
    diskFloorBytes: values.DISK_FLOOR_MB * 1024 ** 2,
    demo: values.DEMO === '1',
    plans: values.PLANS,
    soundModel: values.SOUND_MODEL,
    logLevel: values.LOG_LEVEL,
    ...(values.SITE_URL !== undefined && { givenSiteUrl: siteUrl }),
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    ...(values.JWT_SECRET !== undefined && { jwtSecret: values.JWT_SECRET }),
    ...(values.METRICS_TOKEN !== undefined && { metricsToken: values.METRICS_TOKEN }),
    ...(backups !== undefined && { backups }),
    ...(apple !== undefined && { apple }),
    ...(values.BACKUP_PASSPHRASE !== undefined && { backupPassphrase: values.BACKUP_PASSPHRASE }),
    ...(values.SUPPORT_EMAIL !== undefined && { supportEmail: values.SUPPORT_EMAIL }),
    ...(values.SMTP_URL !== undefined && {
      mail: {
        smtpUrl: values.SMTP_URL,
        from: values.MAIL_FROM ?? `Tappet <no-reply@${new URL(siteUrl).hostname}>`,
      },
    }),
    ...(values.GOOGLE_CLIENT_ID !== undefined &&
      values.GOOGLE_CLIENT_SECRET !== undefined && {
        google: {
          clientId: values.GOOGLE_CLIENT_ID,
          clientSecret: values.GOOGLE_CLIENT_SECRET,
          issuer: values.GOOGLE_ISSUER,
        },
      }),
    ...(values.VAPID_PUBLIC_KEY !== undefined &&
      values.VAPID_PRIVATE_KEY !== undefined && {
        vapid: { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY },
      }),
    ...(values.S3_ENDPOINT !== undefined &&
      values.S3_BUCKET !== undefined &&
      values.S3_ACCESS_KEY_ID !== undefined &&
      values.S3_SECRET_ACCESS_KEY !== undefined && {
        s3: {
          endpoint: values.S3_ENDPOINT,
          bucket: values.S3_BUCKET,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          region: values.S3_REGION,
        },
      }),
  }
}
