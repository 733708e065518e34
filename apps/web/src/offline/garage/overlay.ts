import type { VehicleRow } from '@tappet/wire'
import type { GarageEntry } from './work.ts'

/** A car as it is shown: from the server, or queued. */
export type Car = VehicleRow & { waiting?: true }

/** The garage as it will be once every waiting entry has arrived, the oldest car first. */
export function applyGarage(rows: readonly VehicleRow[], entries: readonly GarageEntry[]): Car[] {
  const changes = entries.filter(({ problem }) => problem?.code !== 'refused')
  return changes.reduce<Car[]>(applied, [...rows])
}

/** What the server's answer holds once it has the same entry. */
export function settleGarage(rows: readonly VehicleRow[], entry: GarageEntry): VehicleRow[] {
  return applied([...rows], entry).map(({ waiting: _, ...row }) => row)
}

function applied(cars: Car[], entry: GarageEntry): Car[] {
  const { kind, work } = entry
  switch (kind) {
    case 'garage.add': {
      const made = new Date(entry.queuedAtMs).toISOString()
      const car = {
        ...work.car,
        user_id: entry.ownerId,
        created_at: made,
        updated_at: made,
        waiting: true as const,
      }
      const others = cars.filter(({ id }) => id !== car.id)
      return oneDefault([...others, car], car.is_default ? car.id : null)
    }
    case 'garage.edit': {
      const changed = cars.map((car) =>
        car.id === work.carId ? { ...car, ...work.changes, waiting: true as const } : car,
      )
      return oneDefault(changed, work.changes.is_default ? work.carId : null)
    }
    case 'garage.delete':
      return oneDefault(
        cars.filter(({ id }) => id !== work.carId),
        null,
      )
  }
}

/** As the database keeps it (0028_vehicles.sql): the named one, else the present one, else the oldest in the garage. */
function oneDefault(cars: Car[], named: string | null): Car[] {
  const rank = (car: Car) => [
    car.retired_at === null ? 0 : 1,
    car.id === named ? 0 : 1,
    car.is_default ? 0 : 1,
  ]
  const [best] = cars.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    const index = left.findIndex((value, at) => value !== right[at])
    return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0)
  })
  return cars.map((car) => ({ ...car, is_default: car.id === best?.id }))
}
