import type { PoolClient } from 'pg'
import type { ReceivedFile, Version } from './bytes.ts'

/** As Supabase Storage writes it. */
export type FileMetadata = {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

/** Of storage.objects, times as ISO 8601 text. */
export type ObjectRow = {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  version: Version
  metadata: FileMetadata
  created_at: string
  updated_at: string
  last_accessed_at: string
}

export type NewObject = {
  id: string
  bucketId: string
  name: string
  ownerId: string | null
  version: Version
  metadata: FileMetadata
}

// UTC, ISO 8601 with milliseconds, in any session time zone.
const time = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`

export const OBJECT_COLUMNS = [
  'id, bucket_id, name, owner, owner_id, version, metadata',
  time('created_at'),
  time('updated_at'),
  time('last_accessed_at'),
].join(', ')

export function fileMetadata(file: ReceivedFile, cacheControl: string, nowMs: number): FileMetadata {
  return {
    eTag: `"${file.digest}"`,
    size: file.sizeBytes,
    mimetype: file.mimetype,
    cacheControl,
    lastModified: new Date(nowMs).toISOString(),
    contentLength: file.sizeBytes,
    httpStatusCode: 200,
  }
}

export async function findObject(
  client: PoolClient,
  bucketId: string,
  name: string,
): Promise<ObjectRow | null> {
  const { rows } = await client.query<ObjectRow>(
    `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucketId, name],
  )
  return rows[0] ?? null
}

export async function visibleNames(
  client: PoolClient,
  bucketId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any($2)',
    [bucketId, names],
  )
  return new Set(rows.map(({ name }) => name))
}

/** @throws DatabaseError 42501 when a policy refuses it, 23505 when the name is taken */
export async function insertObject(client: PoolClient, object: NewObject): Promise<void> {
  const { id, bucketId, name, ownerId, version, metadata } = object
  await client.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
     values ($1, $2, $3, $4::uuid, $4::text, $5, $6)`,
    [id, bucketId, name, ownerId, version, metadata],
  )
}

export async function deleteObjects(
  client: PoolClient,
  bucketId: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  const { rows } = await client.query<ObjectRow>(
    `delete from storage.objects where bucket_id = $1 and name = any($2) returning ${OBJECT_COLUMNS}`,
    [bucketId, names],
  )
  return rows
}

export async function listVersions(client: PoolClient): Promise<Version[]> {
  const { rows } = await client.query<{ version: Version }>(
    'select version from storage.objects where version is not null order by version',
  )
  return rows.map((row) => row.version)
}

export type StoredRow = { version: Version; size: number | null; digest: string | null }

export async function listStored(client: PoolClient): Promise<StoredRow[]> {
  const { rows } = await client.query<StoredRow>(
    `select version, (metadata ->> 'size')::int8 as size, substring(metadata ->> 'eTag' from '^"([0-9a-f]{64})"$') as digest
       from storage.objects where version is not null order by version`,
  )
  return rows
}

/** Requires the service role. */
export async function versionsInUse(client: PoolClient, versions: readonly Version[]): Promise<Set<Version>> {
  const { rows } = await client.query<{ version: Version }>(
    'select version from storage.objects where version = any($1)',
    [versions],
  )
  return new Set(rows.map((row) => row.version))
}
