import { toast } from '../../ui/index.ts'
import { LIMIT_MESSAGE, queuedMessage } from './copy.ts'

/** Long enough for two sentences and a number. */
const QUEUED_SHOWN_MS = 12_000

export function sayQueued(jobId: string, serverMessage?: string): void {
  toast.info('Analysis Queued', {
    description: serverMessage ?? queuedMessage(jobId),
    duration: QUEUED_SHOWN_MS,
  })
}

export function sayLimitReached(onUpgrade: () => void): void {
  toast.warning('Limit Reached', {
    description: LIMIT_MESSAGE,
    action: { label: 'Upgrade', onClick: onUpgrade },
  })
}

export function sayFailed(): void {
  toast.error('Analysis Error', {
    description: 'Could not complete full analysis. Showing basic information.',
  })
}
