/**
 * The fuel used between two full tanks is the part fills between them and the closing fill. The average is the whole
 * distance over the whole fuel, because a mean of intervals gives a short one the weight of a long one.
 */
import { type Measure, measureOf } from '../units.ts'
import type { FillUp } from './fields.ts'
import { amountOf, odometerKmOf } from './fill-up.ts'

export type FuelInterval<F extends FillUp = FillUp> = {
  closing: F
  km: number
  /** In the measure of the kind. */
  amount: number
}

export type FuelEconomy<F extends FillUp = FillUp> = {
  intervals: FuelInterval<F>[]
  total: { km: number; amount: number } | null
}

/** @param fillUps of one kind, in any order; one in another measure counts as missed */
export function fuelEconomy<F extends FillUp>(fillUps: readonly F[], measure: Measure): FuelEconomy<F> {
  const intervals = intervalsOf(inOrder(fillUps), measure)
  const total = intervals.reduce(
    (sum, { km, amount }) => ({ km: sum.km + km, amount: sum.amount + amount }),
    { km: 0, amount: 0 },
  )
  return { intervals, total: intervals.length === 0 ? null : total }
}

/** One without a reading comes last. */
export function inOrder<F extends FillUp>(fillUps: readonly F[]): F[] {
  const rank = (fillUp: F) => odometerKmOf(fillUp) ?? Number.MAX_VALUE
  return [...fillUps].sort((a, b) => (a.date === b.date ? rank(a) - rank(b) : a.date < b.date ? -1 : 1))
}

function intervalsOf<F extends FillUp>(ordered: readonly F[], measure: Measure): FuelInterval<F>[] {
  const intervals: FuelInterval<F>[] = []
  let anchorKm: number | null = null
  let amount = 0
  for (const closing of ordered) {
    // The fuel since then is not known.
    if (closing.missed || measureOf(closing.amount_unit) !== measure) anchorKm = null
    amount += amountOf(closing)
    const at = odometerKmOf(closing)
    // Its fuel counts like a part fill's.
    if (!closing.is_full || at === null) continue
    // Counting starts again from here.
    if (anchorKm !== null && at > anchorKm) intervals.push({ closing, km: at - anchorKm, amount })
    anchorKm = at
    amount = 0
  }
  return intervals
}
