import type { Client } from '../../backend/connect.ts'
import { answered, patience } from '../answered.ts'
import type { Outcome } from '../entry.ts'
import type { AddCarWork, DeleteCarWork, EditCarWork } from './work.ts'

type Sent<Work> = Promise<Outcome<Work, null>>
const DONE = { kind: 'done', answer: null } as const

export async function sendAddCar(client: Client, ownerId: string, { car }: AddCarWork): Sent<AddCarWork> {
  // An existing row was stored by an earlier send whose answer was lost.
  const once = { onConflict: 'id', ignoreDuplicates: true }
  const row = { ...car, user_id: ownerId }
  await answered(client.from('vehicles').upsert(row, once).select('id').abortSignal(patience()))
  return DONE
}

/** Changes the edited fields of a car and no other. */
export async function sendEditCar(client: Client, ownerId: string, work: EditCarWork): Sent<EditCarWork> {
  const changed = await answered(
    client
      .from('vehicles')
      .update(work.changes)
      .eq('id', work.carId)
      .eq('user_id', ownerId)
      .select('id')
      .abortSignal(patience()),
  )
  return changed.length > 0
    ? DONE
    : { kind: 'failed', permanent: true, message: 'The car was deleted on another device.' }
}

/** Deletes a car without rows. The server refuses it for a car that has rows by now. */
export async function sendDeleteCar(
  client: Client,
  ownerId: string,
  work: DeleteCarWork,
): Sent<DeleteCarWork> {
  await answered(
    client
      .from('vehicles')
      .delete()
      .eq('id', work.carId)
      .eq('user_id', ownerId)
      .select('id')
      .abortSignal(patience()),
  )
  return DONE
}
