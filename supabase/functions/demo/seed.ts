import { type LogRecord, MILEAGE_UPDATE_ITEM, recordOf } from '@tappet/upkeep'
import { odometer, services } from './story.table.ts'

const DAY_MS = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** YYYY-MM-DD, UTC. */
const dayBefore = (now: Date, days: number): string => daysBefore(now, days).toISOString().slice(0, 10)

export function demoLog(userId: string, now: Date, receiptUrl: string): (LogRecord & { user_id: string })[] {
  const done = services.map(({ daysAgo, hasReceipt, ...record }) => ({
    user_id: userId,
    ...recordOf({ ...record, date: dayBefore(now, daysAgo), receipt_url: hasReceipt ? receiptUrl : null }),
  }))
  const { daysAgo, mileage } = odometer
  const reading = {
    user_id: userId,
    ...recordOf({ item: MILEAGE_UPDATE_ITEM, date: dayBefore(now, daysAgo), mileage }),
  }
  return [...done, reading]
}
