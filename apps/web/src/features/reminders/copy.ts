import type { ReminderStatus } from '@tappet/upkeep'
import type { ReminderPrefRow } from '@tappet/wire'
import { countText } from '../../format/count.ts'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'
import type { ShownReading } from '../../offline/log/reading.ts'

/** "Every 5,000 mi or 6 months, whichever comes first" */
export function intervalText(
  { miles_interval, months_interval }: Pick<ReminderPrefRow, 'miles_interval' | 'months_interval'>,
  unit: DistanceUnit,
): string {
  const parts = [
    miles_interval === null ? null : formatDistance(miles_interval, unit),
    months_interval === null ? null : countText(months_interval, 'month'),
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
export const changedElsewhereText = (theirs: ReminderPrefRow, unit: DistanceUnit): string =>
  `Your change was not saved. ${theirs.item} now holds: ${intervalText(theirs, unit)}. ${lastDoneText(theirs, unit)}.`

/** Null when it is not counted by time. */
export function timeText({ daysUntilDue, dueBy }: ReminderStatus): string | null {
  if (daysUntilDue === null || dueBy.date === null) return null
  const day = formatDay(dueBy.date)
  if (daysUntilDue < 0) return `Was due ${day}, ${countText(-daysUntilDue, 'day')} ago`
  return daysUntilDue === 0 ? `Due today, ${day}` : `Due ${day}, in ${countText(daysUntilDue, 'day')}`
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
  if (which === 'time') return 'By date it may be due. Tap Edit and enter the day it was last done.'
  if (last_done_mileage !== null && !isMileageRead) return `By mileage it may be due: ${MILEAGE_NOT_READ}`
  return last_done_mileage === null
    ? 'By mileage it may be due. Tap Edit and enter the mileage when it was last done.'
    : 'By mileage it may be due. Enter your current mileage.'
}

export function recordedText({ day, waiting, isOfDeviceAlone }: ShownReading): string {
  const said = waiting ? `Recorded ${formatDay(day)}, waiting to be sent` : `Recorded ${formatDay(day)}`
  return isOfDeviceAlone ? `${said}. ${OF_DEVICE_ALONE}` : said
}

/** The server's own reading is not known. */
export const OF_DEVICE_ALONE = 'It is the one of this device. What else is recorded could not be loaded.'

export const copy = {
  tryAgain: 'Try again',
  undo: 'Undo',
  back: 'Back to Maintenance',
  mileage: 'Current Mileage',
  mileageUse: 'What your odometer says today. Reminders by distance count from it.',
  loadingMileage: 'Loading your mileage',
  mileageUnread: 'Failed to load current mileage',
  mileageUnreadKept: 'What you saved is safe. You can still add a reading.',
  waitingHere: 'Waiting on this device',
  lastRecorded: 'Last recorded',
  recordedOn: 'Recorded on',
  waiting: 'Waiting to be sent',
  noMileage: 'No mileage yet. Enter what your odometer says.',
  newOdometer: (reads: string, total: string) => `New odometer: ${reads} at ${total}`,
  highestReading: 'The highest reading in your service log',
  mileageField: 'Current mileage',
  updateMileage: 'Update Mileage',
  cancel: 'Cancel',
  isNewCounter: 'This is a new counter',
  wasChanged: 'Was the odometer changed?',
  countsOn: (distance: string) =>
    `Then your car counts on from ${distance}. If the last reading was wrong, correct it in your service log.`,
  atLeast: (distance: string) => `Enter ${distance} or more.`,
  enterNumber: 'Enter the number on the odometer, such as 62,300.',
  wholeNumber: 'The whole number on your odometer.',
  moreThanWaits: (distance: string) => `${distance} more than what waits on this device.`,
  sameAsLast: 'The same as last time.',
  moreThanLast: (distance: string) => `${distance} more than last time.`,
  mileageUpdated: 'Current mileage updated successfully',
  mileageFailed: 'Failed to update current mileage',
  mileageFailedHelp: (reason: string) =>
    `${reason}What you typed is still here. Check your connection and try again.`,
  takenBack: 'Mileage update taken back',
  notTakenBack: 'Not taken back',
  notTakenBackHelp: 'The mileage is still recorded. Please try again.',
  staleShown: 'Shown is what was known last.',
  standsAt: 'Your mileage',
  standsAtUse: 'Reminders by distance count from here.',
  mileageNotRead: 'The mileage could not be loaded.',
  noneRecorded: 'No mileage is recorded yet.',
  enterMileage: 'Enter your mileage',
  changeMileage: 'Update mileage',
  title: 'Reminder Settings',
  subtitle: 'A reminder comes by date or by mileage, whichever is reached first.',
  nothingChanged: 'Nothing was changed.',
  nothingDeleted: 'What you saved is safe. Try again in a moment.',
  unread: 'Failed to load reminder settings',
  add: 'Add Reminder',
  list: 'Your reminders',
  upcoming: 'Upcoming',
  none: 'No reminders yet',
  noneHelp:
    'Each service you want to be reminded of will stand here, the most urgent first. An oil change is a good one to begin with.',
  loading: 'Loading your reminders',
  notCounting: 'Not counting yet',
  byDateAlone: 'Counted by date alone',
  byMileageAlone: 'Counted by mileage alone',
  unconfirmed: 'Being saved, not confirmed yet',
  edit: 'Edit',
  editOf: (item: string) => `Edit ${item}`,
  removeOf: (item: string) => `Remove ${item}`,
  formHelp: 'Whichever comes first counts: the time or the distance.',
  saveChanges: 'Save Changes',
  addTitle: 'Add a reminder',
  service: 'Service',
  chooseService: 'Choose a service',
  ownName: 'Name',
  ownNameHint: 'Timing belt',
  every: 'Remind me every',
  everyHelp: 'Leave one blank to go by the other alone.',
  distance: 'Distance',
  months: 'Months',
  lastDone: 'Last done',
  lastDoneHelp: 'The count begins here. Service records you add keep it up to date.',
  date: 'Date',
  doneMileage: 'Mileage',
  addFailed: 'Failed to add reminder',
  updateFailed: 'Failed to update reminder setting',
  removeFailed: 'Failed to remove reminder',
  added: (item: string) => `Added reminder for ${item}`,
  updated: 'Reminder updated',
  removed: 'Reminder removed',
  there: (item: string) => `You have a reminder for ${item} already.`,
  gone: (item: string) => `${item} was removed in another window.`,
  refused: 'The server refused it.',
  mayBe: (noAnswer: string, done: string) => `${noAnswer} It may be ${done} anyway.`,
  kept: (why: string) => `${why} What you entered is kept.`,
  changedElsewhere: 'Changed on another device',
  editAgain: 'Edit again',
} as const
