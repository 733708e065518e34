/**
 * A reminder counts from the last time its service was done, so it follows the log. A failure here never fails the
 * record itself: the reminder is then as it was, and the next record of the item puts it right.
 */
import { findItem } from '@tappet/upkeep'
import type { Client } from '../../../backend/connect.ts'
import type { RecordFields } from './write.ts'

type Done = Pick<RecordFields, 'item' | 'date' | 'mileage'>

/** For each catalogue item among the records: its reminder counts from the newest, unless it knows a newer one. */
export async function afterAdding(client: Client, userId: string, records: readonly Done[]): Promise<void> {
  for (const done of newestOfEach(records)) {
    const { data, error } = await client
      .from('reminder_prefs')
      .select('last_done_date')
      .eq('user_id', userId)
      .eq('item', done.item)
      .maybeSingle()
    if (error !== null) return
    if (data?.last_done_date && data.last_done_date > done.date) continue
    await upsert(client, userId, done, data === null)
  }
}

/** Where a reminder counted from one of these, it counts from what the log still holds. */
export async function afterTakingBack(
  client: Client,
  userId: string,
  records: readonly Done[],
): Promise<void> {
  for (const gone of newestOfEach(records)) {
    const { data } = await client
      .from('reminder_prefs')
      .select('last_done_date')
      .eq('user_id', userId)
      .eq('item', gone.item)
      .maybeSingle()
    if (data?.last_done_date !== gone.date) continue
    const { data: left, error } = await client
      .from('maintenance')
      .select('item, date, mileage')
      .eq('user_id', userId)
      .eq('item', gone.item)
      .order('date', { ascending: false })
      .order('mileage', { ascending: false, nullsFirst: false })
      .limit(1)
    if (error !== null) return
    await upsert(client, userId, left[0] ?? { item: gone.item, date: null, mileage: null }, false)
  }
}

/** A new reminder starts with the catalogue's intervals; one that is there keeps its own. */
async function upsert(
  client: Client,
  userId: string,
  { item, date, mileage }: { item: string; date: string | null; mileage: number | null },
  isNew: boolean,
): Promise<void> {
  const catalogue = findItem(item)
  await client.from('reminder_prefs').upsert(
    {
      user_id: userId,
      item,
      last_done_date: date,
      last_done_mileage: mileage,
      ...(isNew && catalogue
        ? {
            months_interval: catalogue.defaultMonthsInterval,
            miles_interval: catalogue.defaultMileageInterval,
          }
        : {}),
    },
    { onConflict: 'user_id,item' },
  )
}

/** The newest of each catalogue item; an item of the driver's own has no reminder by itself. */
export function newestOfEach(records: readonly Done[]): Done[] {
  const newest = new Map<string, Done>()
  for (const record of records) {
    if (findItem(record.item) === undefined) continue
    const known = newest.get(record.item)
    if (!known || isNewer(record, known)) newest.set(record.item, record)
  }
  return [...newest.values()]
}

function isNewer(a: Done, b: Done): boolean {
  return a.date === b.date ? (a.mileage ?? -1) > (b.mileage ?? -1) : a.date > b.date
}
