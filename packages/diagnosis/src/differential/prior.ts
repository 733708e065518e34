import { type Kinds, kindFactor, kindsOf } from './kinds.ts'
import type { Fault, KnownCar } from './types.ts'

const TYPICAL_MILES = 80_000
const TYPICAL_YEARS = 8
const MIN_FACTOR = 0.35
const MAX_FACTOR = 2

const HYDRAULIC_UNTIL = 2005

const bounded = (factor: number) => Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor))

/**
 * What is unknown about the car changes nothing.
 * @param thisYear the calendar year, to know the car's age
 */
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
  return new Map(
    faults.map((fault) => [
      fault.id,
      fault.prior *
        kindFactor(fault.only, kinds, isNamed) *
        wearFactor(fault, miles, years) *
        steeringFactor(fault, car),
    ]),
  )
}

function wearFactor({ course }: Fault, miles: number | null, years: number | null): number {
  if (course === 'wear' && miles !== null) return bounded((miles / TYPICAL_MILES) ** 0.5)
  if (course === 'age' && years !== null) return bounded((years / TYPICAL_YEARS) ** 0.5)
  return 1
}

// Electric assistance came between 2005 and 2012.
function steeringFactor({ id }: Fault, { year }: KnownCar): number {
  if (year == null) return 1
  if (id === 'eps_unit' || id === 'torque_sensor') return year < HYDRAULIC_UNTIL ? 0.2 : 1.2
  if (id === 'power_steering_pump' || id === 'ps_hose')
    return year < HYDRAULIC_UNTIL ? 1.5 : year > 2013 ? 0.3 : 0.8
  return 1
}
