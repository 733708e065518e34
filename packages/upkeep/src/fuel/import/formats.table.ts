/**
 * The fuel logs of other programs, recognised by their headers or sections. Sources: LubeLogger's
 * GenericRecordExportModel (github.com/hargata/lubelog), whose cost is the total; Fuelly's fuelups.csv, whose price is
 * for one unit, and its older list of Gas and Service lines (read by hammond's fuellyImportService.go); Fuelio's
 * backup (FuelioImport's vehicle.class.php), whose price is the total; Drivvo's list, whose headers are translated, so
 * that columns are known by their place alone; aCar's export.
 */
import { csvHeadingOf } from '../../fields/csv.ts'
import { type Field, namesOf } from '../../fields/field.ts'
import { type FillUp, fillUpFields } from '../fields.ts'

export const fuelFormats = ['tappet', 'lubelogger', 'fuelly', 'fuelio', 'drivvo', 'acar'] as const
export type FuelFormatName = (typeof fuelFormats)[number]

/** A column of a file: a field of the fill-up, or one that decides how the line is read. */
export type FuelColumn = keyof FillUp | 'price' | 'partial' | 'tags' | 'vehicle' | 'kind' | 'second_amount'

export type FuelFormat = {
  name: FuelFormatName
  /** A cell that alone begins the lines of fuel, in lower case; without it they begin at the top. */
  section?: RegExp
  /** Headers that identify the format, all of them; none where columns are known by their place. */
  toldBy: readonly RegExp[]
  /** The header of each column, or its place from 0. */
  columns: Readonly<Partial<Record<FuelColumn, RegExp | number>>>
  /** An odometer of 0 is unknown. */
  zeroIsUnknown: boolean
  isOwn?: true
}

const fields: [keyof FillUp, Field][] = namesOf(fillUpFields).map((name) => [name, fillUpFields[name]])
const headed = (...headings: string[]) =>
  new RegExp(`^(?:${headings.map((each) => each.toLowerCase().replace(/[?()]/g, '\\$&')).join('|')})$`)

/** The first match is used, so the more specific ones stand first. */
export const fuelFormatTable: readonly FuelFormat[] = [
  {
    name: 'tappet',
    // A file that was written before a field existed lacks its column.
    toldBy: fields.flatMap(([, field]) => (field.required ? [headed(csvHeadingOf(field))] : [])),
    columns: Object.fromEntries(fields.map(([name, field]) => [name, headed(csvHeadingOf(field))])),
    zeroIsUnknown: false,
    isOwn: true,
  },
  {
    name: 'lubelogger',
    toldBy: [/^date$/, /^odometer$/, /^fuelconsumed$/],
    columns: {
      // A field that LubeLogger lacks may be one of the driver's extra fields.
      ...Object.fromEntries(
        fields.map(([name, { knownHeadings = [] }]) => [
          name,
          headed(...knownHeadings.map((heading) => `extrafield_${heading}`)),
        ]),
      ),
      date: /^date$/,
      odometer: /^odometer$/,
      amount: /^fuelconsumed$/,
      total_minor: /^cost$/,
      is_full: /^isfilltofull$/,
      missed: /^missedfuelup$/,
      note: /^notes$/,
      tags: /^tags$/,
    },
    zeroIsUnknown: true,
  },
  {
    name: 'fuelly',
    toldBy: [/^fuelup_date$/, /^(?:gallons|litres|liters)$/],
    columns: {
      date: /^fuelup_date$/,
      odometer: /^odometer$/,
      amount: /^(?:gallons|litres|liters)$/,
      price: /^price$/,
      partial: /^partial_fuelup$/,
      missed: /^missed_fuelup$/,
      station: /^brand$/,
      note: /^notes$/,
      tags: /^tags$/,
      vehicle: /^car_name$/,
    },
    zeroIsUnknown: true,
  },
  {
    name: 'acar',
    section: /^fill-up records$/,
    toldBy: [/^odometer reading$/, /^volume$/, /^partial fill-up\?$/],
    columns: {
      vehicle: /^vehicle$/,
      date: /^date$/,
      odometer: /^odometer reading$/,
      odometer_unit: /^distance unit$/,
      amount: /^volume$/,
      amount_unit: /^volume unit$/,
      price: /^price per unit$/,
      total_minor: /^total cost$/,
      partial: /^partial fill-up\?$/,
      missed: /^previously missed fill-ups\?$/,
      station: /^fuel brand$/,
      note: /^notes$/,
      tags: /^tags$/,
    },
    zeroIsUnknown: true,
  },
  {
    name: 'fuelio',
    section: /^##\s*log$/,
    toldBy: [/^data$/, /^odo \(/, /^fuel \(/],
    columns: {
      date: /^data$/,
      odometer: /^odo \(/,
      amount: /^fuel \(/,
      total_minor: /^price(?: \(optional\))?$/,
      is_full: /^full$/,
      missed: /^missed$/,
      station: /^city(?: \(optional\))?$/,
      note: /^notes(?: \(optional\))?$/,
    },
    zeroIsUnknown: true,
  },
  {
    name: 'drivvo',
    section: /^##?\s*(?:refuelling|reabastecimiento|abastecimento)$/,
    toldBy: [],
    columns: {
      odometer: 0,
      date: 1,
      price: 3,
      total_minor: 4,
      amount: 5,
      is_full: 6,
      second_amount: 10,
      station: 23,
      vehicle: 29,
    },
    zeroIsUnknown: true,
  },
]

/** Fuelly's older list, without a section: columns by place, and "Gas" or "Service" in the first of them. */
export const fuellyLines: FuelFormat = {
  name: 'fuelly',
  toldBy: [],
  columns: {
    kind: 0,
    date: 2,
    vehicle: 4,
    odometer: 5,
    is_full: 6,
    price: 7,
    amount: 8,
    total_minor: 9,
    station: 11,
    tags: 13,
    note: 16,
  },
  zeroIsUnknown: true,
}
