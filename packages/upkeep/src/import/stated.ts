import type { AmountUnit, DistanceUnit } from '../units.ts'
import type { Table } from './columns.ts'
import { CAR_SECTION } from './programs.table.ts'

const headsOf = (table: Table, names: readonly string[]) =>
  table.heads.filter((_, at) => names.includes(table.columns[at] ?? ''))

export function statedDistance(table: Table): DistanceUnit | null {
  const units = (heads: Table['heads']) => [
    ...new Set(heads.flatMap(({ distance, isPerUnit }) => (isPerUnit ? [] : (distance ?? [])))),
  ]
  const own = units(headsOf(table, ['mileage', 'odometer']))
  const all = own.length > 0 ? own : units(table.heads)
  return all.length === 1 ? (all[0] ?? null) : null
}

export const statedCurrency = (table: Table): string | null =>
  headsOf(table, ['cost', 'total_minor', 'price']).flatMap(({ currency }) => currency ?? [])[0] ?? null

/** By the amount's heading; else by another one, such as that of the price of one unit. */
export const statedVolume = (table: Table): AmountUnit | 'gallon' | null =>
  [...headsOf(table, ['amount']), ...table.heads].flatMap(({ volume }) => volume ?? [])[0] ?? null

export type CarSection = {
  shape: string
  name: string | null
  distance: DistanceUnit | null
  volume: AmountUnit | null
  tanks: readonly string[]
}

const FUELIO_DISTANCES: Readonly<Record<string, DistanceUnit>> = { 0: 'km', 1: 'mi' }
const FUELIO_VOLUMES: Readonly<Record<string, AmountUnit>> = { 0: 'l', 1: 'us_gal', 2: 'uk_gal', 3: 'kwh' }

export function carSectionOf(tables: readonly Table[]): CarSection | null {
  const table = tables.find(({ title }) => CAR_SECTION.test((title ?? '').toLowerCase()))
  const line = table?.lines[0]
  if (!table || !line || table.lines.length > 1) return null
  const at = (heading: string) =>
    line.cells[table.heads.findIndex(({ name }) => name === heading)]?.trim() ?? ''
  return {
    shape: table.shape,
    name: at('name') || null,
    distance: FUELIO_DISTANCES[at('distunit')] ?? null,
    volume: FUELIO_VOLUMES[at('fuelunit')] ?? null,
    tanks: [at('tank1type'), at('tank2type')],
  }
}
