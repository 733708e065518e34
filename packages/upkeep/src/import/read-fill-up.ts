import { bareNumber, NO, readCell, type Say, short, YES } from '../fields/read-cell.ts'
import { buildRow } from '../fields/row.ts'
import { signIn } from '../fields/text.ts'
import { type Energy, energyNamed, isSoldIn, unitSold } from '../fuel/energy.ts'
import { type FillUp, fillUpFields } from '../fuel/fields.ts'
import { nearestMinor } from '../money/money.ts'
import { readMoney } from '../reading/read-money.ts'
import { certain, readNumber } from '../reading/read-number.ts'
import { amountUnitIn, distanceUnitIn } from '../reading/read-unit.ts'
import { type AmountUnit, rounded } from '../units.ts'
import {
  dayOf,
  type LineReading,
  type LineRules,
  notesOf,
  paidIn,
  problemsOf,
  type Result,
  unitOf,
} from './line.ts'

export type ImportedFillUp = FillUp & {
  line: number
  source: string
}

const { amount: AMOUNT, odometer: ODOMETER, total_minor: TOTAL, is_full: FULL } = fillUpFields

export function readFillUp(reading: LineReading, rules: LineRules): Result<FillUp & { line: number }> {
  const { line, cell } = reading
  const { problems, say, refuse } = problemsOf(line)
  const day = dayOf(reading, rules)
  if ('problem' in day) return refuse(day.problem)
  const amount = numberIn(cell('amount'), rules, AMOUNT.max)
  if (amount === null || amount <= 0 || amount > AMOUNT.max)
    return refuse(
      cell('amount') === ''
        ? 'It has no amount of fuel.'
        : `"${short(cell('amount'))}" is not an amount of fuel.`,
    )
  const energy = energyNamed(cell('energy'))
  if (energy === null) return refuse(`"${short(cell('energy'))}" moves no car.`)
  const stated = unitOf({ unit: cell('amount_unit'), value: cell('amount') }, amountUnitIn, rules, say)
  const unit = (stated === 'gallon' ? rules.gallon : stated) ?? soldIn(energy ?? null, rules)
  if (!rules.program?.isOwn && !isSoldIn(energy ?? null, unit))
    return refuse(
      `"${short(cell('energy'))}" does not come in ${signIn(fillUpFields, 'amount_unit', { amount_unit: unit })}.`,
    )
  const odometer = odometerOf(cell('odometer'), rules, say)
  const { total_minor, currency } = totalOf(cell, amount, rules, say)
  /** What is not read by its kind alone. */
  const own: Partial<FillUp> = {
    date: day.date,
    odometer,
    odometer_unit:
      unitOf({ unit: cell('odometer_unit'), value: cell('odometer') }, distanceUnitIn, rules, say) ??
      rules.distance,
    amount: rounded(amount, AMOUNT.decimals),
    amount_unit: unit,
    energy: energy ?? null,
    total_minor,
    currency,
    is_full: fullIn(cell, rules, say),
  }
  const note = notesOf(cell('note'), cell('tags'))
  const fillUp = buildRow(fillUpFields, (name, field) =>
    name in own ? (own[name] ?? null) : readCell(name === 'note' ? note : cell(name), field, rules, say),
  )
  return { row: { line, ...fillUp }, problems }
}

/** A file whose other fuels are in liters has its electricity in kWh; natural gas is in what the file says. */
const soldIn = (energy: Energy | null, { volume }: LineRules): AmountUnit =>
  energy === 'electricity' ? unitSold(energy, volume) : volume

function numberIn(text: string, { decimalSign }: LineRules, max: number): number | null {
  return certain(readNumber(bareNumber(text), { decimalSign, max }))
}

function odometerOf(text: string, { program }: LineRules, say: Say): number | null {
  if (text === '') return null
  const reading = certain(readNumber(bareNumber(text), { whole: true }))
  if (reading === null || reading > ODOMETER.max) {
    say(`"${short(text)}" is not an odometer reading.`, 'The fill-up, without a reading.')
    return null
  }
  return reading === 0 && !program?.knowsZero ? null : rounded(reading, ODOMETER.decimals)
}

function fullIn(cell: LineReading['cell'], { program }: LineRules, say: Say): boolean {
  const [full, partial] = [cell('is_full').trim(), cell('partial').trim()]
  if (full !== '' && program?.full) return program.full.test(full)
  const answers = [full, partial].map((text) => (YES.test(text) ? true : NO.test(text) ? false : null))
  for (const text of [full, partial].filter((each, at) => each !== '' && answers[at] === null))
    say(`"${short(text)}" is neither yes nor no.`, 'The fill-up, as a full tank.')
  return answers[0] ?? (answers[1] == null ? FULL.default : !answers[1])
}

/** The total; where the file has none, the price of all units. 0 is what these programs write for "not known". */
function totalOf(cell: LineReading['cell'], amount: number, rules: LineRules, say: Say) {
  const texts = { amount: cell('total_minor'), currency: cell('currency'), label: 'Price' }
  const quiet = /^[^\p{Nd}]*0*(?:[.,]0*)?[^\p{Nd}]*$/u
  const isKnown = rules.program?.isOwn
    ? texts.amount !== ''
    : /\p{Nd}/u.test(texts.amount) && !quiet.test(texts.amount)
  const price = readMoney(cell('price'), { decimalSign: rules.decimalSign })
  if (isKnown || (texts.amount !== '' && !/\p{Nd}/u.test(texts.amount))) {
    const { minor, currency } = paidIn(texts, rules, false, say)
    if (minor !== null && minor < 0)
      say(`"${short(texts.amount)}" is less than nothing.`, 'The fill-up, without a price.')
    return { total_minor: minor !== null && minor < 0 ? null : minor, currency }
  }
  const named = paidIn({ ...texts, amount: '' }, rules, false, say).currency
  const currency = cell('currency') === '' && price.kind === 'amount' ? (price.currency ?? named) : named
  if (price.kind === 'amount' && Number(price.decimal) > 0)
    return { total_minor: nearestMinor(Number(price.decimal) * amount, currency), currency }
  if (cell('price') !== '' && (price.kind !== 'amount' || Number(price.decimal) < 0))
    say(
      `"${short(cell('price'))}" is not a valid ${TOTAL.label.toLowerCase()}.`,
      'The fill-up, without a price.',
    )
  return { total_minor: null, currency }
}
