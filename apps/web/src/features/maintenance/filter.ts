import { costOf, fold, type LogFieldName, logFields, namesOf } from '@tappet/upkeep'
import { wholeNumber } from '../../format/count.ts'
import { formatDay } from '../../format/local-day.ts'
import { exactMoney } from '../../format/money.ts'
import { byName } from '../../format/names.ts'
import type { LogRow } from '../../offline/log/table.ts'

export type LogFilter = { search: string; item: string; year: string }

export const NO_FILTER: LogFilter = { search: '', item: '', year: '' }

export function isFiltering(filter: LogFilter): boolean {
  return Object.values(filter).some((part) => part.trim() !== '')
}

/** Rows are never changed in place: each text is built once. */
const built = new WeakMap<LogRow, string>()

export function searchText(row: LogRow): string {
  const earlier = built.get(row)
  if (earlier !== undefined) return earlier
  const cost = costOf(row)
  const words = namesOf(logFields).flatMap((name) => wordsOf(row, name))
  const text = fold([...words, cost === null ? '' : exactMoney(cost)].join('\n'))
  built.set(row, text)
  return text
}

/** As stored and as displayed. */
function wordsOf(row: LogRow, name: LogFieldName): string[] {
  const value = row[name] ?? ''
  const { kind } = logFields[name]
  // "http" would match every receipt.
  if (value === '' || kind === 'address') return []
  const plain = String(value)
  if (kind === 'day') return [plain, formatDay(plain)]
  if (kind === 'miles' || kind === 'kilometers') return [plain, wholeNumber(Number(value))]
  return kind === 'money' ? [plain, Number(value).toFixed(2)] : [plain]
}

export function filterLog(rows: readonly LogRow[], { search, item, year }: LogFilter): LogRow[] {
  const words = fold(search).split(' ').filter(Boolean)
  return rows.filter(
    (row) =>
      (item === '' || itemKey(row.item) === itemKey(item)) &&
      (year === '' || row.date.startsWith(`${year}-`)) &&
      words.every((word) => searchText(row).includes(word)),
  )
}

/** "Oil change" and "OIL CHANGE " are one item. */
export function itemKey(item: string): string {
  return item.trim().replace(/\s+/g, ' ').toLocaleLowerCase()
}

/** Of names that differ in case alone, the one written most often. */
export function itemsOf(rows: readonly LogRow[]): string[] {
  const counts = new Map<string, number>()
  for (const { item } of rows) counts.set(item, (counts.get(item) ?? 0) + 1)
  const shown = new Map<string, string>()
  for (const [item, count] of counts) {
    const other = shown.get(itemKey(item))
    if (other === undefined || count > (counts.get(other) ?? 0)) shown.set(itemKey(item), item)
  }
  return [...shown.values()].sort(byName)
}
