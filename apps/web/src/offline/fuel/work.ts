import type { FillUp } from '@tappet/upkeep'
import type { Entry } from '../entry.ts'
import type { Values } from '../unchanged.ts'

/** A fill-up with the id that this device has given it: sent twice, it is stored once. Without a car: the default one. */
export type NewFillUp = FillUp & { id: string; vehicle_id: string | null }

export type AddFuelWork = { fillUps: NewFillUp[] }
/** Only the changed fields, so that another device's changes of the others stay. */
export type EditFuelWork = {
  fillUpId: string
  changes: Partial<FillUp>
  /** The same fields as they were on the screen. */
  before?: Partial<FillUp>
  /** The same fields as another device has stored them meanwhile: the driver decides. */
  stored?: Values
  /** The whole fill-up as it was on the screen. */
  seen?: NewFillUp
  /** It was deleted on another device: the driver decides. */
  gone?: true
}
export type DeleteFuelWork = {
  ids: string[]
  /** The fill-ups as they were on the screen. */
  rows?: NewFillUp[]
  /** The fill-ups as another device has stored them meanwhile, by id: the driver decides. */
  stored?: Record<string, Values>
}

/** What the device keeps of changes to the fuel log. The names are in drivers' databases: none is ever renamed. */
export type FuelEntry =
  | Entry<'fuel.add', AddFuelWork>
  | Entry<'fuel.edit', EditFuelWork>
  | Entry<'fuel.delete', DeleteFuelWork>
