import type { Database, MechanicFindingRow } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'

export type Finding = Pick<MechanicFindingRow, 'history_id' | 'found' | 'words' | 'licence'>

/** Replaces an earlier one. @throws PostgrestError */
export async function putFinding(client: Client, userId: string, finding: Finding): Promise<void> {
  const { history_id, found, words, licence } = finding
  const row: Database['public']['Tables']['mechanic_findings']['Insert'] = {
    history_id,
    user_id: userId,
    found,
    words,
    licence,
  }
  await dataOf(client.from('mechanic_findings').upsert(row, { onConflict: 'user_id,history_id' }))
}
