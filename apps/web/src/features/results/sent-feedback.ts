import { readable } from '@tappet/diagnosis/saved'
import { z } from 'zod'
import { recentList } from '../../platform/storage/recent-list.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import type { Opinion } from './feedback.ts'

const opinion = z.object({
  userId: z.string(),
  diagnosisId: z.string(),
  wasHelpful: z.boolean(),
  notes: z.string(),
})
const opinions = recentList(
  'tappet.sent-feedback',
  readable(opinion),
  ({ userId, diagnosisId }) => `${userId} ${diagnosisId}`,
  50,
)

export const sentFeedback = (userId: string, diagnosisId: string, storage?: InstantStorage): Opinion | null =>
  opinions.read(storage).find((each) => each.userId === userId && each.diagnosisId === diagnosisId) ?? null

/** So that it is not sent twice unawares. */
export function rememberFeedback(feedback: z.infer<typeof opinion>, storage?: InstantStorage): void {
  if (feedback.diagnosisId !== '') opinions.put(feedback, storage)
}
