import type { QueryClient } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'
import { newestFirst, withChanges } from './log-changes.ts'
import { changePart, heldPart, type LogPart, setPart } from './log-part.ts'

/** The server's maximum, and Supabase's default. */
const PAGE_ROWS = 1000
/** Read and painted in a tenth of a page's time. */
const HEAD_ROWS = 50

export type LogSource = { client: Client; userId: string; cache: QueryClient; signal: AbortSignal }

/**
 * Where rows may have changed meanwhile, the server is asked what changed, and else for every row again. @throws
 * PostgrestError
 */
export async function readWhole(source: LogSource): Promise<MaintenanceRow[]> {
  const part = await readOn(source)
  if (part.isCurrent) return part.rows
  const whole = await withChanges(source.client, part.rows, source.signal)
  if (whole) return whole
  setPart(source.cache, source.userId, null)
  return (await readOn(source)).rows
}

/** By keyset: rows added or deleted meanwhile make no row appear twice or get lost. @throws PostgrestError */
async function readOn(source: LogSource): Promise<Pick<LogPart, 'rows' | 'isCurrent'>> {
  const { cache, userId } = source
  changePart(cache, userId, () => ({ isCurrent: false }))
  let part = heldPart(cache, userId)
  const { rows: newest, total } = part === null ? await readHead(source) : NO_HEAD
  if (total !== null && newest.length >= total) return { rows: newest, isCurrent: true }
  while (part === null || part.read < part.total) {
    const page = await fetchPage(source, PAGE_ROWS, part?.last)
    // With what this device changed meanwhile.
    const cachedPart = heldPart(cache, userId)
    const before: Base = part === null ? underHead(cachedPart, total) : (cachedPart ?? part)
    const last = page.rows.at(-1)
    if (!last) return before
    part = extended(before, page.rows, last)
    // A log of one page is whole at once.
    if (cachedPart || part.read < part.total) setPart(cache, userId, part)
  }
  return part
}

type Base = Omit<LogPart, 'last'>

const NO_HEAD: LogPage = { rows: [], total: null }

async function readHead(source: LogSource): Promise<LogPage> {
  const head = await fetchPage(source, HEAD_ROWS).catch(() => NO_HEAD)
  const last = head.rows.at(-1)
  if (last && head.total !== null && head.total > PAGE_ROWS)
    setPart(source.cache, source.userId, extended(nothingOf(head.total), head.rows, last))
  return head
}

const nothingOf = (total: number | null): Base => ({
  ...{ rows: [], read: 0, total: total ?? Number.POSITIVE_INFINITY, isCurrent: true },
})

function underHead(head: LogPart | null, total: number | null): Base {
  if (head === null || head.isCurrent) return nothingOf(total)
  return { ...head, read: 0 }
}

type LogPage = { rows: MaintenanceRow[]; total: number | null }

async function fetchPage(
  { client, userId, signal }: LogSource,
  limit: number,
  last?: LogPart['last'],
): Promise<LogPage> {
  const page = client
    .from('maintenance')
    .select('*', limit === HEAD_ROWS ? { count: 'exact' } : {})
    .eq('user_id', userId)
    .order('date', { ascending: false })
    .order('id')
    .limit(limit)
    .abortSignal(signal)
  const { data, count, error } = await (last
    ? page.or(`date.lt.${last.date},and(date.eq.${last.date},id.gt.${last.id})`)
    : page)
  if (error) throw error
  return { rows: data, total: count }
}

function extended(part: Base, page: MaintenanceRow[], { date, id }: MaintenanceRow): LogPart {
  const all = [...part.rows, ...page]
  const rows = [...new Map(all.map((row) => [row.id, row])).values()]
  const isCurrent = part.isCurrent && rows.length === all.length
  return {
    rows: isCurrent ? rows : rows.sort(newestFirst),
    read: part.read + page.length,
    total: part.total,
    last: { date, id },
    isCurrent,
  }
}
