import { z } from 'zod'
import type { Identity } from '../identity/token.ts'
import { folderPrefix } from './keys.ts'
import type { ObjectRow } from './rows.ts'
import { readAs, type Store } from './store.ts'

const MAX_LIMIT = 1000

export const listRequest = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).default(100),
  offset: z.number().int().min(0).default(0),
  // Another order, or a search, is not offered.
  search: z.literal('').optional(),
  sortBy: z.object({ column: z.literal('name'), order: z.literal('asc') }).optional(),
})
export type ListRequest = z.infer<typeof listRequest>

/** Of a folder all but the name is null. */
export type ListEntry = {
  [Key in 'id' | 'updated_at' | 'created_at' | 'last_accessed_at' | 'metadata']: ObjectRow[Key] | null
} & {
  name: string
}

/**
 * Directly in a folder; as on S3, a folder is only a prefix of names. By name.
 */
export async function listObjects(
  store: Store,
  caller: Identity,
  bucketId: string,
  request: ListRequest,
): Promise<ListEntry[]> {
  const prefix = folderPrefix(request.prefix.normalize('NFC'))
  return readAs(store, caller, [], async (client) => {
    const { rows } = await client.query<ListEntry>(
      `with below as (
         select substr(name, length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
         from storage.objects
         where bucket_id = $1 and ($2 = '' or (name collate "C" >= $2 and name collate "C" < $3))
       ), entries as (
         select rest as name, id, updated_at, created_at, last_accessed_at, metadata
         from below where strpos(rest, '/') = 0
         union all
         select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
         from below where strpos(rest, '/') > 0
       )
       select name, id, metadata, ${['updated_at', 'created_at', 'last_accessed_at'].map(isoTime).join(', ')}
       from (select name collate "C" as name, id, updated_at, created_at, last_accessed_at, metadata from entries
         order by name limit $4 offset $5) as page`,
      [bucketId, prefix, afterFolder(prefix), Math.min(request.limit, MAX_LIMIT), request.offset],
    )
    return rows
  })
}

// Names below "a/" are between "a/" and "a0": 0 follows / in ASCII. Under row level security a range can use the index,
// a pattern cannot.
function afterFolder(prefix: string): string {
  return prefix === '' ? '' : `${prefix.slice(0, -1)}0`
}

function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`
}
