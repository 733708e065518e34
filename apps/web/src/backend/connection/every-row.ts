/** The server's maximum, and Supabase's default: a longer answer is cut off. */
export const MAX_ROWS = 1000

type Answer<Row> = PromiseLike<{ data: Row[]; error: null } | { data: null; error: Error }>

/**
 * @param page reads the rows after one by keyset: rows that come and go meanwhile make none be passed over
 * @throws PostgrestError
 */
export async function everyRow<Row>(page: (after: Row | undefined) => Answer<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await page(rows.at(-1))
    if (error) throw error
    rows.push(...data)
    if (data.length < MAX_ROWS) return rows
  }
}
