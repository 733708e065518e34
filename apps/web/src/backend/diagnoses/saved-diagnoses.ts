import type { DifferentialCase } from '@tappet/diagnosis'
import type { HistoryRow, Json } from '@tappet/wire'
import { z } from 'zod'
import { newId } from '../../platform/runtime/new-id.ts'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import { deviceSoundId, type SavedSound, saveSound } from './sounds.ts'

const UNIQUE_VIOLATION = '23505'

/** A diagnosis as a page holds it: the whole result, and the row that it was opened from, if any. */
export type KeptDiagnosis = Record<string, unknown>

/** The diagnosis as it was shown, without the row that it came from and the car, which are columns. */
export function historyData({ kept }: { kept: KeptDiagnosis }): Json {
  const { history_id: _, vehicle_id: __, ...data } = kept
  return data as Json
}

export type SavedDiagnosis = {
  id: HistoryRow['id']
  isSoundRefused: boolean
}

export const SOUND_REFUSED = 'The server did not take its recording. Your account may be full.'

/**
 * Saves a diagnosis, its recording first: without its row a file is swept away, a row never lacks its file. Its UUID, if
 * it has one, becomes the row's id, so that saving twice, or in two tabs, keeps one row.
 * @throws PostgrestError or StorageError when the server refuses it or does not answer
 */
export async function saveToHistory(
  client: Client,
  userId: string,
  { type, kept }: { type: HistoryRow['type']; kept: KeptDiagnosis },
): Promise<SavedDiagnosis> {
  const vehicle_id = z.uuid().safeParse(kept.vehicle_id).data ?? null
  const insert = async (id: string) => {
    const sound = await saveSound(client, userId, id, kept.audioUrl)
    const data = historyData({ kept: { ...kept, ...addressIn(kept, sound) } })
    const row = { id, user_id: userId, type, data, vehicle_id }
    const { error } = await client.from('history').insert(row).select('id').single()
    return { error, saved: { id, isSoundRefused: sound === 'refused' } }
  }
  const first = await insert(z.uuid().safeParse(kept.id).data ?? newId())
  if (!first.error) return first.saved
  if (first.error.code !== UNIQUE_VIOLATION) throw first.error
  if (await isMine(client, first.saved.id, userId)) return first.saved
  // The id belongs to another person's row, so it cannot be this diagnosis.
  const second = await insert(newId())
  if (second.error) throw second.error
  return second.saved
}

/** A device's address says nothing to another device. */
function addressIn({ audioUrl }: KeptDiagnosis, sound: SavedSound): { audioUrl?: unknown } {
  if (deviceSoundId(audioUrl) === null) return {}
  return { audioUrl: sound === null || sound === 'refused' ? undefined : sound.address }
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

async function isMine(client: Client, id: string, userId: string): Promise<boolean> {
  const data = await dataOf(client.from('history').select('id').eq('id', id).eq('user_id', userId))
  return data.length > 0
}
