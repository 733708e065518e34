import { type Preferences, readPreferences } from '@tappet/upkeep'
import type { Client } from '../connection/connect.ts'

/** The units and the currency that a person chose; null where they chose none yet. @throws PostgrestError */
export async function fetchPreferences(client: Client, userId: string): Promise<Preferences | null> {
  const { data, error } = await client.from('preferences').select('*').eq('user_id', userId).maybeSingle()
  if (error) throw error
  return data && readPreferences(data)
}
