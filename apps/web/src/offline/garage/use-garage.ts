import { useMemo } from 'react'
import { useCars } from '../../backend/car/cars.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { useChosenCar } from '../../platform/storage/chosen-car.ts'
import { queue } from '../instance.ts'
import { chosenOf } from './chosen.ts'
import { type OfACar, rowsOfCar } from './rows-of-car.ts'
import type { Car } from './table.ts'

export type Garage = {
  /** Oldest first. */
  cars: readonly Car[]
  /** Their log can still be read. */
  former: readonly Car[]
  car: Car | null
  /** Null where there is one or none. */
  oneOfSeveral: Car | null
  choose: (id: string) => void
  /** A page that lists rows waits for it, so that two cars never mix. */
  isKnown: boolean
  /** Nothing is claimed of any car. */
  isUnread: boolean
  /** Milliseconds since 1970; null where the server just answered. */
  keptSinceMs: number | null
  readAgain: () => void
}

export function useGarage(userId: string | null): Garage {
  const rows = useCars(userId)
  const { entries } = useStore(queue)
  const [chosen, choose] = useChosenCar()
  const { refetch } = rows
  return useMemo(() => {
    const isKnown = userId === null || rows.data !== undefined
    // A waiting car is not the only one as long as the others were not read.
    const { car: best, all } = chosenOf(rows.data ?? [], entries, chosen)
    const car = isKnown ? best : null
    return {
      cars: all.filter(({ retired_at }) => retired_at === null),
      former: all.filter(({ retired_at }) => retired_at !== null),
      car,
      oneOfSeveral: all.length > 1 ? car : null,
      choose,
      isKnown,
      isUnread: !isKnown && rows.isError,
      keptSinceMs: isKnown && rows.isError ? rows.dataUpdatedAt : null,
      readAgain: () => void refetch(),
    }
  }, [userId, rows.data, rows.isError, rows.dataUpdatedAt, refetch, entries, chosen, choose])
}

export function useRowsOfCar<Row extends OfACar>(rows: readonly Row[], car: Car | null): Row[] {
  return useMemo(() => rowsOfCar(rows, car), [rows, car])
}
