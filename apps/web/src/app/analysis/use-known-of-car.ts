import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { carsQuery } from '../../backend/car/cars.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Backend } from '../../backend/connection/connect.ts'
import type { KeptReport } from '../../features/obd/saved/report.ts'
import { chosenOf } from '../../offline/garage/chosen.ts'
import { queue } from '../../offline/instance.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { chosenCar } from '../../platform/storage/chosen-car.ts'
import { carAt, type KnownOfCar, meantCar, NOTHING_KNOWN } from './car-senses.ts'

type StoredReport = Parameters<typeof import('../../features/obd/saved/report.ts').keptFromStored>[0]

async function keptScans(userId: string): Promise<KeptReport[]> {
  const { createWebSnapshotStore } = await import('../../platform/storage/snapshot-store.web.ts')
  const snapshots = await createWebSnapshotStore<StoredReport>().list(userId)
  if (snapshots.length === 0) return []
  const { keptFromStored } = await import('../../features/obd/saved/report.ts')
  return snapshots.map(keptFromStored)
}

type Asking = { promise: Promise<Backend>; queryClient: QueryClient; userId: string | null }

/** `atMs` since 1970; nothing while signed out (`meantCar` says which car). */
export async function knownOfCar(
  { promise, queryClient, userId }: Asking,
  atMs: number,
  carId?: string | null,
): Promise<KnownOfCar> {
  if (userId === null) return NOTHING_KNOWN
  const client = promise.then((backend) => backend.client)
  const garage = async () => {
    const rows = await queryClient.ensureQueryData(carsQuery(promise, userId))
    return meantCar(chosenOf(rows, queue.state().entries, carId ?? chosenCar.read()), carId)
  }
  return carAt(atMs, { client, queryClient, userId, clock: browserClock, keptScans, garage })
}

export function useKnownOfCar(): (atMs: number, carId?: string | null) => Promise<KnownOfCar> {
  const { promise } = useConnection()
  const userId = useSession().user?.id ?? null
  const queryClient = useQueryClient()
  return useCallback(
    (atMs, carId) => knownOfCar({ promise, queryClient, userId }, atMs, carId),
    [promise, queryClient, userId],
  )
}
