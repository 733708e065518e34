import { resolve } from 'node:path'
import { z } from 'zod'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = z.preprocess(blankIsUnset, z.string().optional())
const optionalUrl = z.preprocess(blankIsUnset, z.url().optional())

const environment = z
  .object({
    PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65535).default(8787)),
    HOST: z.preprocess(blankIsUnset, z.string().default('127.0.0.1')),
    TAPPET_DATA: z.preprocess(blankIsUnset, z.string().default('./data')),
    DATABASE_URL: optionalUrl,
    JWT_SECRET: z.preprocess(blankIsUnset, z.string().min(32, 'must have at least 32 characters').optional()),
    SITE_URL: optionalUrl,
    SMTP_URL: optionalUrl,
    MAIL_FROM: optional,
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    GOOGLE_ISSUER: z.preprocess(blankIsUnset, z.url().default('https://accounts.google.com')),
    S3_ENDPOINT: optionalUrl,
    S3_BUCKET: optional,
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    S3_REGION: z.preprocess(blankIsUnset, z.string().default('us-east-1')),
    TRUST_PROXY: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(10).default(0)),
    LOG_LEVEL: z.preprocess(
      blankIsUnset,
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    ),
  })
  .superRefine((env, context) => {
    const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
    const missing = s3.filter((name) => env[name] === undefined)
    if (missing.length > 0 && missing.length < s3.length) {
      for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other S3_ names' })
    }
    if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
      context.addIssue({
        code: 'custom',
        path: [env.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'],
        message: 'is needed with its other half',
      })
    }
  })

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
  /** Unset: made at first start and kept under dataFolder. */
  jwtSecret?: string
  /** Where people reach the app, without a trailing slash. */
  siteUrl: string
  mail?: { smtpUrl: string; from: string }
  google?: { clientId: string; clientSecret: string; issuer: string }
  s3?: S3Config
  /** How many proxies in front may be believed about X-Forwarded-For. */
  trustedProxies: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** Thrown with every bad name at once, so that an operator mends them in one go. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads the operators' names from the environment, once, at the door.
 *
 * @param env the process environment
 * @param workingFolder what a relative TAPPET_DATA is relative to
 * @throws ConfigError naming each value that cannot be used
 */
export function readConfig(env: Record<string, string | undefined>, workingFolder: string): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(workingFolder, values.TAPPET_DATA),
    siteUrl,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    ...(values.JWT_SECRET !== undefined && { jwtSecret: values.JWT_SECRET }),
    ...(values.SMTP_URL !== undefined && {
      mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `Tappet <no-reply@${new URL(siteUrl).hostname}>` },
    }),
    ...(values.GOOGLE_CLIENT_ID !== undefined &&
      values.GOOGLE_CLIENT_SECRET !== undefined && {
        google: {
          clientId: values.GOOGLE_CLIENT_ID,
          clientSecret: values.GOOGLE_CLIENT_SECRET,
          issuer: values.GOOGLE_ISSUER,
        },
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
