/** Sums over the service log. Money is added in cents, because 0.1 + 0.2 is not 0.3 in doubles. */
import { findItem, type ItemCategory, itemCategories } from './catalogue.ts'
import type { LogRecord } from './log/fields.ts'
import { isService } from './log/record.ts'

export const spendCategories = [...itemCategories, 'Other'] as const
/** The catalogue's categories; a custom item counts as Other. */
export type SpendCategory = ItemCategory | 'Other'

type Spend = Pick<LogRecord, 'item' | 'date' | 'cost'>

export type MonthSpend = {
  /** 1 to 12. */
  month: number
  totalUsd: number
  byCategoryUsd: Readonly<Record<SpendCategory, number>>
}

/** Number of services in the log, without odometer readings. */
export function countServices(records: readonly Pick<LogRecord, 'item'>[]): number {
  return records.filter(isService).length
}

/** USD spent on services in one calendar year, by the records' dates. */
export function spentInYearUsd(records: readonly Spend[], year: number): number {
  return sumUsd(records.filter((record) => isService(record) && yearOf(record) === year))
}

/** The spending category of an item. */
export function spendCategoryOf(item: string): SpendCategory {
  return findItem(item)?.category ?? 'Other'
}

/** One calendar year's spending, January to December, by category. */
export function spendByMonth(records: readonly Spend[], year: number): MonthSpend[] {
  const ofYear = records.filter((record) => isService(record) && yearOf(record) === year)
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const inMonth = ofYear.filter(({ date }) => Number(date.slice(5, 7)) === month)
    return { month, totalUsd: sumUsd(inMonth), byCategoryUsd: byCategory(inMonth) }
  })
}

/** The years that have records, the newest first. */
export function yearsOf(records: readonly Pick<LogRecord, 'date'>[]): number[] {
  return [...new Set(records.map(yearOf))].sort((a, b) => b - a)
}

const yearOf = ({ date }: Pick<LogRecord, 'date'>) => Number(date.slice(0, 4))

function byCategory(records: readonly Spend[]): Record<SpendCategory, number> {
  const of = (category: SpendCategory) =>
    sumUsd(records.filter(({ item }) => spendCategoryOf(item) === category))
  return Object.fromEntries(spendCategories.map((category) => [category, of(category)])) as Record<
    SpendCategory,
    number
  >
}

function sumUsd(records: readonly Spend[]): number {
  return records.reduce((cents, { cost }) => cents + Math.round((cost ?? 0) * 100), 0) / 100
}
