import type { VehicleRow } from '@tappet/wire'

/** As much of a car as says which rows are its own. */
export type CarKey = Pick<VehicleRow, 'id' | 'is_default'>

/** Whether a row is of this car. A row without a car is the default car's; without cars every row is of the only one. */
export function isOfCar({ vehicle_id }: { vehicle_id?: string | null }, car: CarKey | null): boolean {
  if (car === null) return true
  return vehicle_id == null ? car.is_default : vehicle_id === car.id
}

/** The same as a filter of rows on the server, for `or`. */
export const filterOfCar = ({ id, is_default }: CarKey): string =>
  `vehicle_id.eq.${id}${is_default ? ',vehicle_id.is.null' : ''}`

/** "Blue Golf", "2014 Volkswagen Golf", or "My car". */
export function carName({
  name,
  year,
  make,
  model,
}: Pick<VehicleRow, 'name' | 'year' | 'make' | 'model'>): string {
  return name ?? (makeAndModel({ year, make, model }) || 'My car')
}

/** "2014 Volkswagen Golf", as far as it is known. */
export function makeAndModel({ year, make, model }: Pick<VehicleRow, 'year' | 'make' | 'model'>): string {
  return [year, make, model].filter((part) => part !== null && part !== '').join(' ')
}
