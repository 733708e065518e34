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
  return readAll(storage).find((sent) => sent.userId === userId && sent.diagnosisId === diagnosisId) ?? null
}

/** So that it is not sent twice unawares. */
export function rememberFeedback(sent: Sent, storage: InstantStorage = deviceStorage): void {
  if (sent.diagnosisId === '') return
  const others = readAll(storage).filter(
    ({ userId, diagnosisId }) => userId !== sent.userId || diagnosisId !== sent.diagnosisId,
  )
  storage.setItem(SENT_KEY, JSON.stringify([sent, ...others].slice(0, MAX_KEPT)))
}

function readAll(storage: InstantStorage): Sent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SENT_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSent) : []
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
