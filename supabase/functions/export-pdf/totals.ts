import { costOf, isService, type LogRecord, type Money, milesOf, sumByCurrency } from '@tappet/upkeep'
import type { Texts } from './copy.ts'

/** Newest first; a long one makes its records again for each pass (packed.ts). */
export type Log = Iterable<LogRecord> & { readonly length: number }

export type Totals = {
  newest: string | undefined
  oldest: string | undefined
  services: number
  spent: Money[]
  unpriced: number
  highestMiles: number | null
  /** Newest first. */
  byYear: [year: string, sums: { count: number; spent: Money[] }][]
}

export function totalsOf(records: Log): Totals {
  const years = new Map<string, { count: number; paid: Money[] }>()
  let [newest, oldest]: (string | undefined)[] = []
  let [services, unpriced] = [0, 0]
  let highestMiles: number | null = null
  for (const record of records) {
    newest ??= record.date
    oldest = record.date
    const miles = milesOf(record)
    if (miles !== null && miles > (highestMiles ?? -1)) highestMiles = miles
    if (!isService(record)) continue
    services += 1
    const year = record.date.slice(0, 4)
    const ofYear = years.get(year) ?? { count: 0, paid: [] }
    years.set(year, ofYear)
    ofYear.count += 1
    const cost = costOf(record)
    if (cost === null) unpriced += 1
    else ofYear.paid.push(cost)
  }
  const byYear = [...years]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([year, { count, paid }]): Totals['byYear'][number] => [year, { count, spent: sumByCurrency(paid) }])
  const spent = sumByCurrency(byYear.flatMap(([, ofYear]) => ofYear.spent))
  return { newest, oldest, services, spent, unpriced, highestMiles, byYear }
}

export function costTexts(record: LogRecord, texts: Texts): string[] {
  const cost = costOf(record)
  return cost === null ? [] : [texts.money(cost)]
}
