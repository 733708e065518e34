import type { PoolClient } from 'pg'
import { StorageError } from './errors.ts'
import { bucketName } from './keys.ts'
import type { BucketRules } from './receive.ts'
import { asService, type Store } from './store.ts'

export type BucketRow = {
  id: string
  name: string
  owner: string | null
  public: boolean
  /** Null: the server's default. */
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: string
  updated_at: string
}

/** Supabase's global limit. */
const DEFAULT_MAX_SIZE_BYTES = 50 * 1024 * 1024

export const BUCKET_COLUMNS = `id, name, coalesce(owner_id, '') as owner, public, file_size_limit, allowed_mime_types,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at`

export async function selectBucket(client: PoolClient, id: string): Promise<BucketRow> {
  const { rows } = await client.query<BucketRow>(
    `select ${BUCKET_COLUMNS} from storage.buckets where id = $1`,
    [id],
  )
  const [bucket] = rows
  if (bucket === undefined) throw new StorageError('NoSuchBucket')
  return bucket
}

/**
 * As the service role: a bucket's rules apply to every caller.
 * @throws StorageError InvalidBucketName, NoSuchBucket
 */
export function findBucket(store: Store, id: string): Promise<BucketRow> {
  const name = bucketName(id)
  return asService(store, (client) => selectBucket(client, name))
}

export function rulesOf(bucket: BucketRow): BucketRules {
  return {
    maxSizeBytes: bucket.file_size_limit ?? DEFAULT_MAX_SIZE_BYTES,
    allowedTypes: bucket.allowed_mime_types,
  }
}
