import { costsIn } from '../costs/costs.ts'
import type { CarCost } from '../costs/fields.ts'
import { type Money, sumByCurrency } from '../money/money.ts'
import type { Energy } from './energy.ts'

export type Expense = {
  date: string
  odometerKm: number | null
  paid: Money | null
  /** Of a fill-up; absent where something else was paid. */
  energy?: Energy | null
}

/** What was paid for one kind, over the distance of all of them: the costs of a car's kinds and its services add up. */
export const paidFor = (expenses: readonly Expense[], energy: Energy | null): Expense[] =>
  expenses.map((each) => (each.energy === energy ? each : { ...each, paid: null }))

export type CostOfDistance = {
  km: number
  paid: Money[]
}

/**
 * What was paid at the first reading belongs to the miles before it: a tank is filled after it was driven empty. Null
 * without two different readings.
 * @param costs counted by day from the first reading to the last
 */
export function costOfDistance(
  expenses: readonly Expense[],
  costs: readonly CarCost[] = [],
): CostOfDistance | null {
  const last = costOfDistanceByDay(expenses, costs).at(-1)
  return last ? { km: last.km, paid: last.paid } : null
}

export function costOfDistanceByDay(
  expenses: readonly Expense[],
  costs: readonly CarCost[] = [],
): ({ date: string } & CostOfDistance)[] {
  const days = new Map<string, { date: string } & CostOfDistance>()
  let firstKm: number | null = null
  let firstDay = ''
  let paid: Money[] = []
  let since: Money[] = []
  for (const expense of [...expenses].sort(byDay)) {
    const { date, odometerKm } = expense
    // Two tanks filled at the first reading are both for the miles before it.
    const isFirst = firstKm === null || (odometerKm === firstKm && date === firstDay)
    if (!isFirst && expense.paid) since.push(expense.paid)
    if (odometerKm === null) continue
    if (firstKm === null) [firstKm, firstDay] = [odometerKm, date]
    paid = sumByCurrency([...paid, ...since])
    since = []
    // A lower reading gives no distance.
    if (odometerKm <= firstKm) continue
    const other = costsIn(costs, { from: firstDay, to: date })
    days.set(date, { date, km: odometerKm - firstKm, paid: sumByCurrency([...paid, ...other]) })
  }
  return [...days.values()]
}

function byDay(a: Expense, b: Expense): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  // So that the day's readings count them.
  return (a.odometerKm ?? -1) - (b.odometerKm ?? -1)
}
