export { addMonths, daysBetween, isCalendarDay } from './calendar.ts'
export {
  findItem,
  type ItemCategory,
  itemCategories,
  type MaintenanceItem,
  maintenanceItems,
} from './catalogue.ts'
export {
  dueReminders,
  latestMileage,
  type Odometer,
  type ReminderPreference,
  type ReminderStatus,
  type ReminderType,
  reminderBadge,
  reminderStatus,
  reminderStatuses,
  type Severity,
} from './due.ts'
export { type ReminderBadge, reminderBadges } from './urgency.ts'
