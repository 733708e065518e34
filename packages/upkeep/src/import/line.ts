import { type CellRules, type LineProblem, type Say, short } from '../fields/read-cell.ts'
import { currencyDigits, decimalOf, isCurrency, nearestMinor, signedMinorOf } from '../money/money.ts'
import { readMoney } from '../reading/read-money.ts'
import { currencyIn } from '../reading/read-unit.ts'
import type { AmountUnit, DistanceUnit, VolumeUnit } from '../units.ts'
import type { Program } from './programs.table.ts'

export type LineReading = { line: number; cell: (column: string) => string }

export type LineRules = CellRules & {
  program: Program | null
  distance: DistanceUnit
  volume: AmountUnit
  gallon: VolumeUnit
  currency: string
  decimalSign: '.' | ','
}

export const NOTHING = 'Nothing of this line.'

export function dayOf({ cell }: LineReading, { day }: LineRules): { date: string } | { problem: string } {
  const text = cell('date').trim()
  if (text === '') return { problem: 'It has no date.' }
  const date = day(text)
  return date === null ? { problem: `"${short(text)}" is not a day.` } : { date }
}

export type Paid = { minor: number | null; currency: string }

/**
 * An amount of money in whole minor units, and the currency that the line names, else the file's.
 * @param isExact parts of the minor unit are told
 */
export function paidIn(
  texts: { amount: string; currency: string; label: string },
  rules: LineRules,
  isExact: boolean,
  say: Say,
): Paid {
  const first = readMoney(texts.amount, { decimalSign: rules.decimalSign, currency: rules.currency })
  const named = currencyIn(texts.currency)
  if (texts.currency.trim() !== '' && named === null && !isCurrency(texts.currency))
    say(
      `"${short(texts.currency)}" is not a currency.`,
      `The ${rules.noun}, in ${first.kind === 'none' ? rules.currency : (first.currency ?? rules.currency)}.`,
    )
  const own = first.kind === 'none' ? null : first.currency
  if (named !== null && own !== null && named !== own)
    say(`It names ${named} and ${own}.`, `The ${rules.noun}, in ${named}.`)
  const currency = named ?? own ?? rules.currency
  if (texts.amount.trim() === '') return { minor: null, currency }
  const reading = readMoney(texts.amount, { decimalSign: rules.decimalSign, currency })
  if (reading.kind !== 'amount') {
    const name = texts.label.toLowerCase()
    say(`"${short(texts.amount)}" is not a valid ${name}.`, `The ${rules.noun}, without a ${name}.`)
    return { minor: null, currency }
  }
  const exact = signedMinorOf(reading.decimal, currency)
  const minor = exact ?? nearestMinor(Number(reading.decimal), currency)
  if (exact === null && isExact)
    say(
      `The ${texts.label.toLowerCase()} "${short(texts.amount)}" has ${currencyDigits(currency) === 0 ? `parts of one ${currency}` : 'parts of a cent'}.`,
      `The ${rules.noun}, with ${decimalOf({ minor, currency })}.`,
    )
  return { minor, currency }
}

/** The unit that a cell names, else the one beside the number, else null; another word is told. */
export function unitOf<Unit>(
  texts: { unit: string; value: string },
  read: (text: string) => Unit | null,
  { noun }: LineRules,
  say: Say,
): Unit | null {
  const unit = read(texts.unit) ?? read(unitWord(texts.value))
  if (unit === null && texts.unit.trim() !== '')
    say(`"${short(texts.unit)}" is no unit that is known.`, `The ${noun}, in the unit of the others.`)
  return unit
}

export const unitWord = (cell: string): string => /\p{L}[\p{L}\s().]*/u.exec(cell)?.[0] ?? ''

export const notesOf = (notes: string, tags: string): string =>
  [notes, tags === '' ? '' : `Tags: ${tags}`].filter(Boolean).join('\n')

export type Result<Row> = { row: Row | null; problems: LineProblem[] }

export function problemsOf(line: number) {
  const problems: LineProblem[] = []
  const say: Say = (problem, remainder) => void problems.push({ line, problem, kept: remainder })
  const refuse = (problem: string) => ({ row: null, problems: [{ line, problem, kept: NOTHING }] })
  return { problems, say, refuse }
}
