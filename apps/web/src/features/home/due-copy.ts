import type { ReminderStatus } from '@tappet/upkeep'
import { wholeNumber } from '../../format/count.ts'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'

type Due = Pick<ReminderStatus, 'dueBy' | 'daysUntilDue' | 'milesUntilDue'>

/** "Was due May 3, 2026, 12 days ago" */
export function dueLines(
  { dueBy, daysUntilDue, milesUntilDue }: Due,
  unit: DistanceUnit,
  locale?: string,
): string[] {
  return [
    ...(dueBy.date === null || daysUntilDue === null ? [] : [byTime(dueBy.date, daysUntilDue, locale)]),
    ...(dueBy.mileage === null || milesUntilDue === null
      ? []
      : [byMileage(formatDistance(dueBy.mileage, unit, locale), milesUntilDue, unit, locale)]),
  ]
}

/** Of the two the one that has passed, else the date. */
export function dueLine(due: Due, unit: DistanceUnit): string {
  const lines = dueLines(due, unit)
  const isPastByMiles = (due.milesUntilDue ?? 1) <= 0 && (due.daysUntilDue ?? 1) > 0
  return (isPastByMiles ? lines.at(-1) : lines[0]) ?? ''
}

function byTime(day: string, left: number, locale?: string): string {
  const date = formatDay(day, locale)
  if (left === 0) return `Due today, ${date}`
  return left < 0 ? `Was due ${date}, ${days(-left)} ago` : `Due ${date}, in ${days(left)}`
}

function byMileage(at: string, milesLeft: number, unit: DistanceUnit, locale?: string): string {
  if (milesLeft === 0) return `Due now, at ${at}`
  const away = formatDistance(Math.abs(milesLeft), unit, locale)
  return milesLeft < 0 ? `Was due at ${at}, ${away} ago` : `Due at ${at}, in ${away}`
}

const days = (count: number) => (count === 1 ? '1 day' : `${wholeNumber(count)} days`)
