import { type CarKey, isOfCar } from '../../backend/car/car.ts'

export type OfACar = { vehicle_id?: string | null }

/** Without a named car, rows of the newest row's car: cars of another device never mix. */
export function rowsOfCar<Row extends OfACar>(rows: readonly Row[], car: CarKey | null): Row[] {
  if (car !== null) return rows.filter((row) => isOfCar(row, car))
  const only = rows.find(({ vehicle_id }) => vehicle_id != null)?.vehicle_id
  return rows.filter(({ vehicle_id }) => vehicle_id == null || vehicle_id === only)
}
