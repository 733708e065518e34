const BUCKET = 'copy the folder of backups to a bucket with rclone or restic'
const FIXED = 'it is fixed now'

const REMOVED: Readonly<Record<string, string>> = {
  WAL_ARCHIVE_DIR:
    'the log is not archived any more, and what lies there stays; for the database of any minute run PostgreSQL with pgBackRest (DATABASE_URL)',
  BACKUP_S3_ENDPOINT: BUCKET,
  BACKUP_S3_BUCKET: BUCKET,
  BACKUP_S3_ACCESS_KEY_ID: BUCKET,
  BACKUP_S3_SECRET_ACCESS_KEY: BUCKET,
  BACKUP_S3_REGION: BUCKET,
  BACKUPS: 'BACKUP_KEEP=0 turns backups off',
  BACKUP_DIR:
    'backups are written to TAPPET_DATA/backups; set BACKUP_SECOND_DIR to that folder for a copy there',
  BACKUP_AT: 'backups are made at 02:30 UTC',
  DISK_FLOOR_MB: `${FIXED}: 256`,
  REQUESTS_PER_MINUTE: `${FIXED}: 1200`,
  STOP_GRACE_SECONDS: `${FIXED}: 5 with DATABASE_URL, else 0`,
  VAPID_PUBLIC_KEY: 'it follows from VAPID_PRIVATE_KEY',
  APPLE_PRIVATE_KEY_FILE: 'set APPLE_PRIVATE_KEY to the path',
  GOOGLE_ISSUER: 'Google alone is asked',
  APPLE_ISSUER: 'Apple alone is asked',
}

/** One line naming those still set, without their values; null where none is. */
export function removedSettings(env: Record<string, string | undefined>): string | null {
  const namesByAdvice = new Map<string, string[]>()
  for (const [name, advice] of Object.entries(REMOVED)) {
    // Compose files pass an unset variable as a blank one.
    if ((env[name] ?? '').trim() === '') continue
    namesByAdvice.set(advice, [...(namesByAdvice.get(advice) ?? []), name])
  }
  if (namesByAdvice.size === 0) return null
  const parts = [...namesByAdvice].map(([advice, names]) => `${names.join(', ')} (${advice})`)
  return `Settings that are set and no longer read: ${parts.join('; ')}. Remove them.`
}
