/** Which services are due: by time or mileage, whichever comes first. */
import { addMonths, daysBetween } from './calendar.ts'
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

/** What a driver has asked to be reminded of; a row of reminder_prefs is one. */
export type ReminderPreference = {
  id: string
  item: string
  months_interval: number | null
  /** Miles. */
  miles_interval: number | null
  /** YYYY-MM-DD. */
  last_done_date: string | null
  /** Miles. */
  last_done_mileage: number | null
}

/** Where the car and the calendar stand. */
export type Odometer = {
  /** The driver's own calendar day, YYYY-MM-DD. */
  today: string
  /** Highest mileage recorded; null when none ever was. */
  currentMileage: number | null
}

export type ReminderStatus = {
  id: string
  item: string
  /** What the reminder can be counted by, from its intervals and when it was done last. */
  type: ReminderType
  /** The day and the mileage it is due at; null for what it is not counted by. */
  dueBy: { date: string | null; mileage: number | null }
  overdue: boolean
  /** Negative when past; null when not counted by time. */
  daysUntilDue: number | null
  /** Negative when past; null when not counted by mileage. */
  milesUntilDue: number | null
  severity: Severity
}

/**
 * Where one reminder stands, however far off it is; null while it cannot be counted: no
 * interval, never done, or (by mileage) no mileage known. Nobody is told that a service is
 * overdue because the day it was last done is missing.
 */
export function reminderStatus(
  preference: ReminderPreference,
  { today, currentMileage }: Odometer,
): ReminderStatus | null {
  const { months_interval, miles_interval, last_done_date, last_done_mileage } = preference
  const date =
    months_interval === null || last_done_date === null ? null : addMonths(last_done_date, months_interval)
  const mileage =
    miles_interval === null || last_done_mileage === null || currentMileage === null
      ? null
      : last_done_mileage + miles_interval
  const type = typeOf(date, mileage)
  if (type === null) return null
  const daysUntilDue = date === null ? null : daysBetween(today, date)
  const milesUntilDue = mileage === null || currentMileage === null ? null : mileage - currentMileage
  const { badge, severity } = urgencyOf({ daysUntilDue, milesUntilDue })
  return {
    id: preference.id,
    item: preference.item,
    type,
    dueBy: { date, mileage },
    overdue: badge === 'Overdue',
    daysUntilDue,
    milesUntilDue,
    severity,
  }
}

/** Every reminder that can be counted, the most urgent first. */
export function reminderStatuses(
  preferences: readonly ReminderPreference[],
  odometer: Odometer,
): ReminderStatus[] {
  return preferences
    .map((preference) => reminderStatus(preference, odometer))
    .filter((status) => status !== null)
    .sort(mostUrgentFirst)
}

/** The reminders to show: 30 days or 1,000 miles ahead, whichever comes first; most urgent first. */
export function dueReminders(
  preferences: readonly ReminderPreference[],
  odometer: Odometer,
): ReminderStatus[] {
  return reminderStatuses(preferences, odometer).filter(isShown)
}

/** The badge on a reminder's card; by the more urgent count when it has both. */
export function reminderBadge(status: Pick<ReminderStatus, 'daysUntilDue' | 'milesUntilDue'>): ReminderBadge {
  return urgencyOf(status).badge
}

/** The car's mileage: the highest on any record, because an odometer only climbs. */
export function latestMileage(records: readonly { mileage: number | null }[]): number | null {
  const known = records.map(({ mileage }) => mileage).filter((mileage) => mileage !== null)
  return known.length === 0 ? null : known.reduce((highest, mileage) => Math.max(highest, mileage))
}

function typeOf(date: string | null, mileage: number | null): ReminderType | null {
  if (date !== null && mileage !== null) return 'both'
  if (date !== null) return 'time'
  return mileage === null ? null : 'mileage'
}

function urgencyOf({ daysUntilDue, milesUntilDue }: Pick<ReminderStatus, 'daysUntilDue' | 'milesUntilDue'>) {
  return mostUrgent([
    ...(daysUntilDue === null ? [] : [urgencyByTime(daysUntilDue)]),
    ...(milesUntilDue === null ? [] : [urgencyByMileage(milesUntilDue)]),
  ])
}

function isShown({ daysUntilDue, milesUntilDue }: ReminderStatus): boolean {
  return (
    (daysUntilDue !== null && daysUntilDue <= SHOWN_WITHIN_DAYS) ||
    (milesUntilDue !== null && milesUntilDue <= SHOWN_WITHIN_MILES)
  )
}

// Days and miles are compared as shares of the distance at which each is first shown.
function nearness({ daysUntilDue, milesUntilDue }: ReminderStatus): number {
  const byTime = daysUntilDue === null ? Number.POSITIVE_INFINITY : daysUntilDue / SHOWN_WITHIN_DAYS
  const byMileage = milesUntilDue === null ? Number.POSITIVE_INFINITY : milesUntilDue / SHOWN_WITHIN_MILES
  return Math.min(byTime, byMileage)
}

function mostUrgentFirst(a: ReminderStatus, b: ReminderStatus): number {
  return (
    badgeRank(reminderBadge(a)) - badgeRank(reminderBadge(b)) ||
    nearness(a) - nearness(b) ||
    (a.item < b.item ? -1 : a.item > b.item ? 1 : 0)
  )
}
