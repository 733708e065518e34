import { isService, type LogRecord } from '@tappet/upkeep'
import { usdText } from './copy.ts'

export type Totals = {
  spentUsd: number
  /** Highest on any record; null when none has one. */
  highestMiles: number | null
  /** The newest year first. */
  byYear: [year: string, sums: { count: number; spentUsd: number }][]
}

/** The totals of the log in one pass; cents are added as integers. */
export function totalsOf(records: readonly LogRecord[]): Totals {
  const years = new Map<string, { count: number; cents: number }>()
  let [cents, highestMiles] = [0, null as number | null]
  for (const record of records) {
    if (record.mileage !== null && record.mileage > (highestMiles ?? -1)) highestMiles = record.mileage
    if (!isService(record)) continue
    const ofRecord = Math.round((record.cost ?? 0) * 100)
    const year = record.date.slice(0, 4)
    const sums = years.get(year) ?? { count: 0, cents: 0 }
    years.set(year, { count: sums.count + 1, cents: sums.cents + ofRecord })
    cents += ofRecord
  }
  return {
    spentUsd: cents / 100,
    highestMiles,
    byYear: [...years]
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .map(([year, sums]) => [year, { count: sums.count, spentUsd: sums.cents / 100 }]),
  }
}

/** The cost as a list of one text; empty when it is unknown. */
export const costOf = (costUsd: number | null): string[] => (costUsd === null ? [] : [usdText(costUsd)])
