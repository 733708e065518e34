import type { KnownCar } from '../saved/case.ts'
import { type Kinds, kindFactor, kindsOf } from './kinds.ts'
import { failurePatterns } from './knowledge.ts'
import type { Fault } from './types.ts'

const TYPICAL_MILES = 80_000
const TYPICAL_YEARS = 8
const MIN_FACTOR = 0.25
const MAX_FACTOR = 2.5
const USUAL_GROWTH = 0.5

const bounded = (factor: number) => Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor))

export function priorOf(
  faults: readonly Fault[],
  car: KnownCar,
  thisYear: number,
  kinds: Kinds = kindsOf(car, new Map()),
): Map<string, number> {
  const isNamed = `${car.make ?? ''}${car.model ?? ''}`.trim() !== ''
  // A slip of the pen.
  const miles = car.mileage != null && car.mileage >= 0 ? car.mileage : null
  const years = car.year == null ? null : Math.max(0, thisYear - car.year)
  const failures = knownFailures(car)
  const knownFactor = (id: string) => failures.find(({ fault }) => fault === id)?.factor ?? 1
  return new Map(
    faults.map((fault) => [
      fault.id,
      fault.prior *
        kindFactor(fault.only, kinds, isNamed) *
        wearFactor(fault, miles, years) *
        knownFactor(fault.id),
    ]),
  )
}

/** Failures that this model of this year is known for, and what is covered in every car; one without a year has none. */
export function knownFailures({ make, model, year }: KnownCar) {
  if (year == null) return []
  const name = `${make ?? ''} ${model ?? ''}`
  return failurePatterns.filter(
    (each, at) => year >= each.from && year <= (each.to ?? year) && PATTERN_NAMES[at]?.test(name),
  )
}

const PATTERN_NAMES = failurePatterns.map(({ make, model }) => new RegExp(`^(?:${make}) (?:${model})$`, 'i'))

function wearFactor({ course, growth }: Fault, miles: number | null, years: number | null): number {
  const power = growth ?? USUAL_GROWTH
  if (course === 'wear' && miles !== null) return bounded((miles / TYPICAL_MILES) ** power)
  if (course === 'age' && years !== null) return bounded((years / TYPICAL_YEARS) ** power)
  return 1
}
