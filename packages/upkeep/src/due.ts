import { addMonths, daysBetween, isCalendarDay } from './calendar.ts'
import {
  badgeRank,
  mostUrgent,
  type ReminderBadge,
  type Severity,
  SHOWN_WITHIN_DAYS,
  SHOWN_WITHIN_MILES,
  urgencyByMileage,
  urgencyByTime,
} from './urgency.ts'

export type { Severity } from './urgency.ts'
export type ReminderType = 'time' | 'mileage' | 'both'

/** Days are YYYY-MM-DD by the driver's own calendar, distances miles. */
export type ReminderPreference = {
  id: string
  item: string
  months_interval: number | null
  miles_interval: number | null
  last_done_date: string | null
  last_done_mileage: number | null
}

export type Odometer = {
  today: string
  currentMileage: number | null
}

export type ReminderStatus = {
  id: string
  item: string
  type: ReminderType
  /** Null where it is not counted by one. */
  dueBy: { date: string | null; mileage: number | null }
  overdue: boolean
  /** Negative when past; null when not counted by time. */
  daysUntilDue: number | null
  /** Negative when past; null when not counted by mileage. */
  milesUntilDue: number | null
  severity: Severity
}

/** Null while it cannot be counted. A missing last service never makes a reminder overdue. */
export function reminderStatus(
  preference: ReminderPreference,
  { today, currentMileage }: Odometer,
): ReminderStatus | null {
  const time = standingByTime(preference, today)
  const mileage = standingByMileage(preference, currentMileage)
  const type = typeOf(time, mileage)
  if (type === null) return null
  const remaining = { daysUntilDue: time?.left ?? null, milesUntilDue: mileage?.left ?? null }
  const { badge, severity } = urgencyOf(remaining)
  return {
    id: preference.id,
    item: preference.item,
    type,
    dueBy: { date: time?.dueAt ?? null, mileage: mileage?.dueAt ?? null },
    overdue: badge === 'Overdue',
    ...remaining,
    severity,
  }
}

type Standing<Point> = { dueAt: Point; left: number }

function standingByTime(
  { months_interval, last_done_date }: ReminderPreference,
  today: string,
): Standing<string> | null {
  if (months_interval === null || last_done_date === null) return null
  // An older database took 'infinity' for a day.
  const dueAt = isCalendarDay(last_done_date) ? addMonths(last_done_date, months_interval) : ''
  return isCalendarDay(dueAt) ? { dueAt, left: daysBetween(today, dueAt) } : null
}

function standingByMileage(
  { miles_interval, last_done_mileage }: ReminderPreference,
  currentMileage: number | null,
): Standing<number> | null {
  if (miles_interval === null || last_done_mileage === null || currentMileage === null) return null
  const dueAt = last_done_mileage + miles_interval
  // In whole miles, as the database counts them.
  return { dueAt, left: Math.round(dueAt) - Math.round(currentMileage) }
}

export function reminderStatuses(
  preferences: readonly ReminderPreference[],
  odometer: Odometer,
): ReminderStatus[] {
  return preferences
    .map((preference) => reminderStatus(preference, odometer))
    .filter((status) => status !== null)
    .sort(mostUrgentFirst)
}

/** The most urgent first. */
export function dueReminders(
  preferences: readonly ReminderPreference[],
  odometer: Odometer,
): ReminderStatus[] {
  return reminderStatuses(preferences, odometer).filter(isShown)
}

export function uncounted(
  { months_interval, miles_interval }: Pick<ReminderPreference, 'months_interval' | 'miles_interval'>,
  status: ReminderStatus | null,
): 'time' | 'mileage' | null {
  if (miles_interval !== null && (status?.milesUntilDue ?? null) === null) return 'mileage'
  return months_interval !== null && (status?.daysUntilDue ?? null) === null ? 'time' : null
}

/** Nobody may say that it is not due. */
export function mayBeDue(
  preference: Pick<ReminderPreference, 'months_interval' | 'miles_interval'>,
  status: ReminderStatus | null,
): boolean {
  const isCalm = status === null || reminderBadge(status) === 'Upcoming'
  return isCalm && uncounted(preference, status) !== null
}

export function reminderBadge(status: Pick<ReminderStatus, 'daysUntilDue' | 'milesUntilDue'>): ReminderBadge {
  return urgencyOf(status).badge
}

/** An odometer never runs backwards. */
export function latestMileage(records: readonly { mileage: number | null }[]): number | null {
  const mileages = records.map(({ mileage }) => mileage).filter((mileage) => mileage !== null)
  return mileages.length === 0 ? null : mileages.reduce((highest, mileage) => Math.max(highest, mileage))
}

function typeOf(time: Standing<string> | null, mileage: Standing<number> | null): ReminderType | null {
  if (time !== null && mileage !== null) return 'both'
  if (time !== null) return 'time'
  return mileage === null ? null : 'mileage'
}

function urgencyOf({ daysUntilDue, milesUntilDue }: Pick<ReminderStatus, 'daysUntilDue' | 'milesUntilDue'>) {
  return mostUrgent([
    ...(daysUntilDue === null ? [] : [urgencyByTime(daysUntilDue)]),
    ...(milesUntilDue === null ? [] : [urgencyByMileage(milesUntilDue)]),
  ])
}

/** Within 30 days or 1,000 miles. */
export function isShown({ daysUntilDue, milesUntilDue }: ReminderStatus): boolean {
  return (
    (daysUntilDue !== null && daysUntilDue <= SHOWN_WITHIN_DAYS) ||
    (milesUntilDue !== null && milesUntilDue <= SHOWN_WITHIN_MILES)
  )
}

function nearness({ daysUntilDue, milesUntilDue }: ReminderStatus): number {
  const byTime = daysUntilDue === null ? Number.POSITIVE_INFINITY : daysUntilDue / SHOWN_WITHIN_DAYS
  const byMileage = milesUntilDue === null ? Number.POSITIVE_INFINITY : milesUntilDue / SHOWN_WITHIN_MILES
  return Math.min(byTime, byMileage)
}

function mostUrgentFirst(a: ReminderStatus, b: ReminderStatus): number {
  return (
    badgeRank(reminderBadge(a)) - badgeRank(reminderBadge(b)) ||
    nearness(a) - nearness(b) ||
    (a.item < b.item ? -1 : 1)
  )
}
