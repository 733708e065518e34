import type { ReminderStatus } from '@tappet/upkeep'
import type { ReminderPrefRow } from '@tappet/wire'
import { wholeNumber } from '../../format/count.ts'
import type { DistanceUnit } from '../../format/distance.ts'
import { formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'
import type { ShownReading } from '../../offline/log/reading.ts'

const count = (amount: number, one: string, many: string) =>
  `${wholeNumber(amount)} ${amount === 1 ? one : many}`
const days = (amount: number) => count(amount, 'day', 'days')

/** "Every 5,000 mi or 6 months, whichever comes first" */
export function intervalText(
  { miles_interval, months_interval }: Pick<ReminderPrefRow, 'miles_interval' | 'months_interval'>,
  unit: DistanceUnit,
): string {
  const parts = [
    miles_interval === null ? null : formatDistance(miles_interval, unit),
    months_interval === null ? null : count(months_interval, 'month', 'months'),
  ].filter((part) => part !== null)
  if (parts.length === 0) return 'No interval set'
  return `Every ${parts.join(' or ')}${parts.length === 2 ? ', whichever comes first' : ''}`
}

/** "Last done Sep 2, 2025 at 40,000 mi" */
export function lastDoneText(
  { last_done_date, last_done_mileage }: Pick<ReminderPrefRow, 'last_done_date' | 'last_done_mileage'>,
  unit: DistanceUnit,
): string {
  const when = last_done_date === null ? '' : ` ${formatDay(last_done_date)}`
  const where = last_done_mileage === null ? '' : ` at ${formatDistance(last_done_mileage, unit)}`
  return when || where ? `Last done${when}${where}` : 'Last time not known'
}

/** The edit was not written. */
export const changedElsewhereText = (stored: ReminderPrefRow, unit: DistanceUnit): string =>
  `Your change was not saved. ${stored.item} now holds: ${intervalText(stored, unit)}. ${lastDoneText(stored, unit)}.`

/** Null when it is not counted by time. */
export function timeText({ daysUntilDue, dueBy }: ReminderStatus): string | null {
  if (daysUntilDue === null || dueBy.date === null) return null
  const day = formatDay(dueBy.date)
  if (daysUntilDue < 0) return `Was due ${day}, ${days(-daysUntilDue)} ago`
  return daysUntilDue === 0 ? `Due today, ${day}` : `Due ${day}, in ${days(daysUntilDue)}`
}

/** Null when it is not counted by mileage. */
export function mileageText({ milesUntilDue, dueBy }: ReminderStatus, unit: DistanceUnit): string | null {
  if (milesUntilDue === null || dueBy.mileage === null) return null
  const at = formatDistance(dueBy.mileage, unit)
  if (milesUntilDue < 0) return `Was due at ${at}, ${formatDistance(-milesUntilDue, unit)} ago`
  return milesUntilDue === 0
    ? `Due now, at ${at}`
    : `Due at ${at}, ${formatDistance(milesUntilDue, unit)} to go`
}

const MILEAGE_NOT_READ = 'your mileage could not be loaded.'

/** @param isMileageRead false where the server did not say which mileage is recorded */
export function notCountedText(pref: ReminderPrefRow, isMileageRead: boolean): string {
  if (pref.months_interval === null && pref.miles_interval === null)
    return 'Without an interval nothing comes due. Edit it to set one.'
  if (pref.miles_interval !== null && pref.last_done_mileage !== null && !isMileageRead)
    return `It may be due: ${MILEAGE_NOT_READ}`
  if (pref.miles_interval !== null && pref.last_done_mileage !== null)
    return 'Enter your current mileage, and the count begins.'
  return 'Edit it to say when it was done last, and the count begins.'
}

export function uncountedText(
  which: 'time' | 'mileage',
  { last_done_mileage }: Pick<ReminderPrefRow, 'last_done_mileage'>,
  isMileageRead: boolean,
): string {
  if (which === 'time') return 'By date it may be due: say on which day it was done last.'
  if (last_done_mileage !== null && !isMileageRead) return `By mileage it may be due: ${MILEAGE_NOT_READ}`
  return last_done_mileage === null
    ? 'By mileage it may be due: say at which mileage it was done last.'
    : 'By mileage it may be due: enter your current mileage.'
}

export function recordedText({ day, waiting, isOfDeviceAlone }: ShownReading): string {
  const said = waiting ? `Recorded ${formatDay(day)}, waiting to be sent` : `Recorded ${formatDay(day)}`
  return isOfDeviceAlone ? `${said}. ${OF_DEVICE_ALONE}` : said
}

/** The server's own reading is not known. */
export const OF_DEVICE_ALONE = 'It is the one of this device. What else is recorded could not be loaded.'
