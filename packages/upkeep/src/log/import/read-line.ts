/** One line of a file -> one record, and a problem for everything that could not be kept. */
import type { OfKind } from '../../fields/field.ts'
import {
  invalid,
  type LineProblem,
  readAmount,
  readCell,
  readWhole,
  type Say,
  short,
} from '../../fields/read-cell.ts'
import { buildRow } from '../../fields/row.ts'
import { decimalOf, isCurrency, nearestMinor } from '../../money/money.ts'
import { KM_PER_MILE } from '../../units.ts'
import { currencyColumn } from '../cost.ts'
import { type LogRecord, logFields } from '../fields.ts'
import { fuellyCompanions, fuellyItems, type ImportColumn, type LogFormat } from './formats.table.ts'

export type ImportedRecord = LogRecord & {
  line: number
  /** What the file calls its car; absent where it names none. */
  vehicle?: string
}

export type LineReading = { line: number; cell: (column: ImportColumn) => string }

export type LineRules = {
  noun: 'record'
  format: LogFormat
  isKilometres: boolean
  /** Of costs whose line does not state it. */
  currency: string
  /** YYYY-MM-DD, or null for a cell that is not a day. */
  day: (cell: string) => string | null
}

type LineResult = { record: ImportedRecord | null; problems: LineProblem[] }

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
  const record = buildRow(logFields, (name, field) => {
    if (name === 'date') return date
    // A line without a cost says nothing in a currency of the other lines.
    if (name === 'currency')
      return cell('currency') === '' && cell('cost') === '' ? null : currencyColumn(currency)
    if (field.kind === 'money')
      return cell(name).trim() === '' ? null : amountIn(cell(name), currency, field, say)
    if (field.kind === 'miles')
      return cell(name).trim() === '' ? null : milesOf(cell(name), field, rules, say)
    const text = name === 'item' ? item : name === 'notes' ? notesOf(cell) : cell(name)
    return readCell(text, field, rules, say)
  })
  const vehicle = cell('vehicle')
  return { record: { line, ...record, ...(vehicle === '' ? {} : { vehicle }) }, problems }
}

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

function milesOf(text: string, field: OfKind<'miles'>, rules: LineRules, say: Say): number | null {
  const { format, isKilometres } = rules
  const read = readWhole(text)
  const miles = read === null ? null : isKilometres ? Math.round(read / KM_PER_MILE) : read
  if (miles === null || miles > field.max) return invalid(text, field, rules, say)
  return miles === 0 && format.zeroMileageIsUnknown ? null : miles
}

function amountIn(text: string, currency: string, field: OfKind<'money'>, say: Say): number | null {
  const amount = readAmount(text)
  if (amount === null || amount > field.max) return invalid(text, field, { noun: 'record' }, say)
  const kept = decimalOf({ minor: nearestMinor(amount, currency), currency })
  if (Math.abs(amount - Number(kept)) > 1e-6)
    say(`The ${field.label.toLowerCase()} "${short(text)}" has parts of a cent.`, `The record, with ${kept}.`)
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
