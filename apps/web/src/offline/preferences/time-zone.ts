import { deviceTimeZone } from '../../platform/runtime/time-zone.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import { boundSession } from '../session.ts'

/** Whose account has this device's zone or an earlier one: asked once for each person. */
const KEY = 'tappet.zone-stored'

/**
 * Stores this device's time zone at a sign-in, where the account has none: reminders come due and quiet hours hold by
 * the driver's own day from the first one on. A zone that is there stays; the page of quiet hours follows the device.
 */
export async function settleTimeZone(storage: InstantStorage = deviceStorage): Promise<void> {
  const session = boundSession()
  if (!session?.client || session.userId === null || storage.getItem(KEY) === session.userId) return
  const { client, userId } = session
  const row = { user_id: userId, time_zone: deviceTimeZone() }
  const once = { onConflict: 'user_id', ignoreDuplicates: true }
  // Without an answer the next start asks again.
  const { error } = await client.from('notification_settings').upsert(row, once).select('user_id')
  if (!error) storage.setItem(KEY, userId)
}
