import type { ReminderPrefRow } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import type { ReminderValues } from './reminder-form.ts'

export type Edit = { id: string; before: ReminderPrefRow; changes: Partial<ReminderValues> }

/** The reminder was removed meanwhile, in another window or on another device. */
export class ReminderGone extends Error {}

/** Nothing was written. */
export class ReminderChanged extends Error {
  readonly stored: ReminderPrefRow
  constructor(theirs: ReminderPrefRow) {
    super(theirs.item)
    this.stored = theirs
  }
}

/**
 * Where the fields still hold what the driver saw, in one statement; a lost first try may have written it.
 * @throws ReminderGone, ReminderChanged; PostgrestError when the server refuses it or is not there
 */
export async function editReminder(client: Client, { id, before, changes }: Edit): Promise<void> {
  const names = Object.keys(changes) as (keyof ReminderValues)[]
  let write = client.from('reminder_prefs').update(changes).eq('id', id)
  for (const name of names) {
    const seen = before[name]
    write = seen === null ? write.is(name, null) : write.eq(name, seen)
  }
  const update = await write.select('id')
  if (update.error) throw update.error
  if (update.data.length > 0) return
  const current = await client.from('reminder_prefs').select('*').eq('id', id)
  if (current.error) throw current.error
  const [theirs] = current.data
  if (theirs === undefined) throw new ReminderGone(before.item)
  if (names.some((name) => theirs[name] !== changes[name])) throw new ReminderChanged(theirs)
}
