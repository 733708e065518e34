import {
  type CarCost,
  carCostFields,
  costKinds,
  type DistanceUnit,
  ENERGY_NAMES,
  type Energy,
  type FillUp,
  fillUpFields,
  MEASURE_SIGN,
  signIn,
} from '@tappet/upkeep'
import { countText } from '../../format/count.ts'
import { decimal } from '../../format/economy.ts'
import { costTable } from '../../offline/costs/table.ts'
import { fuelTable } from '../../offline/fuel/table.ts'

const AMOUNT_ONE: Readonly<Record<string, string>> = {
  ...MEASURE_SIGN,
  us_gal: 'gallon',
  uk_gal: 'UK gallon',
  l: 'liter',
}
const DISTANCE_ONE: Readonly<Record<DistanceUnit, string>> = { mi: 'mile', km: 'kilometer' }

const amountOne = (unit: string): string => AMOUNT_ONE[unit] ?? unit

/** "45.12 l". */
export const amountText = (fillUp: Pick<FillUp, 'amount' | 'amount_unit'>) =>
  `${decimal(fillUp.amount, 3, 0)} ${signIn(fillUpFields, 'amount_unit', fillUp)}`

const serviceCount = (count: number) => countText(count, 'service')
export const fillUpCount = (count: number) => countText(count, 'fill-up')

export const energyName = (energy: Energy | null) => (energy === null ? 'Kind unknown' : ENERGY_NAMES[energy])

const FUEL_WORDS = {
  economy: 'Fuel economy',
  one: 'Fill-up',
  part: 'Part fill',
  full: { one: 'full tank', many: 'full tanks' },
  paid: 'Fuel',
}
const CHARGE_WORDS = {
  economy: 'Economy',
  one: 'Charge',
  part: 'Part charge',
  full: { one: 'full charge', many: 'full charges' },
  paid: 'Charges',
}
export const wordsOf = (energy: Energy | null) => (energy === 'electricity' ? CHARGE_WORDS : FUEL_WORDS)

type FuelWords = ReturnType<typeof wordsOf>

const lastText = (value: string) => `Last ${value}`

export const copy = {
  add: (one: string) => `Add ${one}`,
  loading: 'Loading the fuel log',
  unread: 'Failed to load the fuel log',
  unreadKept: 'Nothing was deleted. You can still add fill-ups.',
  offline: 'You are offline',
  offlineWhy: 'Your earlier fill-ups appear when you’re online.',
  offlineKept: 'You can still add fill-ups. They’re kept here and sent later.',
  addFirst: (one: string) => `Add your first ${one}`,
  none: (one: string) => `No ${one} yet`,
  noneHelp: (one: string) =>
    `${one === 'charge' ? FIRST_CHARGE : FIRST_TANK} Import your old list: any table with dates will do.`,
  importFile: 'Import a CSV file',
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  exportFailed: 'Export Failed',
  notExported: 'The file could not be saved.',
  alone: ({ paid }: FuelWords) => `${paid} alone`,
  overFull: ({ full }: FuelWords, count: number) => `Over ${count} ${count === 1 ? full.one : full.many}`,
  everyMile: (unit: DistanceUnit) => `. Includes ${DISTANCE_ONE[unit]}s on your other fuel or charge.`,
  afterTwoFull: ({ full }: FuelWords) => `Known after two ${full.many}`,
  whenFuelRead: 'Known when the whole fuel log is read',
  whenLogRead: 'Shown once your service log and costs are loaded',
  forOne: (unit: string) => `For a ${amountOne(unit)}`,
  lastPrice: 'Last price',
  costPer: (unit: DistanceUnit) => `Cost per ${DISTANCE_ONE[unit]}`,
  paidTogether: (paid: readonly string[], costs: readonly CarCost[], exclusions: string) =>
    `${capitalized(madeOf(paid, costs))}; no purchase price${exclusions}`,
  withPurchase: (money: string) => `. With it: ${money}`,
  missedBefore: (count: number) => `what was missed before ${fillUpCount(count)}`,
  withoutPrice: (count: number) => `${fillUpCount(count)} without a price`,
  withoutCost: (services: number) => `${serviceCount(services)} without a cost`,
  leftOut: (parts: readonly string[]) => `. ${capitalized(parts.join(' and '))} left out`,
  pricesAndCharts: 'Prices and charts',
  chartsOf: 'Charts of',
  startsWithFull: ({ full }: FuelWords) => `The line starts with your next ${full.one}.`,
  startsWithNext: ({ one }: FuelWords) => `The line starts with your next ${one.toLowerCase()}.`,
  startsWithReading: 'The line starts with your next odometer reading.',
  economyLater: ({ full }: FuelWords) => `Known after two ${full.many} with the odometer read.`,
  priceLater: ({ one }: FuelWords) => `Known after a ${one.toLowerCase()} with its price.`,
  costLater: 'Known after two odometer readings and something paid.',
  costWhenRead: 'Shown once your service log and costs are loaded.',
  pricePer: (unit: string) => `Price per ${amountOne(unit)}`,
  costSoFar: (unit: DistanceUnit) => `${copy.costPer(unit)} up to then`,
  asChart: 'Show as chart',
  asTable: 'Show as table',
  lastValue: lastText,
  lastOfRange: (last: string, least: string, most: string) => `${lastText(last)}, from ${least} to ${most}`,
  chart: (title: string, count: number, summary: string) => `${title}: ${count} values. ${summary}.`,
  day: 'Day',
  value: 'Value',
  all: 'All fill-ups',
  showAll: (count: number) => `Show all ${fillUpCount(count)}`,
  editOf: ({ one }: FuelWords, day: string) => `Edit the ${one.toLowerCase()} of ${day}`,
  paid: (money: string, price: string, unit: string) => `${money} · ${price} per ${amountOne(unit)}`,
  missed: 'Missed one before',
  waitingChanges: (count: number, body: string) =>
    `${count} ${count === 1 ? 'change' : 'changes'}: kept on this device. ${body}`,
  saveChanges: 'Save Changes',
  save: (one: string) => `Save ${one}`,
  edit: (one: string) => `Edit ${one}`,
  comesTo: (money: string) => `Comes to ${money}`,
  lastOdometer: (value: number, unit: string) => `Last: ${decimal(value, 1, 0)} ${unit}`,
  otherKind: 'Other kind, units or currency',
  chooseKind: 'Choose a kind',
  costs: 'Other costs',
  noCosts: 'Add insurance, tax and the price of the car to see what it really costs.',
  costsUnread: 'What you entered earlier appears when the server answers.',
  addCost: 'Add Cost',
  editCost: 'Edit Cost',
  saveCost: 'Save Cost',
  editCostOf: (name: string, day: string) => `Edit ${name.toLowerCase()} from ${day}`,
  exportCosts: 'Export costs',
  fromTo: (first: string, last: string | null) => (last === null ? first : `${first} to ${last}`),
  costDay: 'Date',
  noCostKind: 'Choose what it was for.',
  noCostAmount: 'Enter what you pay, such as 49.90.',
  costEndsEarly: 'Choose a day on or after the first, or leave it blank.',
  loanHint: 'If you also enter the price, enter only the interest here.',
} as const

const FIRST_TANK =
  'Note the odometer, the amount and the price at the pump. After two full tanks you see how far a tank takes you.'
const FIRST_CHARGE =
  'Note the odometer, the kWh and the price of a charge. After two full charges you see how far they take you.'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const FUEL = {
  table: fuelTable,
  oneOf: ({ amount_unit }: FillUp) => wordsOf(amount_unit === 'kwh' ? 'electricity' : null).one,
}

export const COST = { table: costTable, oneOf: () => 'Cost' }
export const costCount = (count: number) => countText(count, 'cost')

const EVERY: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'every half year',
  year: 'a year',
}
/** "a year", '' for what is paid once. */
export const everyText = ({ every }: Pick<CarCost, 'every'>) => (every === null ? '' : (EVERY[every] ?? ''))

/** "fuel, service and insurance". @param paid "Fuel", "Charges" */
function madeOf(paid: readonly string[], costs: readonly CarCost[]): string {
  const isIn = (kind: string) => costs.some((cost) => cost.kind === kind)
  const kinds = costKinds.filter(isIn).map((kind) => carCostFields.kind.options[kind].label)
  const words = [...new Set(paid), 'service', ...kinds].map((word) => word.toLowerCase())
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
