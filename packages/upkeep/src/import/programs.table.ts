/**
 * Programs whose files are read by more than the names of their columns. Sources: LubeLogger's GenericRecordExportModel
 * (github.com/hargata/lubelog), whose cost of fuel is the total; Fuelly's fuelups.csv, whose price is for one unit, its
 * services.csv, and its older list of Gas and Service lines (read by hammond's fuellyImportService.go); Fuelio's backup
 * (FuelioImport's vehicle.class.php), whose price is the total and whose fuels are numbers (flio's FUEL_TYPES); Drivvo's list, whose headings are translated, so that
 * its first columns are known by their place; aCar's export (github.com/AdamJHowell/MileageTracker); Spritmonitor's
 * list, where only types 1 and 3 are full tanks.
 */
import { carCostFields } from '../costs/fields.ts'
import { csvHeadingOf } from '../fields/csv.ts'
import { type FieldTable, shownNames } from '../fields/field.ts'
import type { Energy } from '../fuel/energy.ts'
import { fillUpFields } from '../fuel/fields.ts'
import { CAR_CSV_HEADING } from '../log/csv.ts'
import { logFields } from '../log/fields.ts'
import type { DistanceUnit } from '../units.ts'
import type { TargetName } from './columns.table.ts'

export type ProgramName = 'tappet' | 'lubelogger' | 'fuelly' | 'fuelio' | 'drivvo' | 'acar' | 'spritmonitor'

export type Program = {
  name: ProgramName
  /** Null: it has neither records nor fill-ups. */
  target: TargetName | null
  /** The title of its section; without it the table has no title. */
  section?: RegExp
  /** Headings as the file writes them, in lower case: all are there ... */
  toldBy: readonly RegExp[]
  /** ... and no other. */
  only?: RegExp
  /** Headings of columns, or their place from 0. The others are known by the names that everybody uses. */
  columns: Readonly<Record<string, RegExp | number>>
  /** An odometer of 0 is a reading. */
  knowsZero?: true
  /** Our own file: cells are not trimmed, protecting apostrophes are removed, numbers have a point. */
  isOwn?: true
  /** Kinds of energy by the hundreds of their number: 110 is the first, 401 the fourth. */
  energies?: readonly Energy[]
  /** What a cell of `is_full` says for a full tank. */
  full?: RegExp
}

const exactly = (heading: string) =>
  new RegExp(`^${heading.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`)
/** In either unit. */
const ownHeading = (field: FieldTable[string]) =>
  new RegExp(['mi', 'km'].map((unit) => exactly(csvHeadingOf(field, unit as DistanceUnit)).source).join('|'))
const ownColumns = (fields: FieldTable) =>
  Object.fromEntries(shownNames(fields).map((name) => [name, ownHeading(fields[name] as FieldTable[string])]))
const extraFields = (fields: FieldTable) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, knownHeadings = [] }]) => [
      name,
      new RegExp(
        [label, ...knownHeadings].map((heading) => exactly(`extrafield_${heading}`).source).join('|'),
      ),
    ]),
  )

const requiredHeadings = (fields: FieldTable) =>
  Object.values(fields).flatMap((field) => ('required' in field ? [exactly(csvHeadingOf(field, 'mi'))] : []))

const atPlaces = (names: readonly string[], first: number) =>
  Object.fromEntries(names.map((name, at) => [name, first + at]))

const MILEAGE = /^mileage \((?:miles|km)\)$/
/** A title of Drivvo in the languages whose files were seen. */
const drivvo = (words: string) => new RegExp(`^##?\\s*(?:${words})$`)

/** The first match is used, so the more specific ones stand first. */
export const programs: readonly Program[] = [
  {
    name: 'tappet',
    target: 'log',
    toldBy: [/^item$/, /^date$/, MILEAGE, /^cost$/, /^currency$/],
    columns: { ...ownColumns(logFields), mileage: MILEAGE, vehicle: exactly(CAR_CSV_HEADING) },
    knowsZero: true,
    isOwn: true,
  },
  {
    // As it was before a cost had a currency.
    name: 'tappet',
    target: 'log',
    toldBy: [/^item$/, /^date$/, MILEAGE, /^cost \(usd\)$/],
    columns: { ...ownColumns(logFields), mileage: MILEAGE, cost: /^cost \(usd\)$/ },
    knowsZero: true,
    isOwn: true,
  },
  {
    name: 'tappet',
    target: 'fuel',
    // A file that was written before a field existed lacks its column.
    toldBy: requiredHeadings(fillUpFields),
    columns: ownColumns(fillUpFields),
    knowsZero: true,
    isOwn: true,
  },
  // Its amounts of money are no fuel.
  { name: 'tappet', target: null, toldBy: requiredHeadings(carCostFields), columns: {}, isOwn: true },
  {
    name: 'lubelogger',
    target: 'fuel',
    toldBy: [/^date$/, /^odometer$/, /^fuelconsumed$/],
    columns: { ...extraFields(fillUpFields), amount: /^fuelconsumed$/, total_minor: /^cost$/ },
  },
  {
    name: 'lubelogger',
    target: 'log',
    toldBy: [/^date$/, /^description$/, /^cost$/, /^notes$/, /^odometer$/, /^tags$/],
    only: /^(?:date|description|cost|notes|odometer|tags|extrafield_.*)$/,
    columns: extraFields(logFields),
  },
  {
    name: 'fuelly',
    target: 'fuel',
    toldBy: [/^fuelup_date$/, /^(?:gallons|litres|liters)$/],
    columns: { price: /^price$/, date: /^fuelup_date$/ },
  },
  {
    name: 'fuelly',
    target: 'log',
    toldBy: [/^service_date$/, /^sub_service_types$/],
    columns: { item: /^sub_service_types$/, kind: /^service_type$/ },
  },
  {
    name: 'acar',
    target: 'fuel',
    section: /^fill-up records$/,
    toldBy: [/^odometer reading$/, /^volume$/, /^partial fill-up\?$/],
    columns: { station: /^fuel brand$/ },
  },
  {
    name: 'acar',
    target: 'log',
    section: /^(?:event|service|expense) records$/,
    toldBy: [/^date$/, /^total cost$/],
    columns: { item: /^(?:sub types|services|expenses)$/, kind: /^type$/ },
  },
  {
    name: 'fuelio',
    target: 'fuel',
    section: /^##\s*log$/,
    toldBy: [/^data$/, /^odo \(/, /^fuel \(/],
    columns: {
      amount: /^fuel \(/,
      total_minor: /^price(?: \(optional\))?$/,
      energy: /^fueltype$/,
      tank: /^tanknumber$/,
    },
    energies: ['gasoline', 'diesel', 'ethanol', 'lpg', 'cng', 'electricity'],
  },
  {
    name: 'fuelio',
    target: 'log',
    section: /^##\s*costs$/,
    toldBy: [/^costtitle$/, /^date$/, /^cost$/],
    columns: { item: /^costtitle$/ },
  },
  {
    name: 'drivvo',
    target: 'fuel',
    section: drivvo('refuelling|reabastecimiento|abastecimento'),
    toldBy: [],
    columns: {
      mileage: 0,
      odometer: 0,
      date: 1,
      ...atPlaces(['energy', 'price', 'total_minor', 'amount', 'is_full'], 2),
      ...atPlaces(['energy 2', 'price 2', 'total_minor 2', 'amount 2', 'is_full 2'], 7),
      ...atPlaces(['energy 3', 'price 3', 'total_minor 3', 'amount 3', 'is_full 3'], 12),
      station: 23,
      vehicle: 29,
    },
  },
  {
    name: 'drivvo',
    target: 'log',
    section: drivvo('service|servicio|servi[cç]o|expense|gasto|despesa'),
    toldBy: [],
    columns: { mileage: 0, date: 1, cost: 2, item: 3 },
  },
  {
    name: 'spritmonitor',
    target: 'fuel',
    toldBy: [
      /^(?:trip|kilometer|teilstrecke)$/,
      /^(?:quantity|menge)$/,
      /^(?:type|tankart)$/,
      /^(?:fuel|kraftstoff)$/,
    ],
    columns: { is_full: /^(?:type|tankart)$/, energy: /^(?:fuel|kraftstoff)$/ },
    full: /^(?:1|3|voll|full)/i,
  },
]

/** Fuelly's older list has its columns by place, "Gas" or "Service" in the first of them, and no word for its services. */
const FUELLY_PLACES = {
  kind: 0,
  date: 2,
  vehicle: 4,
  odometer: 5,
  mileage: 5,
  tags: 13,
  note: 16,
  notes: 16,
} as const
export const FUELLY_COLUMNS = 17
export const fuellyLines: Readonly<Record<TargetName, Program>> = {
  fuel: {
    name: 'fuelly',
    target: 'fuel',
    toldBy: [],
    columns: { ...FUELLY_PLACES, is_full: 6, price: 7, amount: 8, total_minor: 9, station: 11 },
  },
  log: {
    name: 'fuelly',
    target: 'log',
    toldBy: [],
    columns: { ...FUELLY_PLACES, cost: 9, item: 17 },
  },
}

/** Sections that tell of the car itself. */
export const CAR_SECTION = /^(?:##?\s*(?:vehicle|ve[ií]culo|veh[ií]culo|fahrzeug)|vehicles?)$/
/** Titles without ##: aCar's. */
export const BARE_TITLE = /^(?:metadata|vehicles|[\p{L} -]+ records)$/iu
