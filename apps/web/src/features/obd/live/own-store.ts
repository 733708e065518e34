import { type OwnValue, ownValuesTable, readOwnValues } from '@tappet/obd'
import { z } from 'zod'
import { recentList } from '../../../platform/storage/recent-list.ts'
import type { InstantStorage } from '../../../platform/storage/storage.ts'

const tables = recentList(
  'tappet.own-values',
  z.array(z.object({ car: z.string(), rows: z.array(z.array(z.string())) })),
  ({ car }) => car,
)

export const ownValuesOf = (car: string, storage?: InstantStorage): readonly OwnValue[] =>
  readOwnValues(tables.read(storage).find((entry) => entry.car === car)?.rows ?? []).values

/** False where the device has no room. */
export function keepOwnValues(car: string, values: readonly OwnValue[], storage?: InstantStorage): boolean {
  tables.put({ car, rows: ownValuesTable(values) }, storage)
  return ownValuesOf(car, storage).length === values.length
}
