import {
  mayBeDue,
  type Odometer,
  type ReminderPreference,
  type ReminderStatus,
  reminderStatus,
  reminderStatuses,
} from './due.ts'
import { isService } from './log/service.ts'

/** By any distance, or null; an odometer reading is no service. */
export function nextService(
  preferences: readonly ReminderPreference[],
  odometer: Odometer,
): ReminderStatus | null {
  return reminderStatuses(preferences.filter(isService), odometer)[0] ?? null
}

/** Calm, and not counted by all their intervals. */
export function openServices(preferences: readonly ReminderPreference[], odometer: Odometer): number {
  const services = preferences.filter(isService)
  return services.filter((each) => mayBeDue(each, reminderStatus(each, odometer))).length
}
