/** Settings of earlier versions that the server no longer reads, each with what to do instead. */

const BUCKET = 'copy the folder of backups to a bucket with rclone or restic'

const REMOVED: Readonly<Record<string, string>> = {
  WAL_ARCHIVE_DIR:
    'the log is not archived any more, and what lies there stays; for the database of any minute run PostgreSQL with pgBackRest (DATABASE_URL)',
  BACKUP_S3_ENDPOINT: BUCKET,
  BACKUP_S3_BUCKET: BUCKET,
  BACKUP_S3_ACCESS_KEY_ID: BUCKET,
  BACKUP_S3_SECRET_ACCESS_KEY: BUCKET,
  BACKUP_S3_REGION: BUCKET,
}

/** One line that names the removed settings which are still set, without their values; null where none is. */
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
