/** Supabase's default. */
export const MAX_ROWS = 1_000

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
