import { useQueryClient } from '@tanstack/react-query'
import type { DifferentialCase } from '@tappet/diagnosis'
import type { HistoryRow } from '@tappet/wire'
import { z } from 'zod'
import { useSession } from '../../backend/account/session.tsx'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { type KeptDiagnosis, saveToHistory } from '../../backend/diagnoses/saved-diagnoses.ts'
import { KeepWatching } from '../../features/cases/KeepWatching.tsx'
import { toast } from '../../ui/index.ts'

type WatchedResult = {
  type: HistoryRow['type']
  /** The whole result, which is saved to the history before a case points at it. */
  kept: KeptDiagnosis
  historyId: string | null
  onSaved: (historyId: string) => void
  title: string
  at: string | null
  data: {
    name: string
    /** Percent. */
    confidence?: number | null
    issue?: string
    codes?: string[]
    situation?: string | null
  }
  /** What was measured of a recording meanwhile. */
  measured?: () => { compared: 'near' | 'apart' | null }
  /** What leads the result, where it was made. */
  differential: DifferentialCase | null
}

const causesOf = (differential: DifferentialCase | null) =>
  differential?.report.causes.map(({ fault, name, percent }) => ({ fault, name, percent })) ?? []

/** "Keep watching this" on a recording's or a report's result. */
export function WatchResult({
  type,
  kept,
  historyId,
  onSaved,
  title,
  at,
  data,
  measured,
  differential,
}: WatchedResult) {
  const { promise } = useConnection()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const saved = async (userId: string, carId: string | null): Promise<string | null> => {
    if (historyId !== null) return historyId
    try {
      const { client } = await promise
      const id = await saveToHistory(client, userId, { type, kept: { ...kept, vehicle_id: carId } })
      onSaved(id)
      void queryClient.invalidateQueries({ queryKey: queryKeys.history(userId) })
      return id
    } catch {
      toast.error('Not kept', {
        description: 'The result has to be saved to your history first, and the server did not confirm that.',
      })
      return null
    }
  }
  const make = async (carId: string | null) => {
    const id = user ? await saved(user.id, carId) : null
    if (id === null) return null
    return {
      kind: type === 'audio' ? ('sound' as const) : ('report' as const),
      happened_at: at ?? new Date().toISOString(),
      history_id: id,
      data: { ...data, ...measured?.(), causes: causesOf(differential) },
    }
  }
  const carId = z.uuid().safeParse(kept.vehicle_id).data ?? null
  // A row of the history is its car's; what is not saved yet is of the car that the driver says.
  const isOfThatCar = historyId !== null
  const suggested = isOfThatCar || carId !== null ? { carId } : {}
  return <KeepWatching {...suggested} isOfThatCar={isOfThatCar} make={make} title={title} />
}
