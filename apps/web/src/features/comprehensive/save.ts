import type { Database, HistoryRow, Json } from '@tappet/wire'
import { z } from 'zod'
import type { Client } from '../../backend/connect.ts'
import type { Report } from './read-report.ts'

const UNIQUE_VIOLATION = '23505'

/** The whole diagnosis, as it was made; where it came from is the row's own business. */
export function historyData({ kept }: Pick<Report, 'kept'>): Json {
  const { history_id: _, ...data } = kept
  return data as Json
}

/**
 * Saves a diagnosis and answers its row's id. The diagnosis gives its id to its row, so that saving twice, or in two
 * tabs, keeps one.
 * @throws PostgrestError when the server refuses it or is not there
 */
export async function saveToHistory(
  client: Client,
  userId: string,
  report: Report,
): Promise<HistoryRow['id']> {
  const row = { user_id: userId, type: 'comprehensive' as const, data: historyData(report) }
  const id = z.uuid().safeParse(report.shown.id).data
  const saved = await insert(client, id ? { ...row, id } : row)
  if (saved.error === null) return saved.data.id
  if (id === undefined || saved.error.code !== UNIQUE_VIOLATION) throw saved.error
  const mine = await client.from('history').select('id').eq('id', id).eq('user_id', userId)
  if (mine.error) throw mine.error
  if (mine.data.length > 0) return id
  // Another person's row has the id already, so it can not be this diagnosis.
  const anew = await insert(client, row)
  if (anew.error) throw anew.error
  return anew.data.id
}

function insert(client: Client, row: Database['public']['Tables']['history']['Insert']) {
  return client.from('history').insert(row).select('id').single()
}
