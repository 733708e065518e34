import type { DifferentialCase } from '@tappet/diagnosis'
import { z } from 'zod'
import { useSession } from '../../backend/account/session.tsx'
import { KeepWatching } from '../../features/cases/KeepWatching.tsx'
import { type SavedProps, useSaved } from '../../features/results/use-saved.ts'

type WatchedResult = SavedProps & {
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
  measured?: () => { compared: 'near' | 'apart' | null }
  differential: DifferentialCase | null
}

const causesOf = (differential: DifferentialCase | null) =>
  differential?.report.causes.map(({ fault, name, percent, test }) => ({
    fault,
    name,
    percent,
    test: test.how,
  })) ?? []

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
  const { user } = useSession()
  const save = useSaved({ type, kept, historyId, onSaved })
  const make = async (carId: string | null) => {
    const id = user ? await save(user.id, { vehicle_id: carId }) : null
    if (id === null) return null
    return {
      kind: type === 'audio' ? ('sound' as const) : ('report' as const),
      happened_at: at ?? new Date().toISOString(),
      history_id: id,
      data: { ...data, ...measured?.(), causes: causesOf(differential) },
    }
  }
  const carId = z.uuid().safeParse(kept.vehicle_id).data ?? null
  // A saved row is its car's; else the driver says it.
  const isOfThatCar = historyId !== null
  const suggested = isOfThatCar || carId !== null ? { carId } : {}
  return <KeepWatching {...suggested} isOfThatCar={isOfThatCar} make={make} title={title} />
}
