/** Urgency by distance to the due point: one row per step, the first match is used; beyond the last row it is calm. */

export type Severity = 'low' | 'medium' | 'high'

/** Most urgent first. */
export const reminderBadges = ['Overdue', 'Due This Week', 'Due Soon', 'Upcoming'] as const
export type ReminderBadge = (typeof reminderBadges)[number]

export type Urgency = { badge: ReminderBadge; severity: Severity }
type Step = Urgency & { atMost: number }

/** A reminder by time is shown from this many days before its day. */
export const SHOWN_WITHIN_DAYS = 30
/** A reminder by mileage is shown from this many miles before its mileage. */
export const SHOWN_WITHIN_MILES = 1_000

// Due today is due this week, not overdue: the day is not over.
const daySteps: readonly Step[] = [
  { atMost: -1, badge: 'Overdue', severity: 'high' },
  { atMost: 7, badge: 'Due This Week', severity: 'high' },
  { atMost: 14, badge: 'Due Soon', severity: 'medium' },
]

// At the exact mileage the interval is used up.
const mileSteps: readonly Step[] = [
  { atMost: 0, badge: 'Overdue', severity: 'high' },
  { atMost: 500, badge: 'Due Soon', severity: 'medium' },
]

const calm: Urgency = { badge: 'Upcoming', severity: 'low' }
const at = (steps: readonly Step[], left: number): Urgency =>
  steps.find(({ atMost }) => left <= atMost) ?? calm

/** @param daysLeft whole days until the due day; negative after it */
export const urgencyByTime = (daysLeft: number): Urgency => at(daySteps, daysLeft)

/** @param milesLeft whole miles until the due mileage; negative beyond it */
export const urgencyByMileage = (milesLeft: number): Urgency => at(mileSteps, milesLeft)

/** 0 for the most urgent badge. */
export const badgeRank = (badge: ReminderBadge): number => reminderBadges.indexOf(badge)

/** The most urgent of several steps, with its badge and severity. */
export function mostUrgent(urgencies: readonly Urgency[]): Urgency {
  return [...urgencies].sort((a, b) => badgeRank(a.badge) - badgeRank(b.badge))[0] ?? calm
}
