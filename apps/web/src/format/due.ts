import type { ReminderStatus } from '@tappet/upkeep'
import { countText } from './count.ts'
import { type DistanceUnit, formatDistance } from './distance.ts'

/** "Overdue by 5 days", "In 12 days or 300 mi" */
export function dueText(
  { daysUntilDue, milesUntilDue, overdue }: ReminderStatus,
  unit: DistanceUnit,
): string {
  const days = daysUntilDue === null ? null : dayCount(Math.abs(daysUntilDue))
  const miles = milesUntilDue === null ? null : formatDistance(Math.abs(milesUntilDue), unit)
  if (overdue) {
    const late = [
      daysUntilDue !== null && daysUntilDue < 0 ? days : null,
      milesUntilDue !== null && milesUntilDue < 0 ? miles : null,
    ].filter((part) => part !== null)
    return late.length === 0 ? 'Due now' : `Overdue by ${late.join(' and ')}`
  }
  if (daysUntilDue === 0) return 'Due today'
  return `In ${[days, miles].filter((part) => part !== null).join(' or ')}`
}

function dayCount(days: number): string {
  if (days < 60) return countText(days, 'day')
  return `${Math.round(days / 30.44)} months`
}
