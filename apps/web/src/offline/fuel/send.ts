import { fillUpFields } from '@tappet/upkeep'
import type { Client } from '../../backend/connect.ts'
import { answered, patience, Unsent } from '../answered.ts'
import type { Outcome } from '../entry.ts'
import {
  CHANGED_ELSEWHERE,
  deleteIfUnchanged,
  editIfUnchanged,
  outcomeOf,
  pick,
  type Values,
} from '../unchanged.ts'
import type { AddFuelWork, DeleteFuelWork, EditFuelWork, NewFillUp } from './work.ts'

/** Rows in one insert: a statement that holds or fails as a whole. */
const MAX_ROWS = 500

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

/** Changes the edited fields of a fill-up and no other, where they are as the driver saw them. */
export async function sendEdit(client: Client, _ownerId: string, work: EditFuelWork): Sent<EditFuelWork> {
  const answer = await editIfUnchanged(client, 'fill_ups', work.fillUpId, work)
  return outcomeOf(answer, work, { done: null, gone: 'The fill-up was deleted on another device.' })
}

/** Deletes fill-ups that are as the driver saw them. The others stay, and the driver decides. */
export async function sendDelete(
  client: Client,
  _ownerId: string,
  { ids, rows = [] }: DeleteFuelWork,
): Sent<DeleteFuelWork> {
  const seen = new Map(rows.map((row) => [row.id, pick(row, fillUpFields)]))
  const left: { id: string; stored: Values }[] = []
  for (let at = 0; at < ids.length; at += MAX_ROWS) {
    const some = ids.slice(at, at + MAX_ROWS).map((id) => ({ id, before: seen.get(id) ?? {} }))
    left.push(...(await deleteIfUnchanged(client, 'fill_ups', some)))
  }
  if (left.length === 0) return DONE
  const stored = Object.fromEntries(left.map((row) => [row.id, row.stored]))
  const still = { ids: Object.keys(stored), rows: rows.filter(({ id }) => id in stored), stored }
  return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: still }
}
