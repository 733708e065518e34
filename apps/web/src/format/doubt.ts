import { type DayReading, type DistanceUnit, type Doubt, doubtsOf, MAX_MILES_A_DAY } from '@tappet/upkeep'
import { formatDistance } from './distance.ts'
import { formatDay, localDay } from './local-day.ts'

export function doubtText({ kind, other }: Doubt, { day, miles }: DayReading, unit: DistanceUnit): string {
  if (other === null) return `${formatDay(day)} has not come yet.`
  const [said, then] = [formatDistance(miles ?? 0, unit), formatDistance(other.miles, unit)]
  const when = formatDay(other.day)
  switch (kind) {
    case 'below':
      return `${said} is less than the ${then} of ${when}.`
    case 'above':
      return `${said} is more than the ${then} of ${when}, which is later.`
    case 'jump':
      return `From ${then} on ${when} to ${said} is more than ${formatDistance(MAX_MILES_A_DAY, unit)} a day.`
    case 'tenfold':
      return `${said} is many times the ${then} of ${when}. Is it one digit too many?`
  }
}

/** Null where the reading fits. */
export function readingDoubt(
  reading: DayReading,
  others: readonly DayReading[],
  unit: DistanceUnit,
): string | null {
  const [first] = doubtsOf([reading], others, localDay(new Date()))
  return first ? doubtText(first.doubt, reading, unit) : null
}
