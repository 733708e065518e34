import { refuse } from './errors.ts'

/** No limit is null. */
export type RowRange = { offset: number; limit: number | null }

/** Supabase's default. */
export const MAX_ROWS = 1_000

/**
 * `0-24` or `10-`, in rows; another unit or form is no range.
 * @throws RestError PGRST103 (416) when it runs backwards
 */
export function parseRange(header: string | null, unit: string | null): RowRange {
  if (header === null || (unit !== null && unit !== 'items')) return { offset: 0, limit: null }
  const match = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header.trim())
  if (match === null) return { offset: 0, limit: null }
  const offset = Number(match[1])
  if (match[2] === undefined) return { offset, limit: null }
  const last = Number(match[2])
  if (last < offset) throw refuse.reversedRange()
  return { offset, limit: last - offset + 1 }
}

export function intersect(a: RowRange, b: RowRange): RowRange {
  const offset = Math.max(a.offset, b.offset)
  const ends = [a, b].flatMap(({ offset: from, limit }) => (limit === null ? [] : [from + limit]))
  return { offset, limit: ends.length === 0 ? null : Math.max(0, Math.min(...ends) - offset) }
}

/**
 * The Content-Range header (RFC 9110 section 14.4, in rows) and the status it implies.
 * @param total null when nobody counted
 */
export function contentRange(
  offset: number,
  rows: number,
  total: number | null,
): { header: string; status: 200 | 206 | 416 } {
  const last = offset + rows - 1
  const span = total !== 0 && offset <= last ? `${offset}-${last}` : '*'
  const header = `${span}/${total ?? '*'}`
  if (total === null) return { header, status: 200 }
  if (offset > total) return { header, status: 416 }
  return { header, status: rows < total ? 206 : 200 }
}
