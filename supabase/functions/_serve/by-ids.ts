/** They stand in its address, of which a gateway may take no more than 8 kB. */
const IDS_PER_REQUEST = 100

/**
 * @param read reads the rows of some ids
 * @param what is read, for the error
 * @throws Error when they cannot be read
 */
export async function byIds<Row>(
  ids: readonly string[],
  read: (some: readonly string[]) => PromiseLike<{ data: Row[] | null; error: unknown }>,
  what: string,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
    const { data, error } = await read(ids.slice(from, from + IDS_PER_REQUEST))
    if (error !== null || data === null) throw new Error(`${what} could not be read`, { cause: error })
    rows.push(...data)
  }
  return rows
}
