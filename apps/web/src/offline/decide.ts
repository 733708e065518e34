/** What a driver decides about an edit that met another device's. */
import type { Entry, Kind, Submitted } from './entry.ts'
import { queue } from './instance.ts'
import { type Guarded, keepMine, keepTheirs } from './unchanged.ts'

/** Sends this device's values on top of those that were shown. */
export function takeMine(id: string, work: Guarded): Promise<void> {
  return queue.retry(id, keepMine(work))
}

/**
 * Leaves the disputed fields as the other device has stored them; the others are still sent.
 * @param hasMore whether the edit holds more than its fields, such as a file
 */
export function takeTheirs(id: string, work: Guarded, hasMore = false): Promise<void> {
  const left = keepTheirs(work)
  return Object.keys(left.changes).length === 0 && !hasMore ? queue.remove(id) : queue.retry(id, left)
}

/** Stores what was deleted elsewhere as a new row, in the place of the edit, which stays where that fails. */
export async function addAgain<Name extends string, Work, Answer>(
  kind: Kind<Name, Work, Answer>,
  work: Work,
  entry: Entry,
): Promise<Submitted<Work, Answer>> {
  const submitted = await queue.submit(kind, work, { id: entry.id })
  if (submitted.kind === 'failed') await queue.restore(entry)
  return submitted
}
