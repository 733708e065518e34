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
  mayBeDue,
  type Odometer,
  type ReminderPreference,
  type ReminderStatus,
  type ReminderType,
  reminderBadge,
  reminderStatus,
  reminderStatuses,
  type Severity,
  uncounted,
} from './due.ts'
export {
  type CostOfDistance,
  costOfDistance,
  costOfDistanceByDay,
  type Expense,
} from './fuel/cost-per-distance.ts'
export { serialiseFuel } from './fuel/csv.ts'
export { type FuelEconomy, type FuelInterval, fuelEconomy, inOrder } from './fuel/economy.ts'
export { type FillUp, fillUpFields, litresOf, odometerKmOf, paidOf } from './fuel/fill-up.ts'
export type { FuelFormatName } from './fuel/import/formats.table.ts'
export type { ImportedFillUp } from './fuel/import/read-fill-up.ts'
export {
  type FuelImport,
  type FuelImportOptions,
  isFuelLog,
  partKnownFuel,
  readFuel,
} from './fuel/import/read-fuel.ts'
export {
  AMOUNT_DECIMALS,
  fillUpSchema,
  MAX_AMOUNT,
  MAX_NOTE,
  MAX_ODOMETER,
  MAX_STATION,
  ODOMETER_DECIMALS,
  rounded,
} from './fuel/schema.ts'
export { partKnown } from './log/compare.ts'
export { costOf, currencyColumn, currencyOf } from './log/cost.ts'
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
export {
  currencyCodes,
  currencyDigits,
  DEFAULT_CURRENCY,
  decimalOf,
  isCurrency,
  type Money,
  minorOf,
  nearestMinor,
  sumByCurrency,
} from './money/money.ts'
export { nextService, openServices } from './next-service.ts'
export { certain, type NumberOptions, type NumberReading, readNumber } from './number/read-number.ts'
export {
  NO_PREFERENCES,
  type Preferences,
  readPreferences,
  type Units,
  unitsOf,
} from './preferences.ts'
export { preferencesSchema } from './preferences-schema.ts'
export {
  countServices,
  type MonthSpend,
  type SpendCategory,
  spendByMonth,
  spendCategories,
  spendCategoryOf,
  spentInYear,
  spentOn,
  unpricedInYear,
  yearsOf,
} from './statistics.ts'
export {
  type DistanceUnit,
  distanceUnits,
  type EconomyUnit,
  economyIn,
  economyUnits,
  FROM_CELSIUS,
  fromKm,
  fromLitres,
  fromMiles,
  KM_PER_MILE,
  KPA,
  LITRES,
  type PressureUnit,
  pressureUnits,
  type TemperatureUnit,
  temperatureUnits,
  toKm,
  toLitres,
  toMiles,
  type VolumeUnit,
  volumeUnits,
} from './units.ts'
export { type ReminderBadge, reminderBadges } from './urgency.ts'
