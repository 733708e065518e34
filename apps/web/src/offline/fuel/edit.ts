import { type FillUp, fillUpFields } from '@tappet/upkeep'
import { pick } from '../unchanged.ts'
import type { ShownFillUp } from './overlay.ts'
import type { EditFuelWork, NewFillUp } from './work.ts'

/** What an edit changes: another device may have changed the rest. */
export function changesOf(before: FillUp, after: FillUp): Partial<FillUp> {
  const changed = fillUpFields.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** An edit of a fill-up as it is shown. */
export function editOf(edited: ShownFillUp, fillUp: FillUp): EditFuelWork {
  const changes = changesOf(edited, fillUp)
  const before = pick(edited, Object.keys(changes))
  return { fillUpId: edited.id, changes, before, seen: newOf(edited) }
}

/** The row without what the server adds to it. */
export function newOf({ id, vehicle_id, ...row }: ShownFillUp): NewFillUp {
  const fields = Object.fromEntries(fillUpFields.map((name) => [name, row[name]]))
  return { id, vehicle_id, ...(fields as FillUp) }
}
