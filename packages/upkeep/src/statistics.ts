/**
 * Sums over the service log and a car's running costs, one for each currency. Money is added in minor units: 0.1 + 0.2
 * is not 0.3 in doubles.
 */
import { addDays } from './calendar.ts'
import { categoryOf, type ItemCategory, itemCategories } from './catalogue.ts'
import { type CostKind, costKinds, costsIn, isRunning } from './costs/costs.ts'
import { type CarCost, carCostFields } from './costs/fields.ts'
import { costOf } from './log/cost.ts'
import type { LogRecord } from './log/fields.ts'
import { isService } from './log/service.ts'
import { type Money, sumByCurrency } from './money/money.ts'

type RunningKind = Exclude<CostKind, 'purchase' | 'sale'>
const runningKinds = costKinds.filter((kind) => isRunning({ kind })) as RunningKind[]
const KINDS = carCostFields.kind.options

/** What a custom item counts as that names no part of the catalogue. */
export type ServiceCategory = ItemCategory | 'Other'
export const serviceCategories: readonly ServiceCategory[] = [...itemCategories, 'Other']
export type SpendCategory = ServiceCategory | (typeof KINDS)[RunningKind]['label']
export const spendCategories: readonly SpendCategory[] = [
  ...serviceCategories,
  ...runningKinds.map((kind) => KINDS[kind].label),
]

type Spend = Pick<LogRecord, 'item' | 'date' | 'cost'> & Pick<Partial<LogRecord>, 'currency'>

/** Of one car. Running costs count until the end of today (YYYY-MM-DD). */
export type Spending = { records: readonly Spend[]; costs: readonly CarCost[]; today: string }

export type MonthSpend = {
  month: number
  total: number
  byCategory: Readonly<Record<SpendCategory, number>>
}

export function countServices(records: readonly Pick<LogRecord, 'item'>[]): number {
  return records.filter(isService).length
}

export function spentInYear(records: readonly Spend[], year: number): Money[] {
  return spentOn(records.filter((record) => yearOf(record) === year))
}

/** A sum leaves them out. */
export function unpricedInYear(records: readonly Spend[], year: number): number {
  return records.filter((record) => isService(record) && yearOf(record) === year && costOf(record) === null)
    .length
}

export function spentOn(records: readonly Spend[]): Money[] {
  return sumByCurrency(records.filter(isService).flatMap((record) => costOf(record) ?? []))
}

export function spendCategoryOf(item: string): ServiceCategory {
  return categoryOf(item) ?? 'Other'
}

/** January to December, by category. The months of a cost add up to its year. */
export function spendByMonth(spending: Spending, year: number, currency: string): MonthSpend[] {
  const ofYear = spending.records.filter((record) => isService(record) && yearOf(record) === year)
  const until = (month: number, kind: RunningKind) =>
    minorOf(runningUntil(spending, year, month, kind), currency)
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const inMonth = ofYear.filter(({ date }) => Number(date.slice(5, 7)) === month)
    const running = runningKinds.map((kind) => [KINDS[kind].label, until(month, kind) - until(index, kind)])
    const byCategory = { ...categoriesOf(inMonth, currency), ...Object.fromEntries(running) }
    return { month, total: spendCategories.reduce((sum, each) => sum + byCategory[each], 0), byCategory }
  })
}

export function spendInYear(spending: Spending, year: number): Money[] {
  const running = runningKinds.flatMap((kind) => runningUntil(spending, year, 12, kind))
  return sumByCurrency([...spentInYear(spending.records, year), ...running])
}

export function spendYears({ records, costs, today }: Spending): number[] {
  const paid = yearsOf(records.filter((record) => isService(record) && (record.cost ?? 0) !== 0))
  const first = Math.min(...costs.filter(isRunning).map(yearOf))
  const last = yearOf({ date: today })
  const years = Array.from({ length: Math.max(0, last - first + 1) || 0 }, (_, at) => last - at)
  const running = years.filter((year) => spendInYear({ records: [], costs, today }, year).length > 0)
  return [...new Set([...paid, ...running])].sort((a, b) => b - a)
}

/** From the year's first day to the end of the month, 0 for none. */
function runningUntil({ costs, today }: Spending, year: number, month: number, kind: CostKind): Money[] {
  const first = (of: number, at: number) => `${String(of).padStart(4, '0')}-${String(at).padStart(2, '0')}-01`
  if (month === 0 || first(year, 1) > today) return []
  const [to = today] = [month === 12 ? first(year + 1, 1) : first(year, month + 1), addDays(today, 1)].sort()
  return costsIn(costs, { from: first(year, 1), to }, kind)
}

export function yearsOf(records: readonly Pick<LogRecord, 'date'>[]): number[] {
  return [...new Set(records.map(yearOf))].sort((a, b) => b - a)
}

const yearOf = ({ date }: Pick<LogRecord, 'date'>) => Number(date.slice(0, 4))

function categoriesOf(records: readonly Spend[], currency: string): Record<SpendCategory, number> {
  const of = (category: ServiceCategory) =>
    minorOf(spentOn(records.filter(({ item }) => spendCategoryOf(item) === category)), currency)
  return Object.fromEntries(serviceCategories.map((category) => [category, of(category)])) as Record<
    SpendCategory,
    number
  >
}

const minorOf = (sums: readonly Money[], currency: string) =>
  sums.find((sum) => sum.currency === currency)?.minor ?? 0
