import type { QueryClient } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import type { Client } from './connect.ts'
import { newestFirst, withChanges } from './log-changes.ts'
import { changePart, heldPart, type LogPart, setPart } from './log-part.ts'

/** The server's maximum (and Supabase's default), so a longer log is read in pages. */
const PAGE_ROWS = 1000

export type LogSource = { client: Client; userId: string; cache: QueryClient; signal: AbortSignal }

/**
 * Every row. Where some may have changed while the pages arrived, the server is asked what changed since, and where that
 * does not add up, for every row again. @throws PostgrestError
 */
export async function readWhole(source: LogSource): Promise<MaintenanceRow[]> {
  const part = await readOn(source)
  if (part.isCurrent) return part.rows
  const whole = await withChanges(source.client, part.rows, source.signal)
  if (whole) return whole
  setPart(source.cache, source.userId, null)
  return (await readOn(source)).rows
}

/**
 * Reads from where an earlier read was interrupted to the end, and shows every page by useLogPart as it arrives. Keyset
 * pagination: rows added or deleted meanwhile make no row appear twice or get lost. @throws PostgrestError
 */
async function readOn(source: LogSource): Promise<Pick<LogPart, 'rows' | 'isCurrent'>> {
  const { cache, userId } = source
  changePart(cache, userId, () => ({ isCurrent: false }))
  let part = heldPart(cache, userId)
  while (part === null || part.read < part.total) {
    const page = await fetchPage(source, part?.last)
    // What this device changed while the page was on its way is in the held part.
    const before = heldPart(cache, userId) ?? part
    const last = page.rows.at(-1)
    if (!last) return before ?? { rows: [], isCurrent: true }
    part = extended(before, page, last)
    // A log of one page is whole at once.
    if (before || part.read < part.total) setPart(cache, userId, part)
  }
  return part
}

type LogPage = { rows: MaintenanceRow[]; total: number | null }

async function fetchPage({ client, userId, signal }: LogSource, last?: LogPart['last']): Promise<LogPage> {
  const page = client
    .from('maintenance')
    .select('*', last ? {} : { count: 'exact' })
    .eq('user_id', userId)
    .order('date', { ascending: false })
    .order('id')
    .limit(PAGE_ROWS)
    .abortSignal(signal)
  const { data, count, error } = await (last
    ? page.or(`date.lt.${last.date},and(date.eq.${last.date},id.gt.${last.id})`)
    : page)
  if (error) throw error
  return { rows: data, total: count }
}

function extended(part: LogPart | null, page: LogPage, { date, id }: MaintenanceRow): LogPart {
  const all = [...(part?.rows ?? []), ...page.rows]
  const rows = [...new Map(all.map((row) => [row.id, row])).values()]
  const isCurrent = (part?.isCurrent ?? true) && rows.length === all.length
  return {
    rows: isCurrent ? rows : rows.sort(newestFirst),
    read: (part?.read ?? 0) + page.rows.length,
    total: part?.total ?? page.total ?? Number.POSITIVE_INFINITY,
    last: { date, id },
    isCurrent,
  }
}
