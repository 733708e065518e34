/** Sums over the service log, one for each currency. Money is added in minor units: 0.1 + 0.2 is not 0.3 in doubles. */
import { categoryOf, type ItemCategory, itemCategories } from './catalogue.ts'
import { costOf } from './log/cost.ts'
import type { LogRecord } from './log/fields.ts'
import { isService } from './log/service.ts'
import { type Money, sumByCurrency } from './money/money.ts'

export const spendCategories = [...itemCategories, 'Other'] as const
/** The catalogue's categories; a custom item that names none of their parts counts as Other. */
export type SpendCategory = ItemCategory | 'Other'

type Spend = Pick<LogRecord, 'item' | 'date' | 'cost'> & Pick<Partial<LogRecord>, 'currency'>

export type MonthSpend = {
  /** 1 to 12. */
  month: number
  /** In minor units of the asked currency. */
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

export function spendCategoryOf(item: string): SpendCategory {
  return categoryOf(item) ?? 'Other'
}

/** January to December, by category. */
export function spendByMonth(records: readonly Spend[], year: number, currency: string): MonthSpend[] {
  const ofYear = records.filter((record) => isService(record) && yearOf(record) === year)
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const inMonth = ofYear.filter(({ date }) => Number(date.slice(5, 7)) === month)
    return { month, total: minorIn(inMonth, currency), byCategory: categoriesOf(inMonth, currency) }
  })
}

/** The newest first. */
export function yearsOf(records: readonly Pick<LogRecord, 'date'>[]): number[] {
  return [...new Set(records.map(yearOf))].sort((a, b) => b - a)
}

const yearOf = ({ date }: Pick<LogRecord, 'date'>) => Number(date.slice(0, 4))

function categoriesOf(records: readonly Spend[], currency: string): Record<SpendCategory, number> {
  const of = (category: SpendCategory) =>
    minorIn(
      records.filter(({ item }) => spendCategoryOf(item) === category),
      currency,
    )
  return Object.fromEntries(spendCategories.map((category) => [category, of(category)])) as Record<
    SpendCategory,
    number
  >
}

const minorIn = (records: readonly Spend[], currency: string) =>
  spentOn(records).find((sum) => sum.currency === currency)?.minor ?? 0
