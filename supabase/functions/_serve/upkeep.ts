import type { ReminderPrefRow } from '@tappet/wire'
import type { FunctionContext } from './function.ts'

/** What reminders count from. `client` is the caller's own, or the service's for a user known by other means. */
type Client = FunctionContext['caller']

/** A user's reminders, by item. @throws Error */
export async function remindersOf(client: Client, userId: string): Promise<ReminderPrefRow[]> {
  const { data, error } = await client.from('reminder_prefs').select().eq('user_id', userId).order('item')
  if (error !== null) throw new Error('Reminders could not be read', { cause: error })
  return data
}

/** Where a user's odometer stands, in miles; null when no record has a mileage. @throws Error */
export async function odometerOf(client: Client, userId: string): Promise<number | null> {
  const { data, error } = await client.from('odometer').select('mileage').eq('user_id', userId).maybeSingle()
  if (error !== null) throw new Error('Mileage could not be read', { cause: error })
  return data?.mileage ?? null
}
