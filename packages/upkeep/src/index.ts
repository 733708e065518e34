export { addMonths, daysBetween, isCalendarDay } from './calendar.ts'
export {
  findItem,
  type ItemCategory,
  itemCategories,
  type MaintenanceItem,
  maintenanceItems,
} from './catalogue.ts'
export { protectCell, restoreCell } from './csv-cell.ts'
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
export type { DateOrder } from './import/day.ts'
export type { LogFormatName } from './import/formats.table.ts'
export { partKnown } from './import/known.ts'
export type { LineProblem } from './import/read-line.ts'
export {
  type CsvLine,
  type ImportedRecord,
  type LogImport,
  type LogImportOptions,
  readLog,
} from './import/read-log.ts'
export { BYTE_ORDER_MARK, logCsvCells, logCsvHeader, serialiseLog } from './log-csv.ts'
export { nextService } from './next-service.ts'
export { isService, type LogRecord, MILEAGE_UPDATE_ITEM } from './records.ts'
export {
  countServices,
  type MonthSpend,
  type SpendCategory,
  spendByMonth,
  spendCategories,
  spendCategoryOf,
  spentInYearUsd,
  yearsOf,
} from './statistics.ts'
export { type ReminderBadge, reminderBadges } from './urgency.ts'
