import { upgradeAction } from '../../backend/account/plans.ts'
import { untilSent } from '../../offline/until-sent.ts'
import { toast } from '../../ui/index.ts'
import { LIMIT_MESSAGE, LIMIT_WITHOUT_PLANS } from './copy.ts'

/** Long enough for two sentences and a number. */
const QUEUED_SHOWN_MS = 12_000

/** Goes with the answer, which has a message of its own. */
export function sayQueued(description: string): void {
  toast.info('Analysis Queued', {
    description,
    duration: QUEUED_SHOWN_MS,
    until: untilSent().then(() => null),
  })
}

/** @param onUpgrade null where nothing is sold */
export function sayLimitReached(onUpgrade: (() => void) | null): void {
  toast.warning('Limit Reached', {
    description: onUpgrade === null ? LIMIT_WITHOUT_PLANS : LIMIT_MESSAGE,
    ...upgradeAction(onUpgrade),
  })
}

export function sayFailed(): void {
  toast.error('Analysis Error', {
    description: 'Could not complete full analysis. Showing basic information.',
  })
}
