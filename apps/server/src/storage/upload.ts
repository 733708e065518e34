import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Identity } from '../identity/token.ts'
import { findBucket, rulesOf } from './buckets.ts'
import { isRolledBack } from './errors.ts'
import { objectKey } from './keys.ts'
import { receiveUpload } from './receive.ts'
import { fileMetadata, insertObject, type NewObject } from './rows.ts'
import { discard, requireLive, type Store } from './store.ts'

const NOTHING = { path: '', sizeBytes: 0, mimetype: 'application/octet-stream', digest: '' }

/**
 * Checks policies before the body is read, and again when the row is written. Bytes under a new version, then the row:
 * a crash leaves bytes without a row, which the sweep removes, never a row without bytes. A repeated upload answers
 * KeyAlreadyExists (409 Duplicate, as at Supabase) before the body is read: what is stored is never replaced.
 * @throws StorageError, or DatabaseError 42501 when a policy refuses it
 */
export async function storeUpload(
  store: Store,
  caller: Identity,
  target: { bucketId: string; name: string },
  request: Request,
): Promise<{ Id: string; Key: string }> {
  const name = objectKey(target.name)
  const bucket = await findBucket(store, target.bucketId)
  const id = randomUUID()
  const version = randomUUID()
  const place = { id, bucketId: bucket.id, name, ownerId: caller.userId, version }
  await tryInserting(store, caller, { ...place, metadata: fileMetadata(NOTHING, 'no-cache', store.now()) })
  const { file, cacheControl } = await receiveUpload(request, store.incomingFolder, rulesOf(bucket))
  try {
    // The body may have taken minutes.
    await requireLive(store, caller)
    await store.bytes.put(version, file)
  } catch (error) {
    await rm(file.path, { force: true })
    await discard(store, [version])
    throw error
  }
  const metadata = fileMetadata(file, cacheControl, store.now())
  try {
    await store.database.as(caller, (client) => insertObject(client, { ...place, metadata }))
  } catch (error) {
    // Where the commit was not answered the bytes are left for the sweep.
    if (isRolledBack(error)) await discard(store, [version])
    throw error
  }
  // The capitals are Supabase's.
  return { Id: id, Key: `${bucket.id}/${name}` }
}

class DryRun extends Error {}

/** Rolls back: throws what the real write would. */
async function tryInserting(store: Store, caller: Identity, object: NewObject): Promise<void> {
  try {
    await store.database.as(caller, async (client) => {
      await insertObject(client, object)
      throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
}
