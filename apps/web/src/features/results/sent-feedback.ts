import type { InstantStorage } from '../../platform/storage/storage.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import type { Opinion } from './feedback.ts'

const SENT_KEY = 'tappet.sent-feedback'
/** The oldest go first. */
const MAX_KEPT = 50

type Sent = Opinion & { userId: string; diagnosisId: string }

export function sentFeedback(
  userId: string,
  diagnosisId: string,
  storage: InstantStorage = deviceStorage,
): Opinion | null {
  return (
    readAll(storage).find((feedback) => feedback.userId === userId && feedback.diagnosisId === diagnosisId) ??
    null
  )
}

/** So that it is not sent twice unawares. */
export function rememberFeedback(feedback: Sent, storage: InstantStorage = deviceStorage): void {
  if (feedback.diagnosisId === '') return
  const others = readAll(storage).filter(
    ({ userId, diagnosisId }) => userId !== feedback.userId || diagnosisId !== feedback.diagnosisId,
  )
  storage.setItem(SENT_KEY, JSON.stringify([feedback, ...others].slice(0, MAX_KEPT)))
}

function readAll(storage: InstantStorage): Sent[] {
  try {
    const rows: unknown = JSON.parse(storage.getItem(SENT_KEY) ?? '[]')
    return Array.isArray(rows) ? rows.filter(isSent) : []
  } catch {
    return []
  }
}

function isSent(value: unknown): value is Sent {
  const { userId, diagnosisId, wasHelpful, notes } = (value ?? {}) as Partial<Record<keyof Sent, unknown>>
  return (
    typeof userId === 'string' &&
    typeof diagnosisId === 'string' &&
    typeof wasHelpful === 'boolean' &&
    typeof notes === 'string'
  )
}
