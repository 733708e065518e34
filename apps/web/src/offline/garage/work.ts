import type { VehicleColumn, VehicleRow } from '@tappet/wire'
import type { Entry } from '../entry.ts'

/** What a driver says of a car. */
export type CarFields = Pick<VehicleRow, VehicleColumn>

/** A car with the id that this device has given it: sent twice, it is stored once. */
export type NewCar = CarFields & { id: string }

export type AddCarWork = { car: NewCar }
/** Only the changed fields, so that another device's changes of the others stay. */
export type EditCarWork = { carId: string; name: string; changes: Partial<CarFields> }
export type DeleteCarWork = { carId: string; name: string }

/** What the device keeps of changes to the garage. The names are in drivers' databases: none is ever renamed. */
export type GarageEntry =
  | Entry<'garage.add', AddCarWork>
  | Entry<'garage.edit', EditCarWork>
  | Entry<'garage.delete', DeleteCarWork>
