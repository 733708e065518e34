import { carName } from '../../backend/car.ts'
import { pick } from '../unchanged.ts'
import type { Car } from './overlay.ts'
import type { CarFields, EditCarWork, NewCar } from './work.ts'

/** The car without what the server adds to it. */
export function newOf({
  waiting: _,
  user_id: _owner,
  created_at: _made,
  updated_at: _changed,
  ...car
}: Car): NewCar {
  return car
}

/** An edit of a car as it is shown. */
export function editOf(car: Car, changes: Partial<CarFields>): EditCarWork {
  const before = pick(car, Object.keys(changes))
  return { carId: car.id, name: carName(car), changes, before, seen: newOf(car) }
}
