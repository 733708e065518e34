import type { ClientBase } from 'pg'

/** Names the lock among all advisory locks of the database; it fits the lower half of their bigint. */
const BACKUP_LOCK = 7_283_529

/**
 * Tells every node that a backup is running: until the connection ends or `unmarkBackup`,
 * none removes the bytes of a stored file, since the backup's rows may still name it. Any
 * number of backups may run at once. A backup that crashes loses its mark.
 */
export async function markBackup(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK])
}

/** @returns false when the mark was lost meanwhile, so that files may be missing */
export async function unmarkBackup(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_advisory_unlock_shared($1) as held', [
    BACKUP_LOCK,
  ])
  return rows[0]?.held === true
}

/**
 * Whether a backup runs now, on any node. Call it after the deletion of the row that named the
 * bytes is committed: a backup that starts later does not see that row.
 */
export async function isBackingUp(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ running: boolean }>(
    `select exists (
       select from pg_locks
        where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1
          and database = (select oid from pg_database where datname = current_database())
     ) as running`,
    [BACKUP_LOCK],
  )
  return rows[0]?.running === true
}
