import type { Client } from '../../backend/connect.ts'
import { answered, patience } from '../answered.ts'
import type { Outcome } from '../entry.ts'
import { CHANGED_ELSEWHERE, deleteIfUnchanged, editIfUnchanged, outcomeOf } from '../unchanged.ts'
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

/** Changes the edited fields of a car and no other, where they are as the driver saw them. */
export async function sendEditCar(client: Client, _ownerId: string, work: EditCarWork): Sent<EditCarWork> {
  const answer = await editIfUnchanged(client, 'vehicles', work.carId, work)
  return outcomeOf(answer, work, { done: null, gone: 'The car was deleted on another device.' })
}

/**
 * Deletes a car without rows, where it is as the driver saw it. The server refuses it for a car that has rows by now.
 * Which car is the default one may have followed from another deletion, so it is not compared.
 */
export async function sendDeleteCar(
  client: Client,
  _ownerId: string,
  work: DeleteCarWork,
): Sent<DeleteCarWork> {
  const { is_default: _, ...before } = work.seen ?? {}
  const [left] = await deleteIfUnchanged(client, 'vehicles', [{ id: work.carId, before }])
  if (!left) return DONE
  return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: { ...work, stored: left.stored } }
}
