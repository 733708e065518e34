import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { PoolClient } from 'pg'
import type { Identity } from '../identity/token.ts'
import { findBucket, rulesOf } from './buckets.ts'
import type { Version } from './bytes.ts'
import { isDuplicateRow, isRolledBack, StorageError } from './errors.ts'
import { objectKey } from './keys.ts'
import { receiveUpload, type Upload } from './receive.ts'
import { fileMetadata, findObject, insertObject, type NewObject, replaceObject } from './rows.ts'
import { discard, requireLive, type Store } from './store.ts'

/** create: the name must be free. update: the object must exist. upsert: either. */
export type WriteMode = 'create' | 'upsert' | 'update'

export type Stored = { id: string; bucketId: string; name: string }

type Placed = { id: string; replaced: Version | null }

/**
 * Checks policies before the body is read, and again when the row is written. Bytes under a new version, then the row
 * in one transaction, then the old bytes are removed: a crash leaves bytes without a row, which the sweep removes,
 * never a row without bytes. A repeated `create` answers KeyAlreadyExists (409 Duplicate, as at Supabase) before the
 * body is read.
 * @throws StorageError, or DatabaseError 42501 when a policy refuses it
 */
export async function storeUpload(
  store: Store,
  caller: Identity,
  target: { bucketId: string; name: string },
  request: Request,
  mode: WriteMode,
): Promise<Stored> {
  const name = objectKey(target.name)
  const bucket = await findBucket(store, target.bucketId)
  await tryPlacing(store, caller, describe(caller, bucket.id, name, randomUUID(), null, store.now()), mode)
  const upload = await receiveUpload(request, store.incomingFolder, rulesOf(bucket))
  const version = randomUUID()
  try {
    // The body may have taken minutes.
    await requireLive(store, caller)
    await store.bytes.put(version, upload.file)
  } catch (error) {
    await rm(upload.file.path, { force: true })
    await discard(store, [version])
    throw error
  }
  const placed = await settle(
    store,
    caller,
    describe(caller, bucket.id, name, version, upload, store.now()),
    mode,
  )
  return { id: placed.id, bucketId: bucket.id, name }
}

/**
 * Removes the replaced bytes on success, the new ones on failure; where the commit was not answered, both are left for
 * the sweep.
 */
export async function settle(
  store: Store,
  caller: Identity,
  object: NewObject,
  mode: WriteMode,
): Promise<Placed> {
  try {
    const placed = await store.database.as(caller, (client) => place(client, object, mode))
    if (placed.replaced !== null) await discard(store, [placed.replaced])
    return placed
  } catch (error) {
    if (isRolledBack(error)) await discard(store, [object.version])
    throw error
  }
}

class DryRun extends Error {}

/** Rolls back: throws what the real write would. */
export async function tryPlacing(
  store: Store,
  caller: Identity,
  object: NewObject,
  mode: WriteMode,
): Promise<void> {
  try {
    await store.database.as(caller, async (client) => {
      await place(client, object, mode)
      throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
}

async function place(client: PoolClient, object: NewObject, mode: WriteMode): Promise<Placed> {
  if (mode !== 'create') {
    const replaced = await replace(client, object)
    if (replaced !== null) return replaced
  }
  if (mode === 'update') throw new StorageError('NoSuchKey')
  await client.query('savepoint before_insert')
  try {
    return { id: (await insertObject(client, object)).id, replaced: null }
  } catch (error) {
    if (mode !== 'upsert' || !isDuplicateRow(error)) throw error
    // A concurrent upsert inserted the name first: replace its bytes.
    await client.query('rollback to savepoint before_insert')
    const replaced = await replace(client, object)
    if (replaced === null) throw error
    return replaced
  }
}

async function replace(client: PoolClient, object: NewObject): Promise<Placed | null> {
  const existing = await findObject(client, object.bucketId, object.name, true)
  if (existing === null) return null
  if (!(await replaceObject(client, existing.id, object))) throw new StorageError('AccessDenied')
  return { id: existing.id, replaced: existing.version }
}

function describe(
  caller: Identity,
  bucketId: string,
  name: string,
  version: Version,
  upload: Upload | null,
  nowMs: number,
): NewObject {
  const file = upload?.file ?? { path: '', sizeBytes: 0, mimetype: 'application/octet-stream', digest: '' }
  return {
    bucketId,
    name,
    ownerId: caller.userId,
    version,
    metadata: fileMetadata(file, upload?.cacheControl ?? 'no-cache', nowMs),
    userMetadata: upload?.userMetadata ?? null,
  }
}

/** For a signed upload URL. */
export async function assertMayWrite(
  store: Store,
  caller: Identity,
  bucketId: string,
  name: string,
  mode: WriteMode,
): Promise<void> {
  await tryPlacing(store, caller, describe(caller, bucketId, name, randomUUID(), null, store.now()), mode)
}
