/** One line of a file -> one fill-up, and a problem for everything that could not be kept. */
import {
  bareNumber,
  type CellRules,
  type LineProblem,
  readCell,
  type Say,
  short,
  YES,
} from '../../fields/read-cell.ts'
import { buildRow } from '../../fields/row.ts'
import { minorOf, nearestMinor } from '../../money/money.ts'
import { certain, type NumberReading, readNumber } from '../../number/read-number.ts'
import { type DistanceUnit, rounded, type VolumeUnit } from '../../units.ts'
import { type FillUp, fillUpFields } from '../fields.ts'
import type { FuelColumn, FuelFormat } from './formats.table.ts'

export type ImportedFillUp = FillUp & { line: number }

export type FuelRules = CellRules & {
  noun: 'fill-up'
  format: FuelFormat
  distance: DistanceUnit
  volume: VolumeUnit
  /** The gallons that a file means by "gal". */
  gallon: VolumeUnit
  currency: string
  decimalSign: '.' | ','
}

export type FuelReading = { line: number; cell: (column: FuelColumn) => string }
type Result = { fillUp: ImportedFillUp | null; problems: LineProblem[] }

const { amount: AMOUNT, odometer: ODOMETER } = fillUpFields

export function readFillUp({ line, cell }: FuelReading, rules: FuelRules): Result {
  const problems: LineProblem[] = []
  const say = (problem: string, kept: string) => void problems.push({ line, problem, kept })
  const refuse = (problem: string): Result => ({
    fillUp: null,
    problems: [{ line, problem, kept: 'Nothing of this line.' }],
  })
  if (/^service$/i.test(cell('kind'))) return refuse('It is a service, not fuel. The service log imports it.')
  const date = rules.day(cell('date'))
  if (date === null)
    return refuse(cell('date') === '' ? 'It has no date.' : `"${short(cell('date'))}" is not a day.`)
  const amount = certain(numberIn(cell('amount'), rules, AMOUNT.max))
  if (amount === null || amount <= 0 || amount > AMOUNT.max)
    return refuse(
      cell('amount') === ''
        ? 'It has no amount of fuel.'
        : `"${short(cell('amount'))}" is not an amount of fuel.`,
    )
  const second = certain(numberIn(cell('second_amount'), rules, AMOUNT.max)) ?? 0
  if (second > 0) say(`It has ${cell('second_amount')} of a second fuel.`, 'The first fuel.')
  const currency = cell('currency') || rules.currency
  /** What is not read by its kind alone. */
  const own: Partial<FillUp> = {
    date,
    odometer: odometerOf(cell('odometer'), rules, say),
    odometer_unit: distanceOf(cell('odometer_unit')) ?? rules.distance,
    amount: rounded(amount, AMOUNT.decimals),
    amount_unit: volumeOf(cell('amount_unit'), rules.gallon) ?? rules.volume,
    total_minor: paid(cell, amount, currency, rules, say),
    currency,
    is_full: cell('is_full') === '' ? !YES.test(cell('partial')) : YES.test(cell('is_full')),
  }
  const note = [cell('note'), cell('tags') && `Tags: ${cell('tags')}`].filter(Boolean).join('\n')
  const fillUp = buildRow(fillUpFields, (name, field) =>
    name in own ? (own[name] ?? null) : readCell(name === 'note' ? note : cell(name), field, rules, say),
  )
  return { fillUp: { line, ...fillUp }, problems }
}

/** The number of a cell, without a currency sign or a unit around it. */
export function numberIn(
  text: string,
  { decimalSign }: Pick<FuelRules, 'decimalSign'>,
  max?: number,
): NumberReading {
  const bare = bareNumber(text)
  return readNumber(bare, { decimalSign, ...(max === undefined ? {} : { max }) })
}

function odometerOf(text: string, { format }: FuelRules, say: Say): number | null {
  if (text === '') return null
  const read = certain(readNumber(bareNumber(text), { whole: true }))
  if (read === null || read > ODOMETER.max) {
    say(`"${short(text)}" is not an odometer reading.`, 'The fill-up, without a reading.')
    return null
  }
  return read === 0 && format.zeroIsUnknown ? null : rounded(read, ODOMETER.decimals)
}

/** The total; where the file has none, the price of all units. 0 is what these programs write for "not known". */
function paid(
  cell: FuelReading['cell'],
  amount: number,
  currency: string,
  rules: FuelRules,
  say: Say,
): number | null {
  const [total, price] = [numberIn(cell('total_minor'), rules), numberIn(cell('price'), rules)]
  if (total.kind === 'number' && total.value > 0)
    // Programs write more decimals than a currency has: 83.8780.
    return minorOf(total.decimal, currency) ?? nearestMinor(total.value, currency)
  if (price.kind === 'number' && price.value > 0) return nearestMinor(price.value * amount, currency)
  const wrong = [cell('total_minor'), cell('price')].find(
    (text) => text !== '' && !/^[\p{Sc}\p{L}\s]*0+(?:[.,]0*)?$/u.test(text),
  )
  if (wrong !== undefined) say(`"${short(wrong)}" is not a price.`, 'The fill-up, without a price.')
  return null
}

/** "mi", "Miles", "MILE", "km", "Kilometers". */
export function distanceOf(text: string): DistanceUnit | null {
  if (/^mi/i.test(text)) return 'mi'
  return /^k/i.test(text) ? 'km' : null
}

/** "l", "Litres", "gal (UK)", "US_GALLON"; a bare "gal" is what `gallon` says. */
export function volumeOf(text: string, gallon: VolumeUnit): VolumeUnit | null {
  if (/uk|imp/i.test(text)) return 'uk_gal'
  if (/us/i.test(text)) return 'us_gal'
  if (/gal/i.test(text)) return gallon
  return /^l/i.test(text) ? 'l' : null
}
