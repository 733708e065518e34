import { type Preferences, readPreferences } from '@tappet/upkeep'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'

/** Null where they chose none. @throws PostgrestError */
export async function fetchPreferences(client: Client, userId: string): Promise<Preferences | null> {
  const data = await dataOf(client.from('preferences').select('*').eq('user_id', userId).maybeSingle())
  return data && readPreferences(data)
}
