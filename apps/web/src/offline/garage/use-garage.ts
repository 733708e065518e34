import { useMemo } from 'react'
import { useCars } from '../../backend/car/cars.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { useChosenCar } from '../../platform/storage/chosen-car.ts'
import { queue } from '../instance.ts'
import { chosenOf } from './chosen.ts'
import { type OfACar, rowsOfCar } from './rows-of-car.ts'
import type { Car } from './table.ts'

export type Garage = {
  /** The cars in the garage, the oldest first. */
  cars: readonly Car[]
  /** Those out of it: their log can still be read. */
  former: readonly Car[]
  /** The car whose pages are shown; null where the driver has named none. */
  car: Car | null
  /** The same where there are several cars, whose rows must be distinguished; null where there is one or none. */
  oneOfSeveral: Car | null
  choose: (id: string) => void
  /** False until the cars were read, now or on an earlier visit. A page that lists rows waits for it, so that two cars never mix. */
  isKnown: boolean
  /** They could not be read, and this device holds none from an earlier visit: nothing is claimed of any car. */
  isUnread: boolean
  /** The server answered that it cannot give them: when it last did, milliseconds since 1970; null where it just has. */
  keptSinceMs: number | null
  readAgain: () => void
}

/** A person's garage, changes that wait for the server included, and the car that is chosen on this device. */
export function useGarage(userId: string | null): Garage {
  const rows = useCars(userId)
  const { entries } = useStore(queue)
  const [chosen, choose] = useChosenCar()
  const { refetch } = rows
  return useMemo(() => {
    const isKnown = userId === null || rows.data !== undefined
    // A car that waits to be sent is not the only one as long as the others were not read.
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

/** The rows of the car whose pages are shown. */
export function useRowsOfCar<Row extends OfACar>(rows: readonly Row[], car: Car | null): Row[] {
  return useMemo(() => rowsOfCar(rows, car), [rows, car])
}
