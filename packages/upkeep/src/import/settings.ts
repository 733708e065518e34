import { energyNamed } from '../fuel/energy.ts'
import { currencyDigits } from '../money/money.ts'
import type { DateOrder } from '../reading/read-day.ts'
import { readMoney } from '../reading/read-money.ts'
import { amountUnitIn, currencyIn, distanceUnitIn } from '../reading/read-unit.ts'
import type { AmountUnit, DistanceUnit, VolumeUnit } from '../units.ts'
import { fieldOfColumn } from './columns.table.ts'
import { type Table, targetFields } from './columns.ts'
import { unitWord } from './line.ts'
import { isFilled } from './sections.ts'
import { type CarSection, statedCurrency, statedDistance, statedVolume } from './stated.ts'
import { type NumberCell, tellWriting } from './writing.ts'

export type Settings = {
  distance: DistanceUnit
  volume: AmountUnit
  gallon: VolumeUnit
  currency: string
  decimalSign: '.' | ','
  dateOrder: DateOrder
}

export type Asks = {
  distance: boolean
  volume: 'any' | 'gallon' | null
  currency: boolean
  decimalSign: boolean
  dateOrder: boolean
  /** True where fill-ups are read and nothing says which tanks were filled up: all count as full. */
  full: boolean
  serialDay: string | null
}

export type SettingOptions = {
  distanceUnit: DistanceUnit
  volumeUnit: AmountUnit
  currency: string
  /** How to read 3/4/2025, and 1.234; without them the file decides. */
  dateOrder?: DateOrder
  decimalSign?: '.' | ','
  delimiter?: string
}

export const cellsOf = (tables: readonly Table[], names: readonly string[]): string[] =>
  tables.flatMap(({ columns, lines }) =>
    columns.flatMap((name, at) =>
      name !== null && names.includes(name) ? lines.map(({ cells }) => cells[at]).filter(isFilled) : [],
    ),
  )

const DISTANCE = ['mileage', 'odometer']
const MONEY = ['cost', 'total_minor', 'price']

export function settingsOf(
  tables: readonly Table[],
  car: CarSection | null,
  options: SettingOptions,
): { settings: Settings; asks: Asks } {
  const { currency, volumeUnit } = options
  const fuel = tables.filter(({ target }) => target === 'fuel')
  const gallon = volumeUnit === 'uk_gal' ? 'uk_gal' : 'us_gal'
  const distance = car?.distance ?? only(tables.flatMap((table) => statedDistance(table) ?? []))
  // The car's section says which gallon the heading means.
  const volumes = fuel.map((table) => {
    const stated = statedVolume(table)
    return stated === 'gallon' ? (car?.volume ?? stated) : (stated ?? car?.volume ?? null)
  })
  const volume = only(volumes.flatMap((unit) => unit ?? []))
  const isVolumeTold = fuel.every(
    (table, at) =>
      volumes[at] !== null || tellsItself(withoutCharges(table), ['amount'], 'amount_unit', amountUnitIn),
  )
  const hasBareGallon =
    volumes.includes('gallon') ||
    cellsOf(fuel, ['amount_unit']).some((cell) => amountUnitIn(cell) === 'gallon')
  const days = cellsOf(tables, ['date']).map((day) => day.trim())
  const writing = tellWriting(numberCells(tables, currency), days, options.delimiter)
  return {
    settings: {
      distance: distance ?? options.distanceUnit,
      volume: volume === null ? volumeUnit : volume === 'gallon' ? gallon : volume,
      gallon,
      currency,
      decimalSign: options.decimalSign ?? writing.decimalSign,
      dateOrder: options.dateOrder ?? writing.dateOrder,
    },
    asks: {
      distance:
        distance === null &&
        !tables.every((table) => tellsItself(table, DISTANCE, 'odometer_unit', distanceUnitIn)),
      volume: isVolumeTold ? (hasBareGallon ? 'gallon' : null) : 'any',
      currency: !tables.every(
        (table) => statedCurrency(table) !== null || tellsItself(table, MONEY, 'currency', currencyOfCell),
      ),
      decimalSign: !writing.isSignTold,
      dateOrder: !writing.isOrderTold,
      full: fuel.some(({ columns }) => !columns.includes('is_full') && !columns.includes('partial')),
      serialDay: writing.serialDay,
    },
  }
}

/** Electricity is in kWh without a word. */
const withoutCharges = (table: Table): Table => ({
  ...table,
  lines: table.lines.filter(
    ({ cells }) => energyNamed(cells[table.columns.indexOf('energy')] ?? '') !== 'electricity',
  ),
})

const only = <Unit>(units: readonly Unit[]): Unit | null =>
  new Set(units).size === 1 ? (units[0] ?? null) : null

const currencyOfCell = (cell: string) => {
  const reading = readMoney(cell)
  return currencyIn(cell) ?? (reading.kind === 'none' ? null : reading.currency)
}

function tellsItself(
  { columns, lines }: Table,
  names: readonly string[],
  unitColumn: string,
  read: (text: string) => string | null,
): boolean {
  const places = columns.flatMap((name, at) => (name !== null && names.includes(name) ? [at] : []))
  return lines.every(({ cells }) => {
    const texts = places.map((at) => cells[at]).filter(isFilled)
    const own = cells[columns.indexOf(unitColumn)] ?? ''
    return (
      texts.length === 0 ||
      read(own) !== null ||
      texts.every((text) => (read(text) ?? read(unitWord(text))) !== null)
    )
  })
}

/** The cells that say how the file writes numbers. Our own file needs no telling. */
function numberCells(tables: readonly Table[], currency: string): NumberCell[] {
  return tables
    .filter(({ program }) => !program?.isOwn)
    .flatMap((table) =>
      table.columns.flatMap((name, at) => {
        const kind = kindOf(table, name)
        if (kind === null) return []
        return table.lines.flatMap(({ cells }) => {
          const text = cells[at]
          if (!isFilled(text)) return []
          const stated = currencyIn(cells[table.columns.indexOf('currency')] ?? '') ?? statedCurrency(table)
          const own = kind === 'money' ? (currencyOfCell(text) ?? stated ?? currency) : ''
          return [
            {
              text,
              kind,
              isWhole: own !== '' && currencyDigits(own) === 0 && fieldOfColumn(name ?? '') !== 'price',
            },
          ]
        })
      }),
    )
}

function kindOf({ target }: Table, column: string | null): NumberCell['kind'] | null {
  if (column === null || target === null) return null
  const name = fieldOfColumn(column)
  if (DISTANCE.includes(name)) return 'odometer'
  if (MONEY.includes(name)) return 'money'
  if (name === 'amount') return 'amount'
  return targetFields[target][name]?.kind === 'temperature' ? 'number' : null
}
