/** The first match is used; beyond the last row it is calm. */

export type Severity = 'low' | 'medium' | 'high'

/** Most urgent first. */
export const reminderBadges = ['Overdue', 'Due This Week', 'Due Soon', 'Upcoming'] as const
export type ReminderBadge = (typeof reminderBadges)[number]

export type Urgency = { badge: ReminderBadge; severity: Severity }
type Step = Urgency & { atMost: number }

export const SHOWN_WITHIN_DAYS = 30
export const SHOWN_WITHIN_MILES = 1_000

// The day is not over.
const daySteps: readonly Step[] = [
  { atMost: -1, badge: 'Overdue', severity: 'high' },
  { atMost: 7, badge: 'Due This Week', severity: 'high' },
  { atMost: 14, badge: 'Due Soon', severity: 'medium' },
]

const mileSteps: readonly Step[] = [
  { atMost: 0, badge: 'Overdue', severity: 'high' },
  { atMost: 500, badge: 'Due Soon', severity: 'medium' },
]

const calm: Urgency = { badge: 'Upcoming', severity: 'low' }
const at = (steps: readonly Step[], remaining: number): Urgency =>
  steps.find(({ atMost }) => remaining <= atMost) ?? calm

export const urgencyByTime = (daysLeft: number): Urgency => at(daySteps, daysLeft)

export const urgencyByMileage = (milesLeft: number): Urgency => at(mileSteps, milesLeft)

export const badgeRank = (badge: ReminderBadge): number => reminderBadges.indexOf(badge)

export function mostUrgent(urgencies: readonly Urgency[]): Urgency {
  return [...urgencies].sort((a, b) => badgeRank(a.badge) - badgeRank(b.badge))[0] ?? calm
}
