import { type Money, sumByCurrency } from '../money/money.ts'

export type Expense = {
  /** YYYY-MM-DD. */
  date: string
  odometerKm: number | null
  paid: Money | null
}

export type CostOfDistance = {
  km: number
  paid: Money[]
}

/**
 * What was paid at the first reading belongs to the miles before it: a tank is filled after it was driven empty. Null
 * without two different readings.
 */
export function costOfDistance(expenses: readonly Expense[]): CostOfDistance | null {
  const last = costOfDistanceByDay(expenses).at(-1)
  return last ? { km: last.km, paid: last.paid } : null
}

/** The oldest first. */
export function costOfDistanceByDay(expenses: readonly Expense[]): ({ date: string } & CostOfDistance)[] {
  const days = new Map<string, { date: string } & CostOfDistance>()
  let firstKm: number | null = null
  let paid: Money[] = []
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
  // So that the day's readings count them.
  return (a.odometerKm ?? -1) - (b.odometerKm ?? -1)
}
