import { MILEAGE_UPDATE_ITEM } from '@tappet/upkeep'
import type { Database } from '@tappet/wire'
import { odometer, reminders, services } from './story.table.ts'

type Insert<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Insert']

const DAY_MS = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** YYYY-MM-DD, UTC. */
const dayBefore = (now: Date, days: number): string => daysBefore(now, days).toISOString().slice(0, 10)

/** The service log, with the odometer's last reading. Pure: the same moment gives the same rows. */
export function demoLog(
  userId: string,
  now: Date,
  receiptUrl: string,
): Required<Omit<Insert<'maintenance'>, 'id'>>[] {
  const done = services.map(({ daysAgo, item, mileage, cost, notes, hasReceipt }) => ({
    user_id: userId,
    item,
    date: dayBefore(now, daysAgo),
    mileage,
    cost: cost ?? null,
    notes: notes ?? null,
    receipt_url: hasReceipt ? receiptUrl : null,
  }))
  const reading = {
    user_id: userId,
    item: MILEAGE_UPDATE_ITEM,
    date: dayBefore(now, odometer.daysAgo),
    mileage: odometer.mileage,
    cost: null,
    notes: null,
    receipt_url: null,
  }
  return [...done, reading]
}

/** What the driver is reminded of; each counted from the last time the log has it. */
export function demoReminders(userId: string, now: Date): Insert<'reminder_prefs'>[] {
  return reminders.map(({ item, months, miles }) => {
    const last = services.findLast((service) => service.item === item)
    return {
      user_id: userId,
      item,
      months_interval: months,
      miles_interval: miles,
      last_done_date: last === undefined ? null : dayBefore(now, last.daysAgo),
      last_done_mileage: last?.mileage ?? null,
    }
  })
}
