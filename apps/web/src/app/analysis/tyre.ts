import { z } from 'zod'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'

const KEY = 'tappet.tyres'
/** The latest first. */
const MAX_CARS = 20

const tyresSchema = z.array(z.object({ car: z.string(), size: z.string().max(40) })).max(MAX_CARS)

function readAll(storage: InstantStorage): z.infer<typeof tyresSchema> {
  try {
    return tyresSchema.parse(JSON.parse(storage.getItem(KEY) ?? '[]'))
  } catch {
    // Of another version, or edited by hand.
    return []
  }
}

const keyOf = (carId: string | null) => carId ?? ''

/** Null where none was given on this device. */
export const tyreOf = (carId: string | null, storage: InstantStorage = deviceStorage): string | null =>
  readAll(storage).find(({ car }) => car === keyOf(carId))?.size ?? null

/** On this device. */
export function keepTyre(carId: string | null, size: string, storage: InstantStorage = deviceStorage): void {
  const others = readAll(storage).filter(({ car }) => car !== keyOf(carId))
  storage.setItem(KEY, JSON.stringify([{ car: keyOf(carId), size }, ...others].slice(0, MAX_CARS)))
}
