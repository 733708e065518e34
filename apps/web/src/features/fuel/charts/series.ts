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

export type Point = { date: string; value: number }

export function economyPoints({ intervals }: Pick<FuelEconomy, 'intervals'>, { economy }: Units): Point[] {
  return intervals.map(({ closing, km, litres }) => ({
    date: closing.date,
    value: economyIn(economy, km, litres),
  }))
}

export function pricePoints(fillUps: readonly FillUp[], currency: string, { volume }: Units): Point[] {
  return fillUps.flatMap((fillUp) => {
    const paid = paidOf(fillUp)
    if (paid?.currency !== currency) return []
    return [{ date: fillUp.date, value: amountOf(paid) / fromLitres(litresOf(fillUp), volume) }]
  })
}

export function costPoints(expenses: readonly Expense[], currency: string, units: Units): Point[] {
  return costOfDistanceByDay(expenses).flatMap(({ date, ...cost }) =>
    perDistance(cost, units)
      .filter((each) => each.currency === currency)
      .map(({ amount }) => ({ date, value: amount })),
  )
}

export function costNow(expenses: readonly Expense[], units: Units): { amount: number; currency: string }[] {
  const cost = costOfDistance(expenses)
  return cost === null ? [] : perDistance(cost, units)
}

function perDistance({ km, paid }: CostOfDistance, { distance }: Units) {
  return paid.map((money) => ({ currency: money.currency, amount: amountOf(money) / fromKm(km, distance) }))
}

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

export function currenciesOf(fillUps: readonly FillUp[]): string[] {
  const counts = new Map<string, number>()
  for (const { total_minor, currency } of fillUps)
    if (total_minor !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([currency]) => currency)
}

const amountOf = ({ minor, currency }: Money) => minor / 10 ** currencyDigits(currency)
