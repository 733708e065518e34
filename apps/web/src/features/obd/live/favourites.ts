import { z } from 'zod'
import type { InstantStorage } from '../../../platform/storage/storage.ts'
import { deviceStorage } from '../../../platform/storage/storage.web.ts'
import { MAX_CHOSEN } from './choices.ts'

const KEY = 'tappet.live-values'
const MAX_CARS = 20

const kept = z.array(z.object({ car: z.string(), ids: z.array(z.string()) })).max(MAX_CARS)
type Kept = z.infer<typeof kept>

function readAll(storage: InstantStorage): Kept {
  try {
    return kept.parse(JSON.parse(storage.getItem(KEY) ?? '[]'))
  } catch {
    // Of another version, or edited by hand.
    return []
  }
}

export function favouritesOf(car: string, storage: InstantStorage = deviceStorage): readonly string[] {
  return readAll(storage).find((entry) => entry.car === car)?.ids ?? []
}

export function keepFavourites(
  car: string,
  ids: readonly string[],
  storage: InstantStorage = deviceStorage,
): void {
  const others = readAll(storage).filter((entry) => entry.car !== car)
  const all = [{ car, ids: ids.slice(0, MAX_CHOSEN) }, ...others].slice(0, MAX_CARS)
  storage.setItem(KEY, JSON.stringify(all))
}
