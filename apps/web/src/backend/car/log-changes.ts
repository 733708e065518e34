import type { LogChanges, MaintenanceRow } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'

/** Of an older server. */
const UNKNOWN_FUNCTION = ['PGRST202', '42883']

export function newestFirst(a: MaintenanceRow, b: MaintenanceRow): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** Null where no row has one. */
function cursorOf(rows: readonly MaintenanceRow[]): number | null {
  return rows.reduce<number | null>(
    (highest, { version }) => (version === undefined ? highest : Math.max(highest ?? 0, version)),
    null,
  )
}

/** A sum that another state hardly has. */
function isWhole(rows: readonly MaintenanceRow[], { total, digest }: LogChanges<MaintenanceRow>): boolean {
  if (rows.length !== total) return false
  const sum = rows.reduce((sum, { version }) => sum + BigInt(version ?? -1), 0n)
  return String(sum) === digest
}

/**
 * Only what the server's own numbers confirm.
 * @returns null where the whole log must be read
 * @throws PostgrestError
 */
export async function withChanges(
  client: Client,
  cachedRows: MaintenanceRow[],
  signal: AbortSignal,
): Promise<MaintenanceRow[] | null> {
  let after = cursorOf(cachedRows)
  if (after === null) return null
  let isSame = true
  const log = new Map(cachedRows.map((row) => [row.id, row]))
  for (;;) {
    const answer = await client.rpc('log_changes', { p_after: after }).abortSignal(signal).single()
    const { error } = answer
    if (error && UNKNOWN_FUNCTION.includes(error.code)) return null
    if (error) throw error
    const data: LogChanges<MaintenanceRow> = answer.data
    for (const id of data.deleted) if (log.delete(id)) isSame = false
    for (const row of data.rows) log.set(row.id, row)
    if (data.rows.length > 0) isSame = false
    if (!data.more) {
      const rows = isSame ? cachedRows : [...log.values()].sort(newestFirst)
      return isWhole(rows, data) ? rows : null
    }
    after = cursorOf(data.rows) ?? after
  }
}
