import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { isBackingUp } from '../database/backup-mark.ts'
import { type Identity, TokenError, type Tokens } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import type { Bytes, Version } from './bytes.ts'
import { isRefusedByDatabase, StorageError } from './errors.ts'
import type { Signer } from './signer.ts'

export type Store = {
  database: Database
  tokens: Tokens
  bytes: Bytes
  signer: Signer
  /** For incomplete uploads. */
  incomingFolder: string
  log: Logger
  now: () => number
}

/** For buckets, public reads, the sweep. */
export async function asService<T>(
  store: Pick<Store, 'database' | 'tokens'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return store.database.as(await store.tokens.verify(store.tokens.serviceKey), work)
}

/** `nothing` when a grant is missing, as when the row is. */
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

/** Call it after the commit; the sweep later removes what fails here or what a running backup may still need. */
export async function discard(
  store: Pick<Store, 'database' | 'tokens' | 'bytes' | 'log'>,
  versions: readonly Version[],
): Promise<void> {
  if (versions.length === 0) return
  const isWanted = await asService(store, isBackingUp).catch(() => true)
  if (isWanted) return
  for (const version of versions) {
    await store.bytes.remove(version).catch((error: unknown) => {
      store.log.warn({ err: error, version }, 'bytes are left for the sweep')
    })
  }
}

/** @throws StorageError SessionEnded when the account or the session has ended since it was checked */
export async function requireLive(store: Store, caller: Identity): Promise<void> {
  try {
    await store.tokens.requireLive(caller)
  } catch (error) {
    throw error instanceof TokenError ? new StorageError('SessionEnded') : error
  }
}
