export * from './calendar.ts'
export * from './car/body.ts'
export * from './car/fields.ts'
export {
  findItem,
  type ItemCategory,
  itemCategories,
  type MaintenanceItem,
  maintenanceItems,
} from './catalogue.ts'
export * from './costs/costs.ts'
export * from './costs/fields.ts'
export {
  dueReminders,
  isShown,
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
export * from './fields/compare.ts'
export { BYTE_ORDER_MARK, csvCells, csvFile, csvHead, csvHeadings, csvLines } from './fields/csv.ts'
export * from './fields/csv-cell.ts'
export * from './fields/exact-miles.ts'
export {
  type Field,
  type FieldTable,
  type Kind,
  lengthOf,
  namesOf,
  type OfKind,
  type RequiredOf,
  type RowOf,
  shownNames,
  type Value,
} from './fields/field.ts'
export { currencyOf } from './fields/money-field.ts'
export { type LineProblem, readSigned } from './fields/read-cell.ts'
export * from './fields/row.ts'
export * from './fields/text.ts'
export * from './fuel/cost-per-distance.ts'
export { type FuelEconomy, type FuelInterval, inOrder } from './fuel/economy.ts'
export {
  byEnergy,
  type Energy,
  energies,
  energiesOf,
  energiesSeen,
  isSoldIn,
  type OfEnergy,
  unitSold,
} from './fuel/energy.ts'
export * from './fuel/fields.ts'
export * from './fuel/fill-up.ts'
export type { CarOfFile } from './import/cars.ts'
export { extras, type TargetName } from './import/columns.table.ts'
export { columnsFor, type Mapping, type Table, targetFields } from './import/columns.ts'
export * from './import/edited.ts'
export type { ProgramName } from './import/programs.table.ts'
export * from './import/read-file.ts'
export type { ImportedFillUp } from './import/read-fill-up.ts'
export type { ImportedRecord } from './import/read-record.ts'
export type { CsvLine } from './import/sections.ts'
export type { Asks, Settings } from './import/settings.ts'
export type { Unused } from './import/unused.ts'
export * from './log/cost.ts'
export * from './log/counter.ts'
export { serialiseLog } from './log/csv.ts'
export * from './log/doubt.ts'
export * from './log/fields.ts'
export * from './log/files.ts'
export * from './log/miles.ts'
export * from './log/record.ts'
export * from './log/service.ts'
export * from './money/money.ts'
export * from './next-service.ts'
export * from './preferences.ts'
export * from './preferences-schema.ts'
export * from './reading/fold.ts'
export type { DateOrder } from './reading/read-day.ts'
export { type MoneyReading, readMoney } from './reading/read-money.ts'
export * from './reading/read-number.ts'
export * from './schemas.ts'
export {
  countServices,
  type MonthSpend,
  type SpendCategory,
  type Spending,
  serviceCategories,
  spendByMonth,
  spendCategories,
  spendCategoryOf,
  spendInYear,
  spendYears,
  spentInYear,
  unpricedInYear,
  yearsOf,
} from './statistics.ts'
export {
  AMOUNT_NAMES,
  DISTANCE_NAMES,
  ECONOMY_NAMES,
  ENERGY_NAMES,
  economyName,
  MEASURE_SIGN,
  TEMPERATURE_SIGN,
  VOLUME_NAMES,
} from './unit-names.ts'
export {
  type AmountUnit,
  type DistanceUnit,
  distanceUnits,
  type EconomyUnit,
  economyIn,
  economyUnits,
  FROM_CELSIUS,
  fromCelsius,
  fromKm,
  fromMeasure,
  fromMiles,
  KM_PER_MILE,
  KPA,
  LITRES,
  type Measure,
  measureOf,
  type PressureUnit,
  pressureUnits,
  rounded,
  roundInterval,
  type TemperatureUnit,
  temperatureUnits,
  toCelsius,
  toKm,
  toMiles,
  type VolumeUnit,
  volumeUnits,
} from './units.ts'
export { type ReminderBadge, reminderBadges } from './urgency.ts'
