import { useMemo } from 'react'
import type { CarKey } from '../../backend/car/car.ts'
import { useCarCosts } from '../../backend/car/costs.ts'
import { rowsOfCar } from '../garage/rows-of-car.ts'
import { useTableQueue } from '../use-offline.ts'
import { costTable } from './table.ts'

/** A car's, changes that wait for the server included. `isRead` is false while those of the server are not. */
export function useCostsOf(userId: string, car: CarKey | null) {
  const { data } = useCarCosts(userId)
  const { entries } = useTableQueue(costTable)
  const costs = useMemo(() => rowsOfCar(costTable.rowsWith(data ?? [], entries), car), [data, entries, car])
  return { costs, isRead: data !== undefined }
}
