import { dataOf } from './data-of.ts'

/** The server's maximum, and Supabase's default: a longer answer is cut off. */
export const MAX_ROWS = 1000

type Answer<Row> = PromiseLike<{ data: Row[]; error: null } | { data: null; error: Error }>

/**
 * @param page reads the rows after one by keyset, so that rows that come and go meanwhile make none be passed over; or
 * the rows of a range
 * @param size how many rows an answer has at most
 * @throws PostgrestError
 */
export async function everyRow<Row>(
  page: (after: Row | undefined, from: number, to: number) => Answer<Row>,
  size = MAX_ROWS,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const data = await dataOf(page(rows.at(-1), rows.length, rows.length + size - 1))
    rows.push(...data)
    if (data.length < size) return rows
  }
}
