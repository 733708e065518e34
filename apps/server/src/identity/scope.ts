import type { Pool, PoolClient } from 'pg'
import type { Identity } from './token.ts'

export type ScopeOptions = {
  /** Milliseconds after which the database gives up on one statement. */
  statementTimeoutMs?: number
  /** Reads take no write locks and are refused any write. */
  readOnly?: boolean
  /** Further request.* settings that SQL may read, as PostgREST sets them. */
  settings?: Record<string, string>
}

const DEFAULT_STATEMENT_TIMEOUT_MS = 8_000

/**
 * One transaction as the caller: the only place that tells the database who is asking.
 * The pool connects as `authenticator`, which owns nothing and may only become anon,
 * authenticated or service_role; role and claims last until the transaction ends.
 *
 * @throws whatever `work` throws, after rolling back
 */
export async function inScope<T>(
  pool: Pool,
  identity: Identity,
  work: (client: PoolClient) => Promise<T>,
  options: ScopeOptions = {},
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Not awaited one by one: pg queues them, and the second fails with the first.
    const begun = client.query(options.readOnly === true ? 'begin read only' : 'begin')
    const scoped = client.query({
      name: 'scope',
      text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('statement_timeout', $3, true)",
      values: [
        identity.role,
        JSON.stringify(identity.claims),
        String(options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS),
      ],
    })
    await Promise.all([begun, scoped])
    for (const [name, value] of Object.entries(options.settings ?? {})) {
      await client.query({ name: 'scope-setting', text: 'select set_config($1, $2, true)', values: [name, value] })
    }
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    try {
      await client.query('rollback')
    } catch (rollbackError) {
      broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError))
    }
    throw error
  } finally {
    client.release(broken)
  }
}
