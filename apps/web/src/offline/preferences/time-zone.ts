import { nextTask } from '../../platform/runtime/next-task.ts'
import { deviceTimeZone } from '../../platform/runtime/time-zone.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import { boundSession } from '../session.ts'

/** Asked once for each person. */
const KEY = 'tappet.zone-stored'

/** Where the account has none, so that reminders and quiet hours hold by the driver's own day. */
export async function settleTimeZone(storage: InstantStorage = deviceStorage): Promise<void> {
  const session = boundSession()
  if (!session?.client || session.userId === null || storage.getItem(KEY) === session.userId) return
  const { client, userId } = session
  // A browser reads its tables of zones for this: a task of its own.
  await nextTask()
  const row = { user_id: userId, time_zone: deviceTimeZone() }
  const once = { onConflict: 'user_id', ignoreDuplicates: true }
  // The next start asks again.
  const { error } = await client.from('notification_settings').upsert(row, once).select('user_id')
  if (!error) storage.setItem(KEY, userId)
}
