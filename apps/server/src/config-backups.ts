/** The settings of backups, a part of config.ts. */
import { join, resolve } from 'node:path'
import { z } from 'zod'

export type S3Config = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** How many backups stay: the newest of each of the last days, weeks and months that have one. */
export type Keep = { daily: number; weekly: number; monthly: number }

export type BackupConfig = {
  folder: string
  /** The time of the day, UTC. */
  atMinute: number
  keep: Keep
  /** Where each proven backup is copied to, if anywhere. */
  second?: { folder: string } | { s3: S3Config }
}

export const backupEnvironment = z.object({
  BACKUPS: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 02:30, in UTC')
    .default('02:30'),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3},\d{1,4},\d{1,4}$/, 'must be three numbers like 7,4,6: days, weeks, months')
    .default('7,4,6'),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_SECOND_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, abort: true, error: 'must be an address like https://s3.example' })
    .optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  // It stands in a command of the shell, where PostgreSQL replaces %.
  WAL_ARCHIVE_DIR: z
    .string()
    .regex(/^[\w./ -]+$/, 'must have letters, digits, spaces, and . _ / - alone')
    .optional(),
})
type Values = z.infer<typeof backupEnvironment>

/** What is wrong with settings that are each right alone. */
export function backupProblems(env: Record<string, string | undefined>): string[] {
  const places =
    env.BACKUP_SECOND_DIR !== undefined && env.BACKUP_S3_ENDPOINT !== undefined
      ? ['BACKUP_SECOND_DIR: there is one second place; set it or BACKUP_S3_…, not both']
      : []
  const archive =
    env.WAL_ARCHIVE_DIR !== undefined && env.DATABASE_URL !== undefined
      ? ['WAL_ARCHIVE_DIR: is for the embedded database; archive your own PostgreSQL with its own tools']
      : []
  return [...places, ...archive]
}

/** Undefined where the operator has turned backups off. */
export function readBackups(values: Values, dataFolder: string, workingFolder: string) {
  if (values.BACKUPS === '0') return undefined
  const second = secondPlace(values, workingFolder)
  const backups: BackupConfig = {
    folder:
      values.BACKUP_DIR === undefined
        ? join(dataFolder, 'backups')
        : resolve(workingFolder, values.BACKUP_DIR),
    atMinute: minuteOf(values.BACKUP_AT),
    keep: keepOf(values.BACKUP_KEEP),
    ...(second !== undefined && { second }),
  }
  return backups
}

function secondPlace(values: Values, workingFolder: string): BackupConfig['second'] {
  if (values.BACKUP_SECOND_DIR !== undefined)
    return { folder: resolve(workingFolder, values.BACKUP_SECOND_DIR) }
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values
  const isWhole = endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined
  if (!isWhole || secretAccessKey === undefined) return undefined
  return { s3: { endpoint, bucket, accessKeyId, secretAccessKey, region: values.BACKUP_S3_REGION } }
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

function keepOf(numbers: string): Keep {
  const [daily = 0, weekly = 0, monthly = 0] = numbers.split(',').map(Number)
  return { daily, weekly, monthly }
}
