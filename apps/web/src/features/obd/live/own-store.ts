import type { OwnValue } from '@tappet/obd'
import { ownValuesTable, readOwnValues } from '@tappet/obd'
import { z } from 'zod'
import type { InstantStorage } from '../../../platform/storage/storage.ts'
import { deviceStorage } from '../../../platform/storage/storage.web.ts'

const KEY = 'tappet.own-values'
/** The latest first. */
const MAX_CARS = 20

const kept = z.array(z.object({ car: z.string(), rows: z.array(z.array(z.string())) })).max(MAX_CARS)
type Kept = z.infer<typeof kept>

function readAll(storage: InstantStorage): Kept {
  try {
    return kept.parse(JSON.parse(storage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

export function ownValuesOf(car: string, storage: InstantStorage = deviceStorage): readonly OwnValue[] {
  return readOwnValues(readAll(storage).find((entry) => entry.car === car)?.rows ?? []).values
}

/** False where the device has no room. */
export function keepOwnValues(
  car: string,
  values: readonly OwnValue[],
  storage: InstantStorage = deviceStorage,
): boolean {
  const others = readAll(storage).filter((entry) => entry.car !== car)
  const all = [{ car, rows: ownValuesTable(values) }, ...others].slice(0, MAX_CARS)
  storage.setItem(KEY, JSON.stringify(all))
  return ownValuesOf(car, storage).length === values.length
}
