import type { Database, MechanicFindingRow } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'

/** A driver's report on a diagnosis; the server fills the rest of the row. */
export type Finding = Pick<MechanicFindingRow, 'history_id' | 'found' | 'words' | 'licence'>

/** Writes a finding, replacing an earlier one of the same diagnosis. @throws PostgrestError */
export async function putFinding(client: Client, userId: string, finding: Finding): Promise<void> {
  const { history_id, found, words, licence } = finding
  const row: Database['public']['Tables']['mechanic_findings']['Insert'] = {
    history_id,
    user_id: userId,
    found,
    words,
    licence,
  }
  const { error } = await client.from('mechanic_findings').upsert(row, { onConflict: 'user_id,history_id' })
  if (error) throw error
}
