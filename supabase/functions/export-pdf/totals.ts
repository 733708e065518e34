import { costOf, isService, type LogRecord, type Money, sumByCurrency } from '@tappet/upkeep'
import type { Texts } from './copy.ts'

/** A log, the newest record first. A long one makes its records again for each pass over them (packed.ts). */
export type Log = Iterable<LogRecord> & { readonly length: number }

export type Totals = {
  /** The days of the first and the last record; undefined of an empty log. */
  newest: string | undefined
  oldest: string | undefined
  services: number
  /** One sum for each currency. */
  spent: Money[]
  /** Services whose cost is not known: no sum counts them. */
  unpriced: number
  /** Highest on any record; null when none has one. */
  highestMiles: number | null
  /** The newest year first. */
  byYear: [year: string, sums: { count: number; spent: Money[] }][]
}

/** The totals of the log, in one pass. */
export function totalsOf(records: Log): Totals {
  const years = new Map<string, { count: number; paid: Money[] }>()
  let [newest, oldest]: (string | undefined)[] = []
  let [services, unpriced] = [0, 0]
  let highestMiles: number | null = null
  for (const record of records) {
    newest ??= record.date
    oldest = record.date
    if (record.mileage !== null && record.mileage > (highestMiles ?? -1)) highestMiles = record.mileage
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

/** The cost as a list of one text; empty when it is unknown. */
export function costTexts(record: LogRecord, texts: Texts): string[] {
  const cost = costOf(record)
  return cost === null ? [] : [texts.money(cost)]
}
