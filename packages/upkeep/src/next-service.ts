import { type Odometer, type ReminderPreference, type ReminderStatus, reminderStatuses } from './due.ts'
import { isService } from './log/record.ts'

/**
 * The next service at any distance: the most urgent reminder that can be counted, or null. An odometer reading is not a
 * service, even with a reminder.
 */
export function nextService(
  preferences: readonly ReminderPreference[],
  odometer: Odometer,
): ReminderStatus | null {
  return reminderStatuses(preferences.filter(isService), odometer)[0] ?? null
}
