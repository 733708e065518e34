import { costOf, isService, type LogRecord, type Money, spentOn } from '@tappet/upkeep'
import type { Texts } from './copy.ts'

export type Totals = {
  /** One sum for each currency. */
  spent: Money[]
  /** Services whose cost is not known: no sum counts them. */
  unpriced: number
  /** Highest on any record; null when none has one. */
  highestMiles: number | null
  /** The newest year first. */
  byYear: [year: string, sums: { count: number; spent: Money[] }][]
}

/** The totals of the log. */
export function totalsOf(records: readonly LogRecord[]): Totals {
  const years = new Map<string, LogRecord[]>()
  let highestMiles: number | null = null
  for (const record of records) {
    if (record.mileage !== null && record.mileage > (highestMiles ?? -1)) highestMiles = record.mileage
    if (!isService(record)) continue
    const year = record.date.slice(0, 4)
    const ofYear = years.get(year)
    if (ofYear) ofYear.push(record)
    else years.set(year, [record])
  }
  return {
    spent: spentOn(records),
    unpriced: records.filter((record) => isService(record) && costOf(record) === null).length,
    highestMiles,
    byYear: [...years]
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .map(([year, ofYear]) => [year, { count: ofYear.length, spent: spentOn(ofYear) }]),
  }
}

/** The cost as a list of one text; empty when it is unknown. */
export function costTexts(record: LogRecord, texts: Texts): string[] {
  const cost = costOf(record)
  return cost === null ? [] : [texts.money(cost)]
}
