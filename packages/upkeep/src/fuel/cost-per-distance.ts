/** What a car costs for each mile or kilometre: fuel and service together. */
import { type Money, sumByCurrency } from '../money/money.ts'

/** Something paid for the car, or a reading of its odometer, or both. */
export type Expense = {
  /** YYYY-MM-DD. */
  date: string
  odometerKm: number | null
  paid: Money | null
}

export type CostOfDistance = {
  km: number
  /** One sum for each currency. */
  paid: Money[]
}

/**
 * The cost from the first reading of the odometer to the last. What was paid at the first reading belongs to the miles
 * before it: a tank is filled after it was driven empty. Null without two different readings.
 */
export function costOfDistance(expenses: readonly Expense[]): CostOfDistance | null {
  const last = costOfDistanceByDay(expenses).at(-1)
  return last ? { km: last.km, paid: last.paid } : null
}

/** The same up to each day on which the odometer was read, the oldest first: how the cost has settled. */
export function costOfDistanceByDay(expenses: readonly Expense[]): ({ date: string } & CostOfDistance)[] {
  const days = new Map<string, { date: string } & CostOfDistance>()
  let firstKm: number | null = null
  let paid: Money[] = []
  /** Paid since the last reading. */
  let since: Money[] = []
  for (const expense of [...expenses].sort(byDay)) {
    const { date, odometerKm } = expense
    if (firstKm !== null && expense.paid) since.push(expense.paid)
    if (odometerKm === null) continue
    firstKm ??= odometerKm
    paid = sumByCurrency([...paid, ...since])
    since = []
    // A lower reading gives no distance.
    if (odometerKm > firstKm) days.set(date, { date, km: odometerKm - firstKm, paid })
  }
  return [...days.values()]
}

function byDay(a: Expense, b: Expense): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  // Payments without a reading come before the day's readings, so that these count them.
  return (a.odometerKm ?? -1) - (b.odometerKm ?? -1)
}
