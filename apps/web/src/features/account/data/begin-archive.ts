import type { Client } from '../../../backend/connection/connect.ts'

const FORBIDDEN = 403

/**
 * Leaves a note in the account's log.
 * @returns `stale`: the session was not proven within the last 15 minutes
 * @throws PostgrestError
 */
export async function beginArchive(client: Pick<Client, 'rpc'>): Promise<'granted' | 'stale'> {
  const { error, status } = await client.rpc('begin_archive')
  if (error === null) return 'granted'
  if (status === FORBIDDEN) return 'stale'
  throw error
}
