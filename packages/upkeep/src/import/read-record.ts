import { findItem, itemNamed } from '../catalogue.ts'
import { bareNumber, invalid, readCell, type Say } from '../fields/read-cell.ts'
import { buildRow } from '../fields/row.ts'
import { currencyColumn } from '../log/cost.ts'
import { type LogRecord, logFields } from '../log/fields.ts'
import { decimalOf } from '../money/money.ts'
import { certain, readNumber } from '../reading/read-number.ts'
import { distanceUnitIn } from '../reading/read-unit.ts'
import { toMiles } from '../units.ts'
import { NOTE_KIND, SERVICE_KIND } from './columns.table.ts'
import { fuellyCompanions, fuellyItems } from './fuelly.table.ts'
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

export type ImportedRecord = LogRecord & {
  line: number
  source: string
}

const { cost: COST, mileage: MILEAGE } = logFields

export function readRecord(reading: LineReading, rules: LineRules): Result<LogRecord & { line: number }> {
  const { line, cell } = reading
  const { problems, say, refuse } = problemsOf(line)
  if (NOTE_KIND.test(cell('kind').trim()))
    return refuse(`It is a ${cell('kind').trim().toLowerCase()}, not a service.`)
  const item = itemOf(cell, rules)
  if (item.trim() === '') return refuse('It names no service.')
  const day = dayOf(reading, rules)
  if ('problem' in day) return refuse(day.problem)
  const texts = { amount: cell('cost'), currency: cell('currency'), label: COST.label }
  const paid = paidIn(texts, rules, true, say)
  const cost = paid.minor === null ? null : Number(decimalOf({ minor: paid.minor, currency: paid.currency }))
  const odometer = odometerOf(cell, 'mileage', rules, say)
  const counter = odometerOf(cell, 'counter', rules, say)
  const record = buildRow(logFields, (name, field) => {
    if (name === 'date') return day.date
    // A line without a cost says nothing in a currency of the other lines.
    if (name === 'currency')
      return cell('currency').trim() === '' && cell('cost').trim() === ''
        ? null
        : currencyColumn(paid.currency)
    if (name === 'cost')
      return cost !== null && Math.abs(cost) > COST.max ? invalid(cell('cost'), field, rules, say) : cost
    if (name === 'mileage') return odometer.miles
    if (name === 'mileage_km') return odometer.km
    if (name === 'counter') return counter.miles
    if (name === 'counter_km') return counter.km
    const text = name === 'item' ? item : name === 'notes' ? notesOf(cell('notes'), cell('tags')) : cell(name)
    return readCell(text, field, rules, say)
  })
  return { row: { line, ...record }, problems }
}

type Cell = LineReading['cell']

function itemOf(cell: Cell, { program }: LineRules): string {
  if (program?.isOwn) return cell('item')
  // A list of all kinds names the service there: "Oil Change" under "Entry Type".
  const kind = SERVICE_KIND.test(cell('kind').trim()) ? '' : cell('kind')
  if (program?.name !== 'fuelly' && program?.name !== 'acar') return itemNamed(cell('item') || kind)
  const parts = cell('item')
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const items = new Set(parts.flatMap((part) => fuellyItems.get(part.toLowerCase()) ?? []))
  // An oil filter changed with the oil is part of the oil change. Several services stay named together.
  if (
    items.size === 1 &&
    parts.every((part) => fuellyItems.has(part.toLowerCase()) || fuellyCompanions.test(part))
  )
    return [...items][0] ?? ''
  const names = parts.map((part) => fuellyItems.get(part.toLowerCase()) ?? itemNamed(spoken(part)))
  return [...new Set(names)].join(', ') || spoken(cell('kind'))
}

/** cabin_air_filter -> Cabin Air Filter; what has capitals stays as it is. */
function spoken(name: string): string {
  if (findItem(name) || /\p{Lu}/u.test(name)) return name
  return name.replaceAll('_', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}

function odometerOf(
  cell: Cell,
  name: 'mileage' | 'counter',
  rules: LineRules,
  say: Say,
): { miles: number | null; km: number | null } {
  const text = cell(name)
  const unknown = { miles: null, km: null }
  if (text.trim() === '') return unknown
  const unit = unitOf({ unit: cell('odometer_unit'), value: text }, distanceUnitIn, rules, say)
  const reading = certain(readNumber(bareNumber(text), { whole: true }))
  const isKm = (unit ?? rules.distance) === 'km'
  const miles = reading === null ? null : toMiles(reading, isKm ? 'km' : 'mi')
  if (miles === null || miles > MILEAGE.max) return { ...unknown, miles: invalid(text, MILEAGE, rules, say) }
  if (miles === 0 && !rules.program?.knowsZero) return unknown
  return { miles, km: isKm && Number.isInteger(reading) ? reading : null }
}
