import type { DifferentialCase } from '@tappet/diagnosis'
import type { Database, HistoryRow, Json } from '@tappet/wire'
import { z } from 'zod'
import type { Client } from '../connection/connect.ts'

const UNIQUE_VIOLATION = '23505'

/** A diagnosis as a page holds it: the whole result, and the row that it was opened from, if any. */
export type KeptDiagnosis = Record<string, unknown>

/** The diagnosis as it was shown, without the row that it came from and the car, which are columns. */
export function historyData({ kept }: { kept: KeptDiagnosis }): Json {
  const { history_id: _, vehicle_id: __, ...data } = kept
  return data as Json
}

/**
 * Saves a diagnosis. Its UUID, if it has one, becomes the row's id, so that saving twice, or in two tabs, keeps one row.
 * @returns the row's id
 * @throws PostgrestError when the server refuses it or does not answer
 */
export async function saveToHistory(
  client: Client,
  userId: string,
  { type, kept }: { type: HistoryRow['type']; kept: KeptDiagnosis },
): Promise<HistoryRow['id']> {
  const vehicle_id = z.uuid().safeParse(kept.vehicle_id).data ?? null
  const row = { user_id: userId, type, data: historyData({ kept }), vehicle_id }
  const id = z.uuid().safeParse(kept.id).data
  const first = await insert(client, id ? { ...row, id } : row)
  if (!first.error) return first.data.id
  if (!id || first.error.code !== UNIQUE_VIOLATION) throw first.error
  if (await isMine(client, id, userId)) return id
  // The id belongs to another person's row, so it cannot be this diagnosis.
  const second = await insert(client, row)
  if (second.error) throw second.error
  return second.data.id
}

/**
 * Puts the answers that a driver gave since into the saved row; the rest of the row stays as it was saved.
 * @throws PostgrestError when the server refuses it or does not answer; Error when the row no longer exists
 */
export async function updateDifferential(
  client: Client,
  historyId: HistoryRow['id'],
  differential: DifferentialCase,
): Promise<void> {
  const { data, error } = await client.rpc('update_differential', {
    p_history_id: historyId,
    p_differential: differential as unknown as Json,
  })
  if (error) throw error
  if (!data) throw new Error('The saved diagnosis is there no more')
}

function insert(client: Client, row: Database['public']['Tables']['history']['Insert']) {
  return client.from('history').insert(row).select('id').single()
}

async function isMine(client: Client, id: string, userId: string): Promise<boolean> {
  const { data, error } = await client.from('history').select('id').eq('id', id).eq('user_id', userId)
  if (error) throw error
  return data.length > 0
}
