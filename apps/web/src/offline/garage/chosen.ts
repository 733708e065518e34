import type { VehicleRow } from '@tappet/wire'
import type { Entry } from '../entry.ts'
import { type Car, garageTable } from './table.ts'

/** The car of `id`, else the default one; null where there is none. */
export function chosenOf(
  rows: readonly VehicleRow[],
  entries: readonly Entry[],
  id: string,
): { car: Car | null; all: readonly Car[] } {
  const all = garageTable.rowsWith(rows, entries.filter(garageTable.has))
  const car = all.find((each) => each.id === id) ?? all.find(({ is_default }) => is_default) ?? null
  return { car, all }
}
