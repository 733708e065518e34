import type { FillUp } from '@tappet/upkeep'
import type { Entry } from '../entry.ts'

/** A fill-up with the id that this device has given it: sent twice, it is stored once. Without a car: the default one. */
export type NewFillUp = FillUp & { id: string; vehicle_id: string | null }

export type AddFuelWork = { fillUps: NewFillUp[] }
/** Only the changed fields, so that another device's changes of the others stay. */
export type EditFuelWork = { fillUpId: string; changes: Partial<FillUp> }
export type DeleteFuelWork = { ids: string[] }

/** What the device keeps of changes to the fuel log. The names are in drivers' databases: none is ever renamed. */
export type FuelEntry =
  | Entry<'fuel.add', AddFuelWork>
  | Entry<'fuel.edit', EditFuelWork>
  | Entry<'fuel.delete', DeleteFuelWork>
