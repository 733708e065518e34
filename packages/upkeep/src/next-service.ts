import {
  mayBeDue,
  type Odometer,
  type ReminderPreference,
  type ReminderStatus,
  reminderStatus,
  reminderStatuses,
} from './due.ts'
import { isService } from './log/service.ts'

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

/** How many services may be due though nothing shows it: calm, and not counted by all their intervals. */
export function openServices(preferences: readonly ReminderPreference[], odometer: Odometer): number {
  const services = preferences.filter(isService)
  return services.filter((each) => mayBeDue(each, reminderStatus(each, odometer))).length
}
