export { addDays, addMonths, daysBetween, isCalendarDay } from './calendar.ts'
export { type Body, bodyOf } from './car/body.ts'
export { type CarFields, carFields } from './car/fields.ts'
export {
  findItem,
  type ItemCategory,
  itemCategories,
  type MaintenanceItem,
  maintenanceItems,
} from './catalogue.ts'
export { type CostKind, costKinds, costsIn, isRunning } from './costs/costs.ts'
export { type CarCost, carCostFields } from './costs/fields.ts'
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
export { partEdited, partKnown, sameIn } from './fields/compare.ts'
export { BYTE_ORDER_MARK, csvCells, csvFile, csvHead, csvHeadings, csvLines } from './fields/csv.ts'
export { protectCell, restoreCell } from './fields/csv-cell.ts'
export { exactMiles } from './fields/exact-miles.ts'
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
export { buildRow, pickFields, rowOf } from './fields/row.ts'
export { fieldText, otherTexts, signIn, type Writers } from './fields/text.ts'
export {
  type CostOfDistance,
  costOfDistance,
  costOfDistanceByDay,
  type Expense,
  paidFor,
} from './fuel/cost-per-distance.ts'
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
export { type FillUp, fillUpFields } from './fuel/fields.ts'
export { amountOf, odometerKmOf, paidOf } from './fuel/fill-up.ts'
export type { CarOfFile } from './import/cars.ts'
export { extras, type TargetName } from './import/columns.table.ts'
export { columnsFor, type Mapping, type Table, targetFields } from './import/columns.ts'
export { fillUpKey, looksEdited, looksEditedFuel } from './import/edited.ts'
export type { ProgramName } from './import/programs.table.ts'
export { type FileImport, type ImportOptions, readFile } from './import/read-file.ts'
export type { ImportedFillUp } from './import/read-fill-up.ts'
export type { ImportedRecord } from './import/read-record.ts'
export type { CsvLine } from './import/sections.ts'
export type { Asks, Settings } from './import/settings.ts'
export type { Unused } from './import/unused.ts'
export { costOf, currencyColumn } from './log/cost.ts'
export {
  type Counter,
  type CounterRecord,
  counterOf,
  fillUpBy,
  MAX_MILES_A_DAY,
  odometerFigure,
  readingIn,
  recordBy,
  wholeDistance,
} from './log/counter.ts'
export { serialiseLog } from './log/csv.ts'
export {
  type DayReading,
  type Doubt,
  doubtsOf,
  fuelReading,
  logReading,
} from './log/doubt.ts'
export { type LogFieldName, type LogRecord, logFields } from './log/fields.ts'
export { type FileColumns, fileColumns, filesOf, MAX_FILES } from './log/files.ts'
export { milesOf } from './log/miles.ts'
export { fieldsOf, recordOf } from './log/record.ts'
export { isService, MILEAGE_UPDATE_ITEM, NEW_ODOMETER_ITEM } from './log/service.ts'
export {
  currencyCodes,
  currencyDigits,
  DEFAULT_CURRENCY,
  decimalOf,
  isCurrency,
  type Money,
  minorOf,
  nearestMinor,
  signedMinorOf,
  sumByCurrency,
} from './money/money.ts'
export { nextService, openServices } from './next-service.ts'
export {
  NO_PREFERENCES,
  type Preferences,
  readPreferences,
  type Units,
  unitsOf,
} from './preferences.ts'
export { preferencesSchema } from './preferences-schema.ts'
export { fold } from './reading/fold.ts'
export type { DateOrder } from './reading/read-day.ts'
export { type MoneyReading, readMoney } from './reading/read-money.ts'
export { certain, type NumberOptions, type NumberReading, readNumber } from './reading/read-number.ts'
export { carCostSchema, carSchema, fillUpSchema, logRecordSchema } from './schemas.ts'
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
