import { type Preferences, readPreferences } from '@tappet/upkeep'
import type { Client } from '../connection/connect.ts'

/** Null where they chose none. @throws PostgrestError */
export async function fetchPreferences(client: Client, userId: string): Promise<Preferences | null> {
  const { data, error } = await client.from('preferences').select('*').eq('user_id', userId).maybeSingle()
  if (error) throw error
  return data && readPreferences(data)
}
