import { type LogRecord, MILEAGE_UPDATE_ITEM, recordOf } from '@tappet/upkeep'
import { dayOf } from '../_serve/download.ts'
import { odometer, type Service, services } from './story.table.ts'

const DAY_MS = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

export function demoLog(userId: string, now: Date, receiptUrl: string): (LogRecord & { user_id: string })[] {
  const records: Service[] = [...services, { item: MILEAGE_UPDATE_ITEM, ...odometer }]
  return records.map(({ daysAgo, hasReceipt, ...record }) => ({
    user_id: userId,
    ...recordOf({
      ...record,
      date: dayOf(daysBefore(now, daysAgo)),
      receipt_url: hasReceipt ? receiptUrl : null,
    }),
  }))
}
