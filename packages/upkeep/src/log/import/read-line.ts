/** One line of a file -> one record, and a problem for everything that could not be kept. */
import { decimalOf, isCurrency, nearestMinor } from '../../money/money.ts'
import { KM_PER_MILE } from '../../units.ts'
import { currencyColumn } from '../cost.ts'
import type { LogField, LogRecord } from '../fields.ts'
import { buildRecord } from '../record.ts'
import { fuellyCompanions, fuellyItems, type ImportColumn, type LogFormat } from './formats.table.ts'
import { readAmount, readWhole } from './number.ts'

export type ImportedRecord = LogRecord & {
  line: number
  /** What the file calls its car; absent where it names none. */
  vehicle?: string
}

export type LineProblem = {
  line: number
  /** What was wrong. */
  problem: string
  /** What of the line was kept anyway. */
  kept: string
}

export type LineReading = { line: number; cell: (column: ImportColumn) => string }

export type LineRules = {
  format: LogFormat
  isKilometres: boolean
  /** Of costs whose line does not state it. */
  currency: string
  /** YYYY-MM-DD, or null for a cell that is not a day. */
  day: (cell: string) => string | null
}

type LineResult = { record: ImportedRecord | null; problems: LineProblem[] }

/** Characters of an invalid cell that a message quotes. */
const QUOTED_MAX = 40

const NOTHING = 'Nothing of this line.'

export function readLine({ line, cell }: LineReading, rules: LineRules): LineResult {
  const problems: LineProblem[] = []
  const say = (problem: string, kept: string) => {
    problems.push({ line, problem, kept })
  }
  const refuse = (problem: string): LineResult => ({
    record: null,
    problems: [{ line, problem, kept: NOTHING }],
  })
  if (cell('kind').toLowerCase() === 'note') return refuse('It is a note, not a service.')
  const item = itemOf(cell, rules.format)
  if (item.trim() === '') return refuse('It names no service.')
  const date = rules.day(cell('date'))
  if (date === null)
    return refuse(cell('date') === '' ? 'It has no date.' : `"${short(cell('date'))}" is not a day.`)
  const currency = currencyIn(cell('currency'), rules, say)
  const record = buildRecord((name, field) => {
    if (name === 'date') return date
    // A line without a cost says nothing in a currency of the other lines.
    if (name === 'currency')
      return cell('currency') === '' && cell('cost') === '' ? null : currencyColumn(currency)
    if (field.kind === 'money')
      return cell(name).trim() === '' ? null : amountIn(cell(name), currency, field, say)
    const text = name === 'item' ? item : name === 'notes' ? notesOf(cell) : cell(name)
    return readCell(text, field, rules, say)
  })
  const vehicle = cell('vehicle')
  return { record: { line, ...record, ...(vehicle === '' ? {} : { vehicle }) }, problems }
}

type Say = (problem: string, kept: string) => void
type Cell = LineReading['cell']

function itemOf(cell: Cell, format: LogFormat): string {
  if (format.name !== 'fuelly') return cell('item')
  const parts = cell('item')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const known = new Set(parts.flatMap((part) => fuellyItems.get(part.toLowerCase()) ?? []))
  // An oil filter changed with the oil is part of the oil change. Several services stay named together.
  if (
    known.size === 1 &&
    parts.every((part) => fuellyItems.has(part.toLowerCase()) || fuellyCompanions.test(part))
  )
    return [...known][0] ?? ''
  const names = parts.map((part) => fuellyItems.get(part.toLowerCase()) ?? spoken(part))
  return [...new Set(names)].join(', ') || spoken(cell('kind'))
}

/** cabin_air_filter -> Cabin Air Filter. */
function spoken(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}

function readCell(text: string, field: LogField, rules: LineRules, say: Say): string | number | null {
  if (field.kind === 'text') return text === '' ? null : cut(text, field, say)
  if (text.trim() === '') return null
  switch (field.kind) {
    case 'day':
      return rules.day(text) ?? invalid(text, field, say)
    case 'miles':
      return milesOf(text, field, rules, say)
    // Read beside each other, above: an amount has the decimals of its currency.
    case 'money':
    case 'currency':
      return null
    case 'address':
      if (/^https?:\/\/\S+$/i.test(text) && text.length <= field.maxLength) return text
      return drop(`The ${nameOf(field)} is not a web address.`, field, say)
  }
}

function milesOf(
  text: string,
  field: Extract<LogField, { kind: 'miles' }>,
  { format, isKilometres }: LineRules,
  say: Say,
): number | null {
  const read = readWhole(text)
  const miles = read === null ? null : isKilometres ? Math.round(read / KM_PER_MILE) : read
  if (miles === null || miles < 0 || miles > field.max) return invalid(text, field, say)
  return miles === 0 && format.zeroMileageIsUnknown ? null : miles
}

type Amount = Extract<LogField, { kind: 'money' }>

function amountIn(text: string, currency: string, field: Amount, say: Say): number | null {
  const amount = readAmount(text)
  if (amount === null || amount < 0 || amount > field.max) return invalid(text, field, say)
  const kept = decimalOf({ minor: nearestMinor(amount, currency), currency })
  if (Math.abs(amount - Number(kept)) > 1e-6)
    say(`The ${nameOf(field)} "${short(text)}" has parts of a cent.`, `The record, with ${kept}.`)
  return Number(kept)
}

function currencyIn(text: string, { currency }: LineRules, say: Say): string {
  const code = text.trim().toUpperCase()
  if (code === '' || isCurrency(code)) return code || currency
  say(`"${short(text)}" is not a currency.`, `The record, in ${currency}.`)
  return currency
}

function notesOf(cell: Cell): string {
  const tags = cell('tags')
  return [cell('notes'), tags === '' ? '' : `Tags: ${tags}`].filter(Boolean).join('\n')
}

const nameOf = (field: LogField) => field.label.toLowerCase()

function invalid(text: string, field: LogField, say: Say): null {
  return drop(`"${short(text)}" is not a valid ${nameOf(field)}.`, field, say)
}

function drop(problem: string, field: LogField, say: Say): null {
  say(problem, `The record, without a ${nameOf(field)}.`)
  return null
}

/** The text cut to the field's length, by whole characters. */
function cut(text: string, field: Extract<LogField, { kind: 'text' }>, say: Say): string {
  const characters = [...text]
  if (characters.length <= field.maxLength) return text
  const limit = field.maxLength.toLocaleString('en-US')
  say(
    `${field.label}: longer than ${limit} characters.`,
    `The rest of the line, and the first ${limit} characters of it.`,
  )
  return characters.slice(0, field.maxLength).join('')
}

function short(text: string): string {
  const characters = [...text]
  return characters.length <= QUOTED_MAX ? text : `${characters.slice(0, QUOTED_MAX).join('')}…`
}
