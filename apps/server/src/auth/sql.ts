import type { Pool, PoolClient } from 'pg'

/** The pool for one statement, a client inside a transaction. */
export type Querier = Pick<PoolClient, 'query'>

/** @throws whatever `work` throws, after rolling back */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
  }
}

const UNIQUE_VIOLATION = '23505'

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}

/** ISO 8601, for PostgreSQL and JSON. */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString()
