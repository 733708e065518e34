import {
  amountOf,
  type CarCost,
  type CostOfDistance,
  costOf,
  costOfDistance,
  costOfDistanceByDay,
  currencyDigits,
  type Expense,
  economyIn,
  type FillUp,
  fromKm,
  fromMeasure,
  isRunning,
  type Money,
  measureOf,
  type OfEnergy,
  odometerKmOf,
  paidFor,
  paidOf,
  toKm,
  type Units,
} from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'

export type Point = { date: string; value: number }

export function economyPoints({ economy, measure }: OfEnergy, units: Units): Point[] {
  return economy.intervals.map(({ closing, km, amount }) => ({
    date: closing.date,
    value: economyIn(units.economy, km, amount, measure),
  }))
}

/** In which a kind's price stands. */
export const pricedIn = ({ measure }: Pick<OfEnergy, 'measure'>, { volume }: Units) =>
  measure === 'l' ? volume : measure

/** In the order of the fill-ups. */
export function pricePoints(
  kind: Pick<OfEnergy, 'fillUps' | 'measure'>,
  currency: string,
  units: Units,
): Point[] {
  return kind.fillUps.flatMap((fillUp) => {
    const paid = paidOf(fillUp)
    if (paid?.currency !== currency || measureOf(fillUp.amount_unit) !== kind.measure) return []
    const amount = fromMeasure(amountOf(fillUp), pricedIn(kind, units))
    return [{ date: fillUp.date, value: majorOf(paid) / amount }]
  })
}

/** Of one car. */
export type Spending = { expenses: readonly Expense[]; costs: readonly CarCost[] }

/** On one kind of energy alone. */
export const spentFor = ({ expenses }: Spending, energy: OfEnergy['energy']): Spending => ({
  expenses: paidFor(expenses, energy),
  costs: [],
})

/** Without purchase and sale, which make the first miles cost thousands. */
export const runningOf = ({ expenses, costs }: Spending): Spending => ({
  expenses,
  costs: costs.filter(isRunning),
})

export function costPoints({ expenses, costs }: Spending, currency: string, units: Units): Point[] {
  return costOfDistanceByDay(expenses, costs).flatMap(({ date, ...cost }) =>
    perDistance(cost, units)
      .filter((each) => each.currency === currency)
      .map(({ amount }) => ({ date, value: amount })),
  )
}

export function costNow({ expenses, costs }: Spending, units: Units): { amount: number; currency: string }[] {
  const cost = costOfDistance(expenses, costs)
  return cost === null ? [] : perDistance(cost, units)
}

function perDistance({ km, paid }: CostOfDistance, { distance }: Units) {
  return paid.map((money) => ({ currency: money.currency, amount: majorOf(money) / fromKm(km, distance) }))
}

export function expensesOf(kinds: readonly OfEnergy[], log: readonly MaintenanceRow[]): Expense[] {
  return [
    ...kinds.flatMap(({ energy, fillUps }) =>
      fillUps.map((fillUp) => ({
        date: fillUp.date,
        odometerKm: odometerKmOf(fillUp),
        paid: paidOf(fillUp),
        energy,
      })),
    ),
    ...log.map((record) => ({
      date: record.date,
      odometerKm: record.mileage === null ? null : toKm(record.mileage, 'mi'),
      paid: costOf(record),
    })),
  ]
}

export function currenciesOf(fillUps: readonly FillUp[]): string[] {
  const counts = new Map<string, number>()
  for (const { total_minor, currency } of fillUps)
    if (total_minor !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([currency]) => currency)
}

const majorOf = ({ minor, currency }: Money) => minor / 10 ** currencyDigits(currency)
