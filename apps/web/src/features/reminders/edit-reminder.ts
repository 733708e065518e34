import type { ReminderPrefRow } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import type { ReminderValues } from './reminder-form.ts'

export type Edit = { before: ReminderPrefRow; changes: Partial<ReminderValues> }

/** The reminder was removed meanwhile, in another window or on another device. */
export class ReminderGone extends Error {}

/** Nothing was written. */
export class ReminderChanged extends Error {
  readonly stored: ReminderPrefRow
  constructor(stored: ReminderPrefRow) {
    super(stored.item)
    this.stored = stored
  }
}

/**
 * Where the fields still hold what the driver saw, in one statement; a lost first try may have written it.
 * @throws ReminderGone, ReminderChanged; PostgrestError when the server refuses it or is not there
 */
export async function editReminder(client: Client, { before, changes }: Edit): Promise<void> {
  const names = Object.keys(changes) as (keyof ReminderValues)[]
  let write = client.from('reminder_prefs').update(changes).eq('id', before.id)
  for (const name of names) {
    const seen = before[name]
    write = seen === null ? write.is(name, null) : write.eq(name, seen)
  }
  const written = await write.select('id')
  if (written.error) throw written.error
  if (written.data.length > 0) return
  const found = await client.from('reminder_prefs').select('*').eq('id', before.id)
  if (found.error) throw found.error
  const [stored] = found.data
  if (stored === undefined) throw new ReminderGone(before.item)
  if (names.some((name) => stored[name] !== changes[name])) throw new ReminderChanged(stored)
}
