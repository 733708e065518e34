import pg from 'pg'

export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  config: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({ connectionString, ...config })
  // A connection lost between two statements is reported by the next.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
