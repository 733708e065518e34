import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { isBackingUp } from '../database/backup-mark.ts'
import { isRefusedByDatabase } from '../errors/storage.ts'
import type { Identity, Tokens } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import type { Bytes, Version } from './bytes.ts'
import type { Signer } from './signer.ts'

/** What every storage operation works with. */
export type Store = {
  database: Database
  tokens: Tokens
  bytes: Bytes
  signer: Signer
  /** Where uploads wait until they are whole. */
  incomingFolder: string
  log: Logger
  now: () => number
}

/** One transaction on nobody's behalf: buckets, public reads, the sweep. */
export async function asService<T>(
  store: Pick<Store, 'database' | 'tokens'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return store.database.as(await store.tokens.verify(store.tokens.serviceKey), work)
}

/**
 * A read as the caller. Who has no right to a table at all is told the same as who has no
 * right to a row: that nothing is there.
 */
export async function readAs<T>(
  store: Store,
  caller: Identity,
  nothing: T,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  try {
    return await store.database.as(caller, work)
  } catch (error) {
    if (isRefusedByDatabase(error)) return nothing
    throw error
  }
}

/**
 * Removes bytes that no row points at any more: to be called when that is committed. What
 * fails here, or may still be wanted by a backup under way, the sweep removes later.
 */
export async function discard(
  store: Pick<Store, 'database' | 'tokens' | 'bytes' | 'log'>,
  versions: readonly Version[],
): Promise<void> {
  if (versions.length === 0) return
  const isWanted = await asService(store, isBackingUp).catch(() => true)
  if (isWanted) return
  for (const version of versions) {
    await store.bytes.remove(version).catch((error: unknown) => {
      store.log.warn({ err: error, version }, 'bytes were left for the sweep')
    })
  }
}
