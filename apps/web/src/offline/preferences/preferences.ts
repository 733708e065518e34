import { NO_PREFERENCES, type Preferences } from '@tappet/upkeep'
import { fetchPreferences } from '../../backend/account/preferences.ts'
import { type KeptPreferences, keepPreferences, keptPreferences } from '../../platform/storage/preferences.ts'
import { queue } from '../instance.ts'
import { boundSession } from '../session.ts'
import { setPreferences } from './kind.ts'

/** False where the server would not take it: it holds on this device alone. */
export async function choosePreferences(change: Partial<Preferences>): Promise<boolean> {
  const ownerId = boundSession()?.userId ?? null
  const chosen = { ...keptPreferences().chosen, ...change }
  if (ownerId === null) {
    keepPreferences({ ownerId, chosen })
    return true
  }
  keepPreferences({ ownerId, chosen, unsent: true })
  const submitted = await queue.submit(setPreferences, { preferences: chosen })
  if (isSame(keptPreferences(), { ownerId, chosen })) keepPreferences({ ownerId, chosen })
  return submitted.kind !== 'failed'
}

/**
 * The account's choice holds; without one it takes this device's, unless another person's. A waiting choice is newer
 * than both.
 */
export async function settlePreferences(): Promise<void> {
  const session = boundSession()
  if (!session?.client || session.userId === null) return
  const { client, userId } = session
  const waits = () => queue.state().entries.some(({ kind }) => kind === setPreferences.name)
  const there = await fetchPreferences(client, userId).catch(() => 'unknown' as const)
  await queue.refresh()
  if (there === 'unknown' || boundSession()?.userId !== userId || waits()) return
  const { ownerId, chosen, unsent } = keptPreferences()
  if (unsent && ownerId === userId) {
    await choosePreferences({})
    return
  }
  const isOwn = ownerId === null || ownerId === userId
  if (there !== null) keepPreferences({ ownerId: userId, chosen: there })
  else if (!isOwn) keepPreferences({ ownerId: userId, chosen: NO_PREFERENCES })
  else if (Object.values(chosen).some((choice) => choice !== null)) await choosePreferences({})
}

function isSame(one: KeptPreferences, other: KeptPreferences): boolean {
  return one.ownerId === other.ownerId && JSON.stringify(one.chosen) === JSON.stringify(other.chosen)
}
