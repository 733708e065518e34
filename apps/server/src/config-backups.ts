/** The settings of backups, a part of config.ts. */
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** How many backups stay: the newest of each of the last days, weeks and months that have one. */
export type Keep = { daily: number; weekly: number; monthly: number }

export type BackupConfig = {
  folder: string
  /** The time of the day, UTC. */
  atMinute: number
  keep: Keep
  /** The folder that each proven backup is copied to, if any. */
  secondFolder?: string
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
})
type Values = z.infer<typeof backupEnvironment>

/** Undefined where the operator has turned backups off. */
export function readBackups(values: Values, dataFolder: string, workingFolder: string) {
  if (values.BACKUPS === '0') return undefined
  const { BACKUP_SECOND_DIR: second } = values
  const backups: BackupConfig = {
    folder:
      values.BACKUP_DIR === undefined
        ? join(dataFolder, 'backups')
        : resolve(workingFolder, values.BACKUP_DIR),
    atMinute: minuteOf(values.BACKUP_AT),
    keep: keepOf(values.BACKUP_KEEP),
    ...(second !== undefined && { secondFolder: resolve(workingFolder, second) }),
  }
  return backups
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

function keepOf(numbers: string): Keep {
  const [daily = 0, weekly = 0, monthly = 0] = numbers.split(',').map(Number)
  return { daily, weekly, monthly }
}
