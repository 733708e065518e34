type Answer = { data: unknown; error: unknown }
type DataOf<Of extends Answer> = Extract<Of, { error: null }>['data']

/**
 * @param failure for the log
 * @throws Error with what the database or the storage said
 */
export async function dataOf<Of extends Answer>(
  query: PromiseLike<Of>,
  failure: string,
): Promise<DataOf<Of>> {
  const { data, error } = await query
  if (error !== null) throw new Error(failure, { cause: error })
  return data as DataOf<Of>
}

export async function rowOf<Row>(
  query: PromiseLike<{ data: Row[] | null; error: unknown }>,
  failure: string,
): Promise<Row> {
  const { data, error } = await query
  const row = data?.[0]
  if (error !== null || row === undefined) throw new Error(failure, { cause: error })
  return row
}

type PageOf<Row> = (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: unknown }>

/** Supabase cuts an answer off at 1,000 rows unless told. */
export const PAGE_ROWS = 1_000

/**
 * Every row, until a page is empty: where rows are cut off earlier, a short page is not the last.
 * @throws Error
 */
export async function allRows<Row>(page: PageOf<Row>, failure: string): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await page(rows.length, rows.length + PAGE_ROWS - 1)
    if (error !== null || data === null) throw new Error(failure, { cause: error })
    if (data.length === 0) return rows
    rows.push(...data)
  }
}
