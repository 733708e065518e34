import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { type Database, MODEL_VERSION } from '@tappet/wire'
import { z } from 'zod'
import type { Client } from '../../backend/connection/connect.ts'

export const MAX_NOTES_LENGTH = 4000

type FeedbackInsert = Database['public']['Tables']['feedback']['Insert']

export type Opinion = { wasHelpful: boolean; notes: string }

/** A fallback has no UUID. */
export function feedbackRow(
  userId: string,
  { id, timestamp }: Pick<ShownDiagnosis, 'id' | 'timestamp'>,
  { wasHelpful, notes }: Opinion,
  nowMs: number,
): FeedbackInsert {
  return {
    user_id: userId,
    diagnosis_id: z.uuid().safeParse(id).success ? id : null,
    model_version: MODEL_VERSION,
    was_helpful: wasHelpful,
    notes: notes.trim().slice(0, MAX_NOTES_LENGTH) || null,
    diagnosed_at: timestamp ?? new Date(nowMs).toISOString(),
  }
}

/** @throws PostgrestError when the server refuses it or is not there */
export async function sendFeedback(client: Client, row: FeedbackInsert): Promise<void> {
  const { error } = await client.from('feedback').insert(row)
  if (error) throw error
}
