import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConnection } from '../../backend/backend.tsx'
import { useSession } from '../../backend/session.tsx'
import type { KeptReport } from '../../features/obd/report.ts'
import { keptFromStored } from '../../features/obd/report.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import type { KnownOfCar } from './car-senses.ts'
import { carAt, NOTHING_KNOWN } from './car-senses.ts'

async function keptScans(userId: string): Promise<KeptReport[]> {
  const { createWebSnapshotStore } = await import('../../platform/storage/snapshot-store.web.ts')
  const stored = await createWebSnapshotStore<Parameters<typeof keptFromStored>[0]>().list(userId)
  return stored.map(keptFromStored)
}

/** Reads what this person's log and kept scans say of the car around a moment, milliseconds since 1970. Nothing while signed out. */
export function useKnownOfCar(): (atMs: number) => Promise<KnownOfCar> {
  const { promise } = useConnection()
  const userId = useSession().user?.id ?? null
  const queryClient = useQueryClient()
  return useCallback(
    async (atMs) => {
      if (userId === null) return NOTHING_KNOWN
      const client = promise.then((backend) => backend.client)
      return carAt(atMs, { client, queryClient, userId, clock: browserClock, keptScans })
    },
    [promise, queryClient, userId],
  )
}
