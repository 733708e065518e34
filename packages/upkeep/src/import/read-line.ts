/** One line of a file -> one record, with a word on everything of it that could not be kept. */
import { fuellyCompanions, fuellyItems, type LogField, type LogFormat } from './formats.table.ts'
import { readAmount, readWhole } from './number.ts'
import type { ImportedRecord } from './read-log.ts'

export type LineProblem = {
  line: number
  /** What was wrong. */
  problem: string
  /** What of the line was kept all the same. */
  kept: string
}

export type LineReading = { line: number; cell: (field: LogField) => string }

export type LineRules = {
  format: LogFormat
  isKilometres: boolean
  /** YYYY-MM-DD, or null for a cell that is no day. */
  day: (cell: string) => string | null
}

type LineResult = { record: ImportedRecord | null; problems: LineProblem[] }

/** What the table takes (supabase/migrations/0008_maintenance.sql). */
const ITEM_MOST = 200
const NOTES_MOST = 20_000
const RECEIPT_MOST = 2_000
/** More than any car has driven; a cell above it holds something else. */
const MILEAGE_MOST = 9_999_999
const COST_MOST_USD = 9_999_999.99
/** The international mile of 1959. */
const KM_PER_MILE = 1.609344
/** How much of a bad cell is repeated to the driver. */
const QUOTED_MOST = 40

const NOTHING = 'Nothing of this line.'
const REST = 'The rest of the line.'

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
  const record: ImportedRecord = {
    line,
    item: cut(item, ITEM_MOST, 'service', say),
    date,
    mileage: mileageOf(cell('mileage'), rules, say),
    cost: costOf(cell('cost'), say),
    notes: notesOf(cell, say),
    receipt_url: receiptOf(cell('receipt'), say),
  }
  return { record, problems }
}

type Say = (problem: string, kept: string) => void
type Cell = LineReading['cell']

function itemOf(cell: Cell, format: LogFormat): string {
  if (format.name !== 'fuelly') return cell('item')
  const parts = cell('item')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const known = new Set(parts.flatMap((part) => fuellyItems[part.toLowerCase()] ?? []))
  // An oil filter changed with the oil is the oil change; several services at once stay named together.
  if (known.size === 1 && parts.every((part) => part in fuellyItems || fuellyCompanions.test(part)))
    return [...known][0] ?? ''
  const names = parts.map((part) => fuellyItems[part.toLowerCase()] ?? spoken(part))
  return [...new Set(names)].join(', ') || spoken(cell('kind'))
}

/** cabin_air_filter -> Cabin Air Filter. */
function spoken(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}

function mileageOf(cell: string, { format, isKilometres }: LineRules, say: Say): number | null {
  if (cell.trim() === '') return null
  const read = readWhole(cell)
  const miles = read === null ? null : isKilometres ? Math.round(read / KM_PER_MILE) : read
  if (miles === null || miles < 0 || miles > MILEAGE_MOST) {
    say(`The mileage "${short(cell)}" is not one.`, 'The record, without a mileage.')
    return null
  }
  return miles === 0 && format.zeroMileageIsUnknown ? null : miles
}

function costOf(cell: string, say: Say): number | null {
  if (cell.trim() === '') return null
  const amount = readAmount(cell)
  if (amount === null || amount < 0 || amount > COST_MOST_USD) {
    say(`The cost "${short(cell)}" is not one.`, 'The record, without a cost.')
    return null
  }
  return Math.round(amount * 100) / 100
}

function notesOf(cell: Cell, say: Say): string | null {
  const tags = cell('tags')
  const notes = [cell('notes'), tags === '' ? '' : `Tags: ${tags}`].filter(Boolean).join('\n')
  return notes === '' ? null : cut(notes, NOTES_MOST, 'note', say)
}

function receiptOf(cell: string, say: Say): string | null {
  if (cell.trim() === '') return null
  if (/^https?:\/\/\S+$/i.test(cell) && cell.length <= RECEIPT_MOST) return cell
  say('The receipt is not a web address.', 'The record, without a receipt.')
  return null
}

/** The first `most` characters, never half of one. */
function cut(text: string, most: number, what: string, say: Say): string {
  const characters = [...text]
  if (characters.length <= most) return text
  say(
    `The ${what} is longer than ${most.toLocaleString('en-US')} characters.`,
    `${REST} The ${what} was cut.`,
  )
  return characters.slice(0, most).join('')
}

function short(cell: string): string {
  const characters = [...cell]
  return characters.length <= QUOTED_MOST ? cell : `${characters.slice(0, QUOTED_MOST).join('')}…`
}
