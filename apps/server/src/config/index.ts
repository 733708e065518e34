import { join, resolve } from 'node:path'
import type { PlansMode, SoundModelVariant } from '@tappet/wire'
import { StartError } from '../errors/start.ts'
import { type AppleConfig, appleProblems, readApple } from './apple.ts'
import { type logLevels, type Settings, settings } from './settings.table.ts'

type Environment = Record<string, string | undefined>

/** Variables that need each other. */
const TOGETHER: readonly (readonly string[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
]

// The database outlives the folder of keys: a second node, or a new folder, would make another secret, change the
// roles' passwords and end every session.
function missingSecret({ DATABASE_URL, JWT_SECRET, TAPPET_DATA }: Environment): string[] {
  if (DATABASE_URL === undefined || JWT_SECRET !== undefined) return []
  return [
    `JWT_SECRET: is needed with DATABASE_URL. Make one (openssl rand -base64 48) and give every node the same; where Tappet ran without it, take the one in ${TAPPET_DATA ?? './data'}/keys/jwt-secret, else everybody has to sign in again`,
  ]
}

function missingOf(env: Environment): string[] {
  return TOGETHER.flatMap((names) => {
    const present = names.filter((name) => env[name] !== undefined)
    if (present.length === 0) return []
    return names
      .filter((name) => env[name] === undefined)
      .map((name) => `${name}: is needed with ${present.join(', ')}`)
  })
}

// Shells and compose files pass an unset variable as a blank one.
function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
}

export type { AppleConfig }

export type Keep = { daily: number; weekly: number; monthly: number }

export type BackupConfig = {
  folder: string
  keep: Keep
  secondFolder?: string
}

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
  dataFolder: string
  databaseUrl?: string
  /** Unset: generated at first start and stored under dataFolder. */
  jwtSecret?: string
  siteUrl: string
  /** The same, where the operator set it. */
  givenSiteUrl?: string
  mail?: { smtpUrl: string; from: string }
  google?: { clientId: string; clientSecret: string; issuer: string }
  apple?: AppleConfig
  vapidPrivateKey?: string
  s3?: S3Config
  /** Whose X-Forwarded-For entries are trusted. */
  trustedProxies: number
  /** Of one person on rest, storage and functions; of one address five times as many. */
  requestsPerMinute: number
  /** Set: /metrics requires this bearer token. */
  metricsToken?: string
  /** How long a stopping server answers on, while /readyz says that it is not ready. */
  stopGraceMs: number
  /** Free space below which no changes are taken. */
  diskFloorBytes: number
  backups?: BackupConfig
  /** Set: encrypts backups, and opens encrypted ones. */
  backupPassphrase?: string
  supportEmail?: string
  demo: boolean
  plans: PlansMode
  soundModel: SoundModelVariant
  logLevel: (typeof logLevels)[number]
}

/** This machine reaches these as localhost. */
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
 * Called once at start.
 * @param workingFolder what a relative TAPPET_DATA is relative to
 * @throws ConfigError naming each value that cannot be used
 */
export function readConfig(env: Environment, workingFolder: string): Config {
  const environment = withoutBlanks(env)
  const parsed = settings.safeParse(environment)
  const wrong = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const problems = [
    ...wrong,
    ...missingSecret(environment),
    ...missingOf(environment),
    ...appleProblems(environment, workingFolder),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const values = parsed.data
  const siteUrl = (values.SITE_URL ?? `http://${nameOf(values.HOST)}:${values.PORT}`).replace(/\/+$/, '')
  return withoutUndefined({
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(workingFolder, values.TAPPET_DATA),
    siteUrl,
    givenSiteUrl: values.SITE_URL && siteUrl,
    trustedProxies: values.TRUST_PROXY,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    stopGraceMs: values.DATABASE_URL === undefined ? 0 : STOP_GRACE_MS,
    diskFloorBytes: DISK_FLOOR_BYTES,
    demo: values.DEMO === '1',
    plans: values.PLANS,
    soundModel: values.SOUND_MODEL,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    jwtSecret: values.JWT_SECRET,
    metricsToken: values.METRICS_TOKEN,
    backups: readBackups(values, workingFolder),
    backupPassphrase: values.BACKUP_PASSPHRASE,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    supportEmail: values.SUPPORT_EMAIL,
    mail: readMail(values, siteUrl),
    google: readGoogle(values),
    apple: readApple(environment, workingFolder),
    s3: readS3(values),
  })
}

/** Of one person; a screen asks for some dozens. */
const REQUESTS_PER_MINUTE = 1_200
/** With many nodes: a balancer that looks each second or two sends requests for this long. */
const STOP_GRACE_MS = 5_000
const DISK_FLOOR_BYTES = 256 * 1024 ** 2
const GOOGLE_ISSUER = 'https://accounts.google.com'

function readBackups(values: Settings, workingFolder: string): BackupConfig | undefined {
  const { BACKUP_KEEP, BACKUP_SECOND_DIR: second, TAPPET_DATA: dataFolder } = values
  if (BACKUP_KEEP === '0') return undefined
  const [daily = 0, weekly = 0, monthly = 0] = BACKUP_KEEP.split(',').map(Number)
  return {
    folder: join(resolve(workingFolder, dataFolder), 'backups'),
    keep: { daily, weekly, monthly },
    ...(second !== undefined && { secondFolder: resolve(workingFolder, second) }),
  }
}

function readMail({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Settings, siteUrl: string) {
  if (smtpUrl === undefined) return undefined
  return { smtpUrl, from: from ?? `Tappet <no-reply@${new URL(siteUrl).hostname}>` }
}

function readGoogle({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Settings) {
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, issuer: GOOGLE_ISSUER }
}

function readS3(values: Settings): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = values
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = values
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined) return undefined
  return secretAccessKey === undefined
    ? undefined
    : { endpoint, bucket, accessKeyId, secretAccessKey, region }
}

function withoutUndefined(config: { [Name in keyof Required<Config>]: Config[Name] | undefined }): Config {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as Config
}
