/**
 * The CSV files whose services can be read, told apart by their headers. Names are compared without case
 * and outer spaces: Fuelly writes a space before most of its own.
 *
 * Sources: LubeLogger's GenericRecordExportModel and ImportMapper (github.com/hargata/lubelog), whose dates are the
 * server's short dates and whose costs its currency format, "$1,234.56"; Fuelly's services.csv with
 * service_date, odometer, price and a comma-joined sub_service_types.
 */

export const logFormats = ['tappet', 'lubelogger', 'fuelly', 'spreadsheet'] as const
export type LogFormatName = (typeof logFormats)[number]

export type LogField =
  | 'item'
  | 'date'
  | 'mileage'
  | 'cost'
  | 'notes'
  | 'receipt'
  | 'vehicle'
  | 'kind'
  | 'tags'

export type LogFormat = {
  name: LogFormatName
  /** The headers that tell the format: all of them must be there. */
  toldBy: readonly string[]
  /** Which header holds which field; the first that is there counts. */
  columns: Readonly<Partial<Record<LogField, readonly string[]>>>
  /** The file says itself that distances are miles. */
  statesMiles: boolean
  /** Programs that need an odometer write 0 where none was read. */
  zeroMileageIsUnknown: boolean
  /** Cells are as Tappet wrote them: nothing is trimmed, and protecting apostrophes come off. */
  isOwn: boolean
}

/** The first that fits counts, so the narrower ones stand first. */
export const formats: readonly LogFormat[] = [
  {
    name: 'tappet',
    toldBy: ['item', 'date', 'mileage (miles)', 'cost (usd)'],
    columns: {
      item: ['item'],
      date: ['date'],
      mileage: ['mileage (miles)'],
      cost: ['cost (usd)'],
      notes: ['notes'],
      receipt: ['receipt'],
    },
    statesMiles: true,
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
    zeroMileageIsUnknown: true,
    isOwn: false,
  },
  {
    name: 'lubelogger',
    toldBy: ['date', 'odometer', 'description'],
    columns: {
      item: ['description'],
      date: ['date'],
      mileage: ['odometer'],
      cost: ['cost', 'total cost', 'totalcost', 'total price'],
      notes: ['notes', 'note'],
      tags: ['tags'],
    },
    statesMiles: false,
    zeroMileageIsUnknown: true,
    isOwn: false,
  },
  ...spreadsheets(),
]

/** Anybody's own table: an item and a date under a name that a person would choose. */
function spreadsheets(): LogFormat[] {
  const items = ['item', 'service', 'description', 'maintenance', 'work done', 'work']
  const dates = ['date', 'service date', 'day']
  return items.flatMap((item) =>
    dates.map((date) => ({
      name: 'spreadsheet' as const,
      toldBy: [item, date],
      columns: {
        item: [item],
        date: [date],
        mileage: ['mileage', 'mileage (miles)', 'odometer', 'miles', 'odometer reading'],
        cost: ['cost', 'cost (usd)', 'price', 'total', 'amount', 'total cost'],
        notes: ['notes', 'note', 'comments', 'comment'],
        receipt: ['receipt'],
      },
      statesMiles: false,
      zeroMileageIsUnknown: true,
      isOwn: false,
    })),
  )
}

/** Fuelly's names of parts, and the service that each stands for here. */
export const fuellyItems: Readonly<Record<string, string>> = {
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
}

/** What is done along with a service and needs no name of its own. */
export const fuellyCompanions = /^(?:oil|fuel)_filter$|^tire_(?:pressure|balance)$/i
