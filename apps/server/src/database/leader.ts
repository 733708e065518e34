import pg from 'pg'

const NIGHTLY_LOCK = 7_283_530

export type Leader = { isLeader(): Promise<boolean>; close(): Promise<void> }

/**
 * Another node takes the lock when its holder ends or loses the connection.
 * @param url a session of its own, not one pooled by transaction
 */
export function standForNightly(url: string): Leader {
  let holder: pg.Client | undefined
  const drop = async () => {
    const client = holder
    holder = undefined
    await client?.end().catch(() => undefined)
  }
  const stand = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
    client.on('error', () => {
      if (holder === client) holder = undefined
    })
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      NIGHTLY_LOCK,
    ])
    if (rows[0]?.held !== true) {
      await client.end()
      return false
    }
    holder = client
    return true
  }
  return {
    async isLeader() {
      try {
        if (holder === undefined) return await stand()
        await holder.query('select')
        return true
      } catch {
        await drop()
        return false
      }
    },
    close: drop,
  }
}
