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
export { partKnown } from './log/compare.ts'
export {
  BYTE_ORDER_MARK,
  logCsvCells,
  logCsvHead,
  logCsvHeadings,
  logCsvLines,
  serialiseLog,
} from './log/csv.ts'
export { protectCell, restoreCell } from './log/csv-cell.ts'
export {
  type LogField,
  type LogFieldName,
  type LogRecord,
  logFieldNames,
  logFields,
  type RequiredLogField,
} from './log/fields.ts'
export type { DateOrder } from './log/import/day.ts'
export type { LogFormatName } from './log/import/formats.table.ts'
export type { ImportedRecord, LineProblem } from './log/import/read-line.ts'
export { type CsvLine, type LogImport, type LogImportOptions, readLog } from './log/import/read-log.ts'
export { buildRecord, fieldsOf, isService, MILEAGE_UPDATE_ITEM, recordOf } from './log/record.ts'
export { lengthOf, logRecordSchema } from './log/schema.ts'
export { nextService } from './next-service.ts'
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
export { KM_PER_MILE } from './units.ts'
export { type ReminderBadge, reminderBadges } from './urgency.ts'
