import { wholeNumber } from '../../platform/count.ts'
import { dayWords } from '../../platform/local-day.ts'
import { byName } from '../../platform/names.ts'
import type { LogRow } from './outbox/overlay.ts'

/** What the driver looks for; empty text asks for everything. */
export type LogFilter = { search: string; item: string; year: string }

export const NO_FILTER: LogFilter = { search: '', item: '', year: '' }

export function isFiltering(filter: LogFilter): boolean {
  return Object.values(filter).some((part) => part.trim() !== '')
}

/** A row with all its words in one lower-case text, made once for any number of searches. */
export type Searchable = { row: LogRow; text: string }

export function searchable(row: LogRow): Searchable {
  const { item, notes, date, mileage, cost } = row
  const parts = [
    item,
    notes,
    date,
    dayWords(date),
    mileage,
    mileage === null ? undefined : wholeNumber(mileage),
    cost,
    cost?.toFixed(2),
  ]
  return {
    row,
    text: parts
      .filter((part) => part !== null && part !== undefined)
      .join('\n')
      .toLocaleLowerCase(),
  }
}

/** The rows that hold every word looked for, of the item and the year asked for. */
export function filterLog(all: readonly Searchable[], { search, item, year }: LogFilter): LogRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return all
    .filter(
      ({ row, text }) =>
        (item === '' || row.item === item) &&
        (year === '' || row.date.startsWith(`${year}-`)) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ row }) => row)
}

/** The items that the log holds, by name. */
export function itemsOf(rows: readonly LogRow[]): string[] {
  return [...new Set(rows.map(({ item }) => item))].sort(byName)
}
