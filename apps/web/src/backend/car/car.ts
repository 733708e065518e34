import type { VehicleRow } from '@tappet/wire'

/** Says which rows are its own. */
export type CarKey = Pick<VehicleRow, 'id' | 'is_default'>

export function isOfCar({ vehicle_id }: { vehicle_id?: string | null }, car: CarKey | null): boolean {
  if (car === null) return true
  return vehicle_id == null ? car.is_default : vehicle_id === car.id
}

export const filterOfCar = ({ id, is_default }: CarKey): string =>
  `vehicle_id.eq.${id}${is_default ? ',vehicle_id.is.null' : ''}`

export function carName({
  name,
  year,
  make,
  model,
}: Pick<VehicleRow, 'name' | 'year' | 'make' | 'model'>): string {
  return name ?? (makeAndModel({ year, make, model }) || 'My car')
}

/** As far as it is known. */
export function makeAndModel({ year, make, model }: Pick<VehicleRow, 'year' | 'make' | 'model'>): string {
  return [year, make, model].filter((part) => part !== null && part !== '').join(' ')
}
