import {
  type CostOfDistance,
  costOf,
  costOfDistance,
  costOfDistanceByDay,
  currencyDigits,
  type Expense,
  economyIn,
  type FillUp,
  type FuelEconomy,
  fromKm,
  fromLitres,
  litresOf,
  type Money,
  odometerKmOf,
  paidOf,
  toKm,
  type Units,
} from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'

/** One value of a chart. */
export type Point = { date: string; value: number }

/** The economy of each interval between full tanks, on the day that closes it. */
export function economyPoints({ intervals }: Pick<FuelEconomy, 'intervals'>, { economy }: Units): Point[] {
  return intervals.map(({ closing, km, litres }) => ({
    date: closing.date,
    value: economyIn(economy, km, litres),
  }))
}

/** What one unit of fuel cost, in whole units of the currency, the oldest first. */
export function pricePoints(fillUps: readonly FillUp[], currency: string, { volume }: Units): Point[] {
  return fillUps.flatMap((fillUp) => {
    const paid = paidOf(fillUp)
    if (paid?.currency !== currency) return []
    return [{ date: fillUp.date, value: amountOf(paid) / fromLitres(litresOf(fillUp), volume) }]
  })
}

/** What a mile or kilometre has cost up to each day, fuel and service together, in one currency. */
export function costPoints(expenses: readonly Expense[], currency: string, units: Units): Point[] {
  return costOfDistanceByDay(expenses).flatMap(({ date, ...cost }) =>
    perDistance(cost, units)
      .filter((each) => each.currency === currency)
      .map(({ amount }) => ({ date, value: amount })),
  )
}

/** The same for the whole time: one amount for each currency. */
export function costNow(expenses: readonly Expense[], units: Units): { amount: number; currency: string }[] {
  const cost = costOfDistance(expenses)
  return cost === null ? [] : perDistance(cost, units)
}

function perDistance({ km, paid }: CostOfDistance, { distance }: Units) {
  return paid.map((money) => ({ currency: money.currency, amount: amountOf(money) / fromKm(km, distance) }))
}

/** What was paid for a car: its fill-ups, and the services of its log. */
export function expensesOf(fillUps: readonly FillUp[], log: readonly MaintenanceRow[]): Expense[] {
  return [
    ...fillUps.map((fillUp) => ({
      date: fillUp.date,
      odometerKm: odometerKmOf(fillUp),
      paid: paidOf(fillUp),
    })),
    ...log.map((record) => ({
      date: record.date,
      odometerKm: record.mileage === null ? null : toKm(record.mileage, 'mi'),
      paid: costOf(record),
    })),
  ]
}

/** The currencies in which fuel was paid, the most used first. */
export function currenciesOf(fillUps: readonly FillUp[]): string[] {
  const counts = new Map<string, number>()
  for (const { total_minor, currency } of fillUps)
    if (total_minor !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([currency]) => currency)
}

const amountOf = ({ minor, currency }: Money) => minor / 10 ** currencyDigits(currency)
