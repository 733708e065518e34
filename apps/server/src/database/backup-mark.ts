import type { ClientBase } from 'pg'

/** Fits the lower half of an advisory lock's bigint. */
const BACKUP_LOCK = 7_283_529

/**
 * Until the connection ends or `unmarkBackup`, no node removes a stored file's bytes, which the backup's rows may name.
 * Any number may run at once; a crash drops the mark.
 */
export async function markBackup(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK])
}

/** False when the mark was lost meanwhile, so that files may be missing. */
export async function unmarkBackup(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_advisory_unlock_shared($1) as held', [
    BACKUP_LOCK,
  ])
  return rows[0]?.held === true
}

/**
 * On any node. Call it after the deletion of the row is committed: a backup that starts later does not see that row.
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
