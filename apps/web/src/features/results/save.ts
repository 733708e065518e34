import type { HistoryRow, Json } from '@tappet/wire'
import { z } from 'zod'
import type { Client } from '../../backend/connect.ts'
import type { LatestResult } from './read-result.ts'

const UNIQUE_VIOLATION = '23505'

/** The whole result, as it was shown; where it came from is the row's own business. */
export function historyData({ kept }: Pick<LatestResult, 'kept'>): Json {
  const { history_id: _, ...data } = kept
  return data as Json
}

/**
 * Saves a result and answers its row's id. A diagnosis that has a UUID gives it to its row, so that
 * saving twice, or in two tabs, keeps one.
 * @throws PostgrestError when the server refuses it or is not there
 */
export async function saveToHistory(
  client: Client,
  userId: string,
  result: LatestResult,
): Promise<HistoryRow['id']> {
  const id = z.uuid().safeParse(result.shown.id).data
  const row = { user_id: userId, type: 'audio' as const, data: historyData(result), ...(id ? { id } : {}) }
  const { data, error } = await client.from('history').insert(row).select('id').single()
  if (error?.code === UNIQUE_VIOLATION && id) return id
  if (error) throw error
  return data.id
}
