import { StorageError } from './errors.ts'
import { bucketName } from './keys.ts'
import type { BucketRules } from './receive.ts'
import { asService, type Store } from './store.ts'

type BucketRow = {
  id: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

/** Supabase's global limit. */
const DEFAULT_MAX_SIZE_BYTES = 50 * 1024 * 1024

/**
 * As the service role: a bucket's rules apply to every caller.
 * @throws StorageError InvalidBucketName, NoSuchBucket
 */
export async function findBucket(store: Store, id: string): Promise<BucketRow> {
  const name = bucketName(id)
  const { rows } = await asService(store, (client) =>
    client.query<BucketRow>(
      'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
      [name],
    ),
  )
  const [bucket] = rows
  if (bucket === undefined) throw new StorageError('NoSuchBucket')
  return bucket
}

export function rulesOf(bucket: BucketRow): BucketRules {
  return {
    maxSizeBytes: bucket.file_size_limit ?? DEFAULT_MAX_SIZE_BYTES,
    allowedTypes: bucket.allowed_mime_types,
  }
}
