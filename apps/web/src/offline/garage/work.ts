import type { VehicleColumn, VehicleRow } from '@tappet/wire'
import type { Entry } from '../entry.ts'
import type { Values } from '../unchanged.ts'

/** What a driver says of a car. */
export type CarFields = Pick<VehicleRow, VehicleColumn>

/** A car with the id that this device has given it: sent twice, it is stored once. */
export type NewCar = CarFields & { id: string }

export type AddCarWork = { car: NewCar }
/** Only the changed fields, so that another device's changes of the others stay. */
export type EditCarWork = {
  carId: string
  name: string
  changes: Partial<CarFields>
  /** The same fields as they were on the screen. */
  before?: Partial<CarFields>
  /** The same fields as another device has stored them meanwhile: the driver decides. */
  stored?: Values
  /** The whole car as it was on the screen. */
  seen?: NewCar
  /** It was deleted on another device: the driver decides. */
  gone?: true
}
export type DeleteCarWork = {
  carId: string
  name: string
  /** The car as it was on the screen. */
  seen?: Values
  /** The car as another device has stored it meanwhile: the driver decides. */
  stored?: Values
}

/** What the device keeps of changes to the garage. The names are in drivers' databases: none is ever renamed. */
export type GarageEntry =
  | Entry<'garage.add', AddCarWork>
  | Entry<'garage.edit', EditCarWork>
  | Entry<'garage.delete', DeleteCarWork>
