import type { CarFields } from '@tappet/upkeep'
import { useRef } from 'react'
import { carName } from '../../backend/car/car.ts'
import type { Submitted } from '../../offline/entry.ts'
import { type Car, garageTable, type NewCar } from '../../offline/garage/table.ts'
import { queue } from '../../offline/instance.ts'
import { isEmptyEdit } from '../../offline/table/entries.ts'
import { editOf, newOf } from '../../offline/table/fields.ts'
import { waitingMessage } from '../../offline/until-sent.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { chosenCar } from '../../platform/storage/chosen-car.ts'
import { toast } from '../../ui/index.ts'
import { copy } from './copy.ts'

/** `save` returns whether the form can close. */
export function useSaveCar(edited: Car | null) {
  // The id stays until the car is saved, so that a retry stores one car.
  const draftId = useRef<string | null>(null)
  const [save, saving] = useOneAtATime(async (fields: CarFields) => {
    draftId.current ??= newId()
    const submitted = await (edited ? change(edited, fields) : add(draftId.current, fields))
    return submitted === null || tell(submitted, edited ? copy.updated : copy.isIn(carName(fields)))
  })
  return { save, saving }
}

function add(id: string, fields: CarFields): Promise<Submitted> {
  const car: NewCar = { id, ...fields }
  chosenCar.choose(id)
  return queue.submit(garageTable.add, { rows: [car] }, { id })
}

function change(car: Car, fields: CarFields): Promise<Submitted | null> {
  const edit = editOf(garageTable, car, fields)
  return isEmptyEdit(edit) ? Promise.resolve(null) : queue.submit(garageTable.edit, edit)
}

export async function makeDefault(car: Car): Promise<void> {
  const submitted = await queue.submit(garageTable.edit, editOf(garageTable, car, { is_default: true }))
  tell(submitted, copy.isDefaultNow(carName(car)))
}

/** Its log stays. */
export async function retire(car: Car, at: Date | null): Promise<void> {
  const changes = { retired_at: at === null ? null : at.toISOString() }
  const submitted = await queue.submit(garageTable.edit, editOf(garageTable, car, changes))
  if (at !== null && chosenCar.read() === car.id) chosenCar.choose('')
  tell(submitted, (at === null ? copy.isBack : copy.isOut)(carName(car)))
}

/** Only without rows. */
export async function remove(car: Car): Promise<void> {
  const submitted = await queue.submit(garageTable.delete, { rows: [newOf(garageTable, car)] })
  if (chosenCar.read() === car.id) chosenCar.choose('')
  tell(submitted, copy.deleted(carName(car)))
}

function tell(submitted: Submitted, done: string): boolean {
  if (submitted.kind === 'failed') {
    toast.error(copy.notSaved, { description: copy.notSavedWhy(submitted.message) })
    return false
  }
  if (submitted.kind === 'waiting') toast.info(...waitingMessage())
  else if (submitted.kind === 'conflict') toast.info(submitted.message, { description: copy.chooseHere })
  else toast.success(done)
  return true
}
