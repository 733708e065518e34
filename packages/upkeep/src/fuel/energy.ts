/**
 * What moves a car. Kinds are never mixed into one figure: each has its own economy over all of the car's distance, so
 * that "LPG 9.8 and gasoline 0.7 l/100 km" is what a car with both used.
 */
import { ENERGY_NAMES } from '../unit-names.ts'
import { type AmountUnit, type Measure, measureOf } from '../units.ts'
import { type FuelEconomy, fuelEconomy } from './economy.ts'
import { ENERGY_WORDS } from './energies.table.ts'
import type { FillUp } from './fields.ts'

export type Energy = keyof typeof ENERGY_NAMES
export const energies = Object.keys(ENERGY_NAMES) as Energy[]

/** Undefined for a word that is not known, null for what moves no car: "Regular" and "Premium" are gasoline, AdBlue is null. */
export const energyNamed = (word: string): Energy | null | undefined =>
  ENERGY_WORDS.find(([, words]) => words.test(word))?.[0]

export function energiesOf(fuel: string | null | undefined): Energy[] {
  const words = (fuel ?? '').split(/[,;+&/]|\s(?:and|or|und|oder|et|y|e)\s/i)
  const named = [...new Set(words.flatMap((word) => energyNamed(word) ?? []))]
  if (!/hybrid|plug|phev/i.test(fuel ?? '')) return named
  const burned = named.filter((energy) => energy !== 'electricity')
  const engine: Energy[] = burned.length === 0 ? ['gasoline'] : burned
  return /plug|phev/i.test(fuel ?? '') ? [...engine, 'electricity'] : engine
}

/** A kilowatt hour is electricity and a kilogram natural gas, whatever else a row says. */
const BY_UNIT: Partial<Record<AmountUnit, Energy>> = { kwh: 'electricity', kg: 'cng', m3: 'cng' }

type Kind = Pick<FillUp, 'energy' | 'amount_unit'>

/** @param unsaid the kind of liters and gallons that do not say it */
function energyIn({ energy, amount_unit }: Kind, unsaid: Energy | null): Energy | null {
  // Nobody buys electricity by the gallon.
  return BY_UNIT[amount_unit] ?? (energy === 'electricity' ? null : (energy ?? unsaid))
}

/** The only kind of the car that comes in liters; where the car says none, the only one that its rows name. */
function unsaidEnergy(fuel: string | null | undefined, fillUps: readonly Kind[]): Energy | null {
  const ofCar = energiesOf(fuel).filter((energy) => energy !== 'electricity')
  const named = ofCar.length > 0 ? ofCar : fillUps.flatMap((each) => energyIn(each, null) ?? [])
  const [first, ...others] = new Set(named.filter((energy) => energy !== 'electricity'))
  return others.length > 0 ? null : (first ?? null)
}

export type OfEnergy<F extends FillUp = FillUp> = {
  energy: Energy | null
  fillUps: F[]
  measure: Measure
  economy: FuelEconomy<F>
}

/**
 * The fill-ups of one car by their kind, the car's own first. Each group has one or more, in the order of the rows.
 * @param fuel of the car
 */
export function byEnergy<F extends FillUp>(
  fillUps: readonly F[],
  fuel: string | null | undefined,
): OfEnergy<F>[] {
  const unsaid = unsaidEnergy(fuel, fillUps)
  return [...new Set([...energiesOf(fuel), ...energies, null])].flatMap((energy) => {
    const own = fillUps.filter((each) => energyIn(each, unsaid) === energy)
    const [first, ...others] = own
    if (first === undefined) return []
    const newest = others.reduce((last, each) => (each.date > last.date ? each : last), first)
    const measure = measureOf(newest.amount_unit)
    return [{ energy, fillUps: own, measure, economy: fuelEconomy(own, measure) }]
  })
}

export const energiesSeen = (fillUps: readonly FillUp[], fuel: string | null | undefined): Energy[] => [
  ...new Set([...energiesOf(fuel), ...byEnergy(fillUps, fuel).flatMap(({ energy }) => energy ?? [])]),
]

export const unitSold = (energy: Energy | null, volume: AmountUnit): AmountUnit =>
  energy === 'electricity' ? 'kwh' : energy === 'cng' ? 'kg' : volume

/** Whether a kind is sold in a unit; of a kind that nobody said, each is possible. */
export const isSoldIn = (energy: Energy | null, unit: AmountUnit): boolean =>
  energy === null || energyIn({ energy, amount_unit: unit }, null) === energy
