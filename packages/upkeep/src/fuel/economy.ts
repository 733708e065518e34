/**
 * Fuel economy from fill-ups. The fuel used between two full tanks is the part fills between them and the closing fill.
 * The average is the whole distance over the whole fuel, because a mean of intervals gives a short one the weight of a
 * long one.
 */
import type { FillUp } from './fields.ts'
import { litresOf, odometerKmOf } from './fill-up.ts'

/** From one full tank to the next. */
export type FuelInterval<F extends FillUp = FillUp> = {
  /** The fill-up that closes it. */
  closing: F
  km: number
  litres: number
}

export type FuelEconomy<F extends FillUp = FillUp> = {
  /** The oldest first. */
  intervals: FuelInterval<F>[]
  /** Of all intervals together; null where there is none. */
  total: { km: number; litres: number } | null
}

/** The intervals of one car's fill-ups, given in any order. */
export function fuelEconomy<F extends FillUp>(fillUps: readonly F[]): FuelEconomy<F> {
  const intervals = intervalsOf(inOrder(fillUps))
  const total = intervals.reduce(
    (sum, { km, litres }) => ({ km: sum.km + km, litres: sum.litres + litres }),
    { km: 0, litres: 0 },
  )
  return { intervals, total: intervals.length === 0 ? null : total }
}

/** By day, then by odometer: two fill-ups of a day are told apart by it. One without a reading comes last. */
export function inOrder<F extends FillUp>(fillUps: readonly F[]): F[] {
  const rank = (fillUp: F) => odometerKmOf(fillUp) ?? Number.MAX_VALUE
  return [...fillUps].sort((a, b) => (a.date === b.date ? rank(a) - rank(b) : a.date < b.date ? -1 : 1))
}

function intervalsOf<F extends FillUp>(ordered: readonly F[]): FuelInterval<F>[] {
  const intervals: FuelInterval<F>[] = []
  /** The odometer at the last full tank; null while there is none to count from. */
  let anchorKm: number | null = null
  let litres = 0
  for (const closing of ordered) {
    // The missed fuel is not known, so the fuel used since the anchor is not known either.
    if (closing.missed) anchorKm = null
    litres += litresOf(closing)
    const at = odometerKmOf(closing)
    // A full tank whose reading is not known closes nothing; its fuel counts like a part fill's.
    if (!closing.is_full || at === null) continue
    // Without an increase of the odometer the distance is not known; counting starts again from here.
    if (anchorKm !== null && at > anchorKm) intervals.push({ closing, km: at - anchorKm, litres })
    anchorKm = at
    litres = 0
  }
  return intervals
}
