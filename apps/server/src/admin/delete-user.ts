import type { SupabaseClient } from '@supabase/supabase-js'
import { withClient } from '../database/with-client.ts'
import { StartError } from '../errors/start.ts'

const FILES_PER_CALL = 100

/**
 * Through the server's own routes: first its stored files, then the account and, by foreign keys, its rows.
 * @returns the number of deleted files
 * @throws StartError
 */
export async function deleteUser(client: SupabaseClient, adminUrl: string, userId: string): Promise<number> {
  const files = await filesOf(adminUrl, userId)
  for (const [bucket, names] of files) {
    for (let at = 0; at < names.length; at += FILES_PER_CALL) {
      const { error } = await client.storage.from(bucket).remove(names.slice(at, at + FILES_PER_CALL))
      if (error !== null)
        throw new StartError(
          `The account's files could not be deleted: ${error.message}. The account is still there.`,
        )
    }
  }
  const { error } = await client.auth.admin.deleteUser(userId)
  if (error !== null) throw new StartError(`The account could not be deleted: ${error.message}.`)
  return [...files.values()].reduce((sum, names) => sum + names.length, 0)
}

async function filesOf(adminUrl: string, userId: string): Promise<Map<string, string[]>> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ bucket_id: string; name: string }>(
      `select bucket_id, name from storage.objects where owner_id = $1::text or name like $1::text || '/%' order by 1, 2`,
      [userId],
    ),
  )
  const byBucket = new Map<string, string[]>()
  for (const { bucket_id, name } of rows) byBucket.set(bucket_id, [...(byBucket.get(bucket_id) ?? []), name])
  return byBucket
}
