import type { Fault, KnownCar } from './types.ts'

const TYPICAL_MILES = 80_000
const TYPICAL_YEARS = 8
const MIN_FACTOR = 0.35
const MAX_FACTOR = 2

/** Names of makers' lists; what is not here is taken to have one. */
const ELECTRIC =
  /\b(bolt|leaf|model [3sxy]|ioniq 5|ioniq 6|ev6|ev9|id\.?4|mach-?e|taycan|e-?tron|i3|zoe|ariya|lyriq|lightning)\b/i
const HYBRID = /\b(prius|hybrid|insight|volt|phev|prime|niro|clarity)\b/i
const DIESEL = /\b(tdi|diesel|duramax|powerstroke|cummins|bluetec|hdi|cdi|dci)\b/i
const HYDRAULIC_UNTIL = 2005

const bounded = (factor: number) => Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor))

/**
 * What is unknown about the car changes nothing.
 * @param thisYear the calendar year, to know the car's age
 */
export function priorOf(faults: readonly Fault[], car: KnownCar, thisYear: number): Map<string, number> {
  const name = `${car.make ?? ''} ${car.model ?? ''}`
  // A slip of the pen.
  const miles = car.mileage != null && car.mileage >= 0 ? car.mileage : null
  const years = car.year == null ? null : Math.max(0, thisYear - car.year)
  return new Map(
    faults.map((fault) => [
      fault.id,
      fault.prior * kindFactor(fault, name) * wearFactor(fault, miles, years) * steeringFactor(fault, car),
    ]),
  )
}

function wearFactor({ course }: Fault, miles: number | null, years: number | null): number {
  if (course === 'wear' && miles !== null) return bounded((miles / TYPICAL_MILES) ** 0.5)
  if (course === 'age' && years !== null) return bounded((years / TYPICAL_YEARS) ** 0.5)
  return 1
}

/** While the car is not known. */
const UNNAMED_FACTOR = 0.4

function kindFactor({ only }: Fault, name: string): number {
  if (name.trim() === '' && only !== null && only !== 'ice' && only !== 'petrol' && only !== 'auto')
    return UNNAMED_FACTOR
  const electric = ELECTRIC.test(name)
  const hybrid = electric || HYBRID.test(name)
  const diesel = DIESEL.test(name)
  switch (only) {
    case 'ice':
      return electric ? 0 : 1
    case 'petrol':
      return electric || diesel ? 0 : 1
    case 'diesel':
      return diesel ? 1 : electric ? 0 : 0.1
    case 'hybrid':
      return hybrid ? 1 : 0.03
    case 'auto':
      return electric ? 0.2 : 1
    case 'manual':
      return electric ? 0 : 0.35
    case null:
      return 1
  }
}

// Electric assistance came between 2005 and 2012.
function steeringFactor({ id }: Fault, { year }: KnownCar): number {
  if (year == null) return 1
  if (id === 'eps_unit' || id === 'torque_sensor') return year < HYDRAULIC_UNTIL ? 0.2 : 1.2
  if (id === 'power_steering_pump' || id === 'ps_hose')
    return year < HYDRAULIC_UNTIL ? 1.5 : year > 2013 ? 0.3 : 0.8
  return 1
}
