import { type Odometer, type ReminderPreference, type ReminderStatus, reminderStatuses } from './due.ts'
import { isService } from './records.ts'

/**
 * The service that comes next, however far off: the most urgent reminder that can be counted.
 * Null while none can. An odometer reading is never a service, whatever reminds of it.
 */
export function nextService(
  preferences: readonly ReminderPreference[],
  odometer: Odometer,
): ReminderStatus | null {
  return reminderStatuses(preferences.filter(isService), odometer)[0] ?? null
}
