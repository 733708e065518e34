import { useQueryClient } from '@tanstack/react-query'
import type { HistoryRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { type KeptDiagnosis, SOUND_REFUSED, saveToHistory } from '../../backend/diagnoses/saved-diagnoses.ts'
import { toast } from '../../ui/index.ts'

export type SavedProps = {
  type: HistoryRow['type']
  /** The whole result. */
  kept: KeptDiagnosis
  /** The row that it is already; null: none. */
  historyId: string | null
  onSaved: (historyId: string) => void
}

/** Saves a result to the history before something else points at it. Answers its row, or null where nobody confirmed it, which is told. */
export function useSaved({ type, kept, historyId, onSaved }: SavedProps) {
  const { promise } = useConnection()
  const queryClient = useQueryClient()
  return async (userId: string, added: KeptDiagnosis = {}): Promise<string | null> => {
    if (historyId !== null) return historyId
    try {
      const { client } = await promise
      const { id, isSoundRefused } = await saveToHistory(client, userId, {
        type,
        kept: { ...kept, ...added },
      })
      onSaved(id)
      if (isSoundRefused) toast.warning('Saved without its recording', { description: SOUND_REFUSED })
      void queryClient.invalidateQueries({ queryKey: queryKeys.history(userId) })
      return id
    } catch {
      toast.error('Not kept', {
        description: 'The result has to be saved to your history first, and the server did not confirm that.',
      })
      return null
    }
  }
}
