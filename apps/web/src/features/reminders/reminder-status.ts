import {
  isShown,
  mayBeDue,
  type Odometer,
  type ReminderBadge,
  type ReminderStatus,
  reminderBadge,
  reminderStatuses,
} from '@tappet/upkeep'
import type { ReminderPrefRow } from '@tappet/wire'
import { byName } from '../../format/names.ts'

/** No status while it cannot be counted. */
export type Standing = { pref: ReminderPrefRow; status: ReminderStatus | null }

/** The most urgent first; what cannot be counted last, by name. */
export function standings(prefs: readonly ReminderPrefRow[], odometer: Odometer): Standing[] {
  const byId = new Map(prefs.map((pref) => [pref.id, pref]))
  const counted = reminderStatuses(prefs, odometer).flatMap((status) => {
    const pref = byId.get(status.id)
    byId.delete(status.id)
    return pref ? [{ pref, status }] : []
  })
  const rest = [...byId.values()].sort((a, b) => byName(a.item, b.item))
  return [...counted, ...rest.map((pref) => ({ pref, status: null }))]
}

/** As home shows what is due. What may be due is no upcoming service: one of its counts cannot be made. */
export function groupsOf(all: readonly Standing[]): Record<'due' | 'upcoming' | 'unknown', Standing[]> {
  const groups = { due: [], upcoming: [], unknown: [] } as Record<'due' | 'upcoming' | 'unknown', Standing[]>
  for (const standing of all) {
    const { pref, status } = standing
    const isUnknown = status === null || mayBeDue(pref, status)
    groups[status !== null && isShown(status) ? 'due' : isUnknown ? 'unknown' : 'upcoming'].push(standing)
  }
  return groups
}

/** 0 to 1, by whichever count is further on. */
export function usedShare({ pref, status }: Standing): number {
  if (!status) return 0
  const { milesUntilDue, daysUntilDue } = status
  const byMileage =
    milesUntilDue === null || pref.miles_interval === null ? 0 : 1 - milesUntilDue / pref.miles_interval
  const byTime =
    daysUntilDue === null || pref.months_interval === null
      ? 0
      : 1 - daysUntilDue / (pref.months_interval * DAYS_PER_MONTH)
  return Math.min(1, Math.max(0, byMileage, byTime))
}

/* The drawn share needs no calendar. */
const DAYS_PER_MONTH = 365.25 / 12

/** Everything but Upcoming. */
export function countByBadge(all: readonly Standing[]): Record<ReminderBadge, number> {
  const counts: Record<ReminderBadge, number> = { Overdue: 0, 'Due This Week': 0, 'Due Soon': 0, Upcoming: 0 }
  for (const { status } of all) if (status) counts[reminderBadge(status)] += 1
  return counts
}
