import type { Preferences } from '@tappet/upkeep'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { Kind } from '../entry.ts'
import { boundSession, sentBy } from '../session.ts'

const NAME = 'preferences.set'

/** The whole choice, so that the last one holds. */
export const setPreferences: Kind<typeof NAME, { preferences: Preferences }, null> = {
  name: NAME,
  lane: 'preferences',
  send: sentBy(async (client, ownerId, { preferences }) => {
    const { answered, patience } = await import('../parse-response.ts')
    const row = { ...preferences, user_id: ownerId }
    await answered(client.from('preferences').upsert(row).select('user_id').abortSignal(patience()))
    return { kind: 'done', answer: null }
  }),
  // Usual intervals follow the unit.
  arrived: ({ ownerId }) => {
    void boundSession()?.queryClient.invalidateQueries({ queryKey: queryKeys.reminderPrefs(ownerId) })
  },
}
