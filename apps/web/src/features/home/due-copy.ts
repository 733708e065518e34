import type { ReminderStatus } from '@tappet/upkeep'
import { wholeNumber } from '../../format/count.ts'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'

type Due = Pick<ReminderStatus, 'daysUntilDue' | 'milesUntilDue'>

/** "Was due 12 days ago": of time and distance the one that has passed, else the time. */
export function dueLine({ daysUntilDue, milesUntilDue }: Due, unit: DistanceUnit, locale?: string): string {
  const isPastByMiles = (milesUntilDue ?? 1) <= 0 && (daysUntilDue ?? 1) > 0
  if (daysUntilDue !== null && !isPastByMiles)
    return daysUntilDue === 0 ? 'Due today' : inOrAgo(daysUntilDue, days(Math.abs(daysUntilDue)))
  if (milesUntilDue === null) return ''
  if (milesUntilDue === 0) return 'Due now'
  return inOrAgo(milesUntilDue, formatDistance(Math.abs(milesUntilDue), unit, locale))
}

const inOrAgo = (left: number, away: string) => (left < 0 ? `Was due ${away} ago` : `Due in ${away}`)
const days = (count: number) => (count === 1 ? '1 day' : `${wholeNumber(count)} days`)
