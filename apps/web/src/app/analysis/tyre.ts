import { z } from 'zod'
import { recentList } from '../../platform/storage/recent-list.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'

const tyres = recentList(
  'tappet.tyres',
  z.array(z.object({ car: z.string(), size: z.string().max(40) })),
  ({ car }) => car,
)

/** Null where none was given on this device. */
export const tyreOf = (carId: string | null, storage?: InstantStorage): string | null =>
  tyres.read(storage).find(({ car }) => car === (carId ?? ''))?.size ?? null

export const keepTyre = (carId: string | null, size: string, storage?: InstantStorage): void =>
  tyres.put({ car: carId ?? '', size }, storage)
