import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Identity } from '../identity/token.ts'
import { findBucket, rulesOf } from './buckets.ts'
import { StorageError } from './errors.ts'
import { objectKey } from './keys.ts'
import { findObject, type ObjectRow } from './rows.ts'
import { isAllowed } from './sniff.ts'
import { readAs, type Store } from './store.ts'
import { assertMayWrite, type Stored, settle, type WriteMode } from './upload.ts'

/** POST /object/move and /object/copy */
export const relocateRequest = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  sourceVersionId: z.null().optional(),
})
export type RelocateRequest = z.infer<typeof relocateRequest>

type Route = { source: ObjectRow; bucketId: string; name: string }

/**
 * Its bytes are not touched.
 * @throws StorageError NoSuchKey, KeyAlreadyExists; 42501 when a policy refuses the new name
 */
export async function moveObject(store: Store, caller: Identity, request: RelocateRequest): Promise<Stored> {
  const { source, bucketId, name } = await findRoute(store, caller, request)
  const moved = await store.database.as(caller, (client) =>
    client.query(
      'update storage.objects set bucket_id = $2, name = $3, updated_at = now() where id = $1 and version = $4',
      [source.id, bucketId, name, source.version],
    ),
  )
  if (moved.rowCount !== 1) throw new StorageError('NoSuchKey')
  return { id: source.id, bucketId, name }
}

/** The caller owns the copy. */
export async function copyObject(
  store: Store,
  caller: Identity,
  request: RelocateRequest,
  mode: WriteMode,
): Promise<Stored> {
  const { source, bucketId, name } = await findRoute(store, caller, request)
  await assertMayWrite(store, caller, bucketId, name, mode)
  const version = randomUUID()
  await store.bytes.copy(source.version, version)
  const placed = await settle(
    store,
    caller,
    {
      bucketId,
      name,
      ownerId: caller.userId,
      version,
      metadata: { ...source.metadata, lastModified: new Date(store.now()).toISOString() },
      userMetadata: source.user_metadata,
    },
    mode,
  )
  return { id: placed.id, bucketId, name }
}

async function findRoute(store: Store, caller: Identity, request: RelocateRequest): Promise<Route> {
  const from = { bucketId: request.bucketId, name: objectKey(request.sourceKey) }
  const name = objectKey(request.destinationKey)
  const bucket = await findBucket(store, request.destinationBucket ?? request.bucketId)
  const source = await readAs(store, caller, null, (client) => findObject(client, from.bucketId, from.name))
  if (source === null) throw new StorageError('NoSuchKey')
  const rules = rulesOf(bucket)
  if (source.metadata.size > rules.maxSizeBytes) throw new StorageError('EntityTooLarge')
  if (!isAllowed(source.metadata.mimetype, rules.allowedTypes)) {
    throw new StorageError('InvalidMimeType', `mime type ${source.metadata.mimetype} is not supported`)
  }
  return { source, bucketId: bucket.id, name }
}
