/** Nothing here makes a fault likelier. */

import type { ReplacedPart, Sensed } from '../../saved/case.ts'
import { NEW_PART_FACTOR, REACH_MILES, REACH_MONTHS, RENEWS } from './repairs.table.ts'
import { NOTHING_SENSED } from './sensed.ts'

/** Days are YYYY-MM-DD, distances miles. */
export type LogRow = {
  item: string
  date: string
  mileage: number | null
}

export type ServiceLog = {
  records: readonly LogRow[]
  today: string
  odometer: number | null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** "New battery", "Replaced the alternator", "Brake Pads replacement" */
const AROUND =
  /^(?:new|replaced?|replacement of|changed?)\s+(?:the\s+)?|\s+(?:replaced|replacement|changed?)$/g

const singular = (name: string) => name.replace(/s$/, '')
const renews = new Map(Object.entries(RENEWS).map(([name, renewed]) => [singular(name), renewed]))

/** Names of parts without the s of several. */
export const partNames: readonly string[] = [...renews].flatMap(([name, { length }]) =>
  length > 0 ? [name] : [],
)

export function renewedBy(item: string): readonly string[] {
  const name = item.trim().toLowerCase().replace(/\s+/g, ' ')
  return renews.get(singular(name)) ?? renews.get(singular(name.replace(AROUND, ''))) ?? []
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) - months
  const [earlierYear, earlierMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return `${String(earlierYear).padStart(4, '0')}-${String(earlierMonth).padStart(2, '0')}-${day.slice(8)}`
}

function isRecent({ date, mileage }: LogRow, { today, odometer }: ServiceLog): boolean {
  if (!DAY.test(date) || !DAY.test(today)) return false
  if (date > today || date < monthsBefore(today, REACH_MONTHS)) return false
  return mileage === null || odometer === null || odometer - mileage <= REACH_MILES
}

/** A record of an unknown service, day or distance changes nothing. */
export function replacedParts(log: ServiceLog): Sensed {
  const replaced = new Map<string, ReplacedPart>()
  for (const record of log.records) {
    if (!isRecent(record, log)) continue
    for (const fault of renewedBy(record.item)) {
      const why = `${record.item.trim()} on ${record.date}, by your service log`
      replaced.set(fault, { fault, factor: NEW_PART_FACTOR, why })
    }
  }
  return { ...NOTHING_SENSED, replaced: [...replaced.values()] }
}
