/**
 * The CSV formats that can be imported, recognised by their headers. Headers are compared without case and outer
 * spaces: Fuelly writes a space before most of its own.
 *
 * Sources: LubeLogger's GenericRecordExportModel and ImportMapper (github.com/hargata/lubelog), whose dates are the
 * server's short dates and whose costs its currency format, "$1,234.56"; Fuelly's services.csv with
 * service_date, odometer, price and a comma-joined sub_service_types.
 */

import { csvHeadingOf } from '../../fields/csv.ts'
import { type Field, namesOf } from '../../fields/field.ts'
import { CAR_CSV_HEADING } from '../csv.ts'
import { type LogFieldName, logFields } from '../fields.ts'

export const logFormats = ['tappet', 'lubelogger', 'fuelly', 'spreadsheet'] as const
export type LogFormatName = (typeof logFormats)[number]

/** A column of a file: a field of the record, or one that decides how the line is read. */
export type ImportColumn = LogFieldName | 'vehicle' | 'kind' | 'tags'

type Columns = Readonly<Partial<Record<ImportColumn, readonly string[]>>>

export type LogFormat = {
  name: LogFormatName
  /** Headers that identify the format; all are required. */
  toldBy: readonly string[]
  /** Headers of each column; the first one present is used. */
  columns: Columns
  /** The format states that distances are miles. */
  statesMiles: boolean
  /** The format states that money is US dollars. */
  statesUsd: boolean
  /** The program writes 0 for a missing odometer reading. */
  zeroMileageIsUnknown: boolean
  /** Tappet's own export: cells are not trimmed, and protecting apostrophes are removed. */
  isOwn: boolean
}

/** The first match is used, so the more specific ones stand first. */
export const formats: readonly LogFormat[] = [
  {
    name: 'tappet',
    toldBy: ['item', 'date', 'mileage (miles)', 'cost', 'currency'],
    columns: {
      ...columnsBy((field) => [csvHeadingOf(field).toLowerCase()]),
      vehicle: [CAR_CSV_HEADING.toLowerCase()],
    },
    statesMiles: true,
    statesUsd: false,
    zeroMileageIsUnknown: false,
    isOwn: true,
  },
  {
    // As it was before a cost had a currency.
    name: 'tappet',
    toldBy: ['item', 'date', 'mileage (miles)', 'cost (usd)'],
    columns: { ...columnsBy((field) => [csvHeadingOf(field).toLowerCase()]), cost: ['cost (usd)'] },
    statesMiles: true,
    statesUsd: true,
    zeroMileageIsUnknown: false,
    isOwn: true,
  },
  {
    name: 'fuelly',
    toldBy: ['service_date', 'sub_service_types'],
    columns: {
      item: ['sub_service_types'],
      date: ['service_date'],
      mileage: ['odometer'],
      cost: ['price'],
      notes: ['notes'],
      vehicle: ['car_name'],
      kind: ['service_type'],
    },
    statesMiles: false,
    statesUsd: false,
    zeroMileageIsUnknown: true,
    isOwn: false,
  },
  {
    name: 'lubelogger',
    toldBy: ['date', 'odometer', 'description'],
    columns: {
      // A field that LubeLogger lacks may be one of the driver's extra fields.
      ...columnsBy(({ knownHeadings = [] }) => knownHeadings.map((heading) => `extrafield_${heading}`)),
      item: ['description'],
      date: ['date'],
      mileage: ['odometer'],
      cost: ['cost', 'total cost', 'totalcost', 'total price'],
      notes: ['notes', 'note'],
      tags: ['tags'],
    },
    statesMiles: false,
    statesUsd: false,
    zeroMileageIsUnknown: true,
    isOwn: false,
  },
  ...spreadsheets(),
]

/** A table made by hand: an item and a date under common headings. */
function spreadsheets(): LogFormat[] {
  const columns = columnsBy(({ knownHeadings = [] }) => knownHeadings)
  return logFields.item.knownHeadings.flatMap((item) =>
    logFields.date.knownHeadings.map((date) => ({
      name: 'spreadsheet' as const,
      toldBy: [item, date],
      columns: { ...columns, item: [item], date: [date] },
      statesMiles: false,
      statesUsd: false,
      zeroMileageIsUnknown: true,
      isOwn: false,
    })),
  )
}

function columnsBy(headingsOf: (field: Field) => readonly string[]): Columns {
  return Object.fromEntries(namesOf(logFields).map((name) => [name, headingsOf(logFields[name])]))
}

/** Fuelly's names of parts, and the service that each maps to. */
export const fuellyItems: ReadonlyMap<string, string> = new Map(
  Object.entries({
    engine_oil: 'Oil Change',
    air_filter: 'Air Filter',
    brake_pads: 'Brake Pads',
    brake_fluid: 'Brake Fluid',
    transmission_fluid: 'Transmission Fluid',
    coolant: 'Coolant Flush',
    spark_plugs: 'Spark Plugs',
    battery: 'Battery',
    tire_rotation: 'Tire Rotation',
    tire_a: 'Tires',
    tire_b: 'Tires',
    tire_c: 'Tires',
    tire_d: 'Tires',
  }),
)

/** Parts that belong to another service and are not named. */
export const fuellyCompanions = /^(?:oil|fuel)_filter$|^tire_(?:pressure|balance)$/i
