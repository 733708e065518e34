type Answer = { data: unknown; error: unknown }

/** The data of a server's answer. @throws its error, such as a PostgrestError */
export async function dataOf<Of extends Answer>(
  request: PromiseLike<Of>,
): Promise<Extract<Of, { error: null }>['data']> {
  const { data, error } = await request
  if (error) throw error
  return data
}
