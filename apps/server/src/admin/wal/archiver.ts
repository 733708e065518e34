/** What PostgreSQL says of its archiver (pg_stat_archiver). */
import pg from 'pg'

export type ArchiverState = {
  isOn: boolean
  /** Milliseconds; null: none yet. */
  lastArchivedAt: number | null
  lastFailedAt: number | null
  /** Tries that failed since the statistics were reset. */
  failed: number
}

/** @throws Error when the database does not answer */
export async function readArchiver(adminUrl: string): Promise<ArchiverState> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{
      isOn: boolean
      archivedAt: number | null
      failedAt: number | null
      failed: string
    }>(
      `select current_setting('archive_mode') = 'on' as "isOn", failed_count as failed,
              (extract(epoch from last_archived_time) * 1000)::float8 as "archivedAt",
              (extract(epoch from last_failed_time) * 1000)::float8 as "failedAt" from pg_stat_archiver`,
    )
    const [row] = rows
    return {
      isOn: row?.isOn === true,
      lastArchivedAt: row?.archivedAt ?? null,
      lastFailedAt: row?.failedAt ?? null,
      failed: Number(row?.failed ?? 0),
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
