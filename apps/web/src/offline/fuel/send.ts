import type { Client } from '../../backend/connect.ts'
import { answered, patience, Unsent } from '../answered.ts'
import type { Outcome } from '../entry.ts'
import type { AddFuelWork, DeleteFuelWork, EditFuelWork, NewFillUp } from './work.ts'

/** Rows in one insert: a statement that holds or fails as a whole. */
const MAX_ROWS = 500
/** Ids in one address: a request line has its limits. */
const MAX_IDS = 100

type Sent<Work> = Promise<Outcome<Work, null>>
const DONE = { kind: 'done', answer: null } as const

/** Stores fill-ups. Those that the server refuses are returned as `left`; the others are stored. */
export async function sendAdd(client: Client, ownerId: string, { fillUps }: AddFuelWork): Sent<AddFuelWork> {
  const refusals: Refusal[] = []
  for (let at = 0; at < fillUps.length; at += MAX_ROWS)
    refusals.push(...(await insert(client, ownerId, fillUps.slice(at, at + MAX_ROWS))))
  const [first] = refusals
  if (first === undefined) return DONE
  const left = { fillUps: refusals.map(({ fillUp }) => fillUp) }
  return { kind: 'failed', permanent: true, message: first.message, left }
}

type Refusal = { fillUp: NewFillUp; message: string }

/** Inserts rows; returns those that the server refuses. A refused statement is split until each such row is found. */
async function insert(client: Client, ownerId: string, fillUps: readonly NewFillUp[]): Promise<Refusal[]> {
  const rows = fillUps.map((fillUp) => ({ ...fillUp, user_id: ownerId }))
  // An existing row was stored by an earlier send whose answer was lost.
  const options = { onConflict: 'id', ignoreDuplicates: true }
  try {
    await answered(client.from('fill_ups').upsert(rows, options).select('id').abortSignal(patience()))
    return []
  } catch (error) {
    const outcome = error instanceof Unsent ? error.outcome : null
    if (outcome?.kind !== 'failed' || !outcome.permanent) throw error
    const [fillUp, ...others] = fillUps
    if (fillUp && others.length === 0) return [{ fillUp, message: outcome.message }]
    const half = Math.ceil(fillUps.length / 2)
    return [
      ...(await insert(client, ownerId, fillUps.slice(0, half))),
      ...(await insert(client, ownerId, fillUps.slice(half))),
    ]
  }
}

export async function sendEdit(client: Client, ownerId: string, work: EditFuelWork): Sent<EditFuelWork> {
  const changed = await answered(
    client
      .from('fill_ups')
      .update(work.changes)
      .eq('id', work.fillUpId)
      .eq('user_id', ownerId)
      .select('id')
      .abortSignal(patience()),
  )
  return changed.length > 0
    ? DONE
    : { kind: 'failed', permanent: true, message: 'The fill-up was deleted on another device.' }
}

export async function sendDelete(
  client: Client,
  ownerId: string,
  { ids }: DeleteFuelWork,
): Sent<DeleteFuelWork> {
  for (let at = 0; at < ids.length; at += MAX_IDS)
    await answered(
      client
        .from('fill_ups')
        .delete()
        .eq('user_id', ownerId)
        .in('id', ids.slice(at, at + MAX_IDS))
        .select('id')
        .abortSignal(patience()),
    )
  return DONE
}
