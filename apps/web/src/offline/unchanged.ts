/** Writes that the server does only where a row still holds what its driver saw. */
import type { Json } from '@tappet/wire'
import type { Client } from '../backend/connect.ts'
import { answered, patience } from './answered.ts'
import type { Outcome } from './entry.ts'

export type Values = Readonly<Record<string, unknown>>

/** An edit of some fields. */
export type Guarded = {
  changes: Values
  /** The same fields as the driver saw them; none in an edit that an earlier version of the app has kept. */
  before?: Values
  /** The same fields as another device has stored them meanwhile: the driver decides. */
  stored?: Values
  /** The whole row as the driver saw it, so that it can be added again. */
  seen?: Values
  /** The row was deleted on another device: the driver decides. */
  gone?: true
}

export type Conflicting = { name: string; mine: unknown; theirs: unknown }

/** The fields in which two devices disagree. The others of the edit merge. */
export function conflicting({ changes, before = {}, stored = {} }: Guarded): Conflicting[] {
  return Object.keys(stored)
    .filter((name) => !isSame(stored[name], before[name]) && !isSame(stored[name], changes[name]))
    .map((name) => ({ name, mine: changes[name] ?? null, theirs: stored[name] ?? null }))
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

/** Whether two values are one to the database; a time has several spellings. */
export function isSame(one: unknown = null, other: unknown = null): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  return one === other || (MOMENT.test(one) && MOMENT.test(other) && Date.parse(one) === Date.parse(other))
}

/** Some fields of a row. A row that was kept from before a column existed has nothing in it. */
export const pick = (row: object, names: readonly string[]): Values => {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]))
}

/** The edit as decided: what is there now has been seen, so it may be replaced. */
export function keepMine<Work extends Guarded>({ stored, ...work }: Work) {
  return { ...work, before: { ...work.before, ...stored } }
}

/** The edit without the fields that the other device keeps. */
export function keepTheirs<Work extends Guarded>(work: Work) {
  const theirs = new Set(conflicting(work).map(({ name }) => name))
  const without = (values: Values = {}) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !theirs.has(name)))
  const { stored, ...rest } = work
  return { ...rest, changes: without(work.changes), before: without({ ...work.before, ...stored }) }
}

type GuardedTable = 'maintenance' | 'fill_ups' | 'vehicles' | 'cases'
type EditAnswer = { kind: 'changed' } | { kind: 'gone' } | { kind: 'conflict'; stored: Values }

/** @throws Unsent */
export async function editIfUnchanged(
  client: Client,
  table: GuardedTable,
  id: string,
  { changes, before = {} }: Guarded,
): Promise<EditAnswer> {
  const [row] = (await answered(
    client
      .rpc('edit_if_unchanged', {
        p_table: table,
        p_id: id,
        p_changes: changes as Json,
        p_before: before as Json,
      })
      .abortSignal(patience()),
  )) as { outcome: EditAnswer['kind']; stored: Values | null }[]
  if (row?.outcome === 'changed') return { kind: 'changed' }
  if (row?.outcome !== 'conflict') return { kind: 'gone' }
  const { stored } = row
  return {
    kind: 'conflict',
    stored: Object.fromEntries(Object.keys(before).map((name) => [name, stored?.[name] ?? null])),
  }
}

/**
 * What an answer makes of an edit. What another device has changed or deleted is kept, and the driver decides; an edit
 * that an earlier version of the app has kept does not hold the whole row, and is refused.
 * @param gone said where the row was deleted
 */
export function outcomeOf<Work extends Guarded, Answer>(
  answer: EditAnswer,
  work: Work,
  { done, gone }: { done: Answer; gone: string },
): Outcome<Work, Answer> {
  if (answer.kind === 'changed') return { kind: 'done', answer: done }
  if (answer.kind === 'conflict')
    return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: { ...work, stored: answer.stored } }
  if (work.seen) return { kind: 'conflict', message: gone, left: { ...work, gone: true } }
  return { kind: 'failed', permanent: true, message: gone }
}

/**
 * @param rows with the fields that the driver saw
 * @returns the rows that are left, because they have changed since
 * @throws Unsent
 */
export async function deleteIfUnchanged(
  client: Client,
  table: GuardedTable,
  rows: readonly { id: string; before: Values }[],
): Promise<{ id: string; stored: Values }[]> {
  return (await answered(
    client
      .rpc('delete_if_unchanged', {
        p_table: table,
        p_rows: rows.map(({ id, before }) => ({ id, before: before as Json })),
      })
      .abortSignal(patience()),
  )) as { id: string; stored: Values }[]
}

export const CHANGED_ELSEWHERE = 'It was changed on another device meanwhile.'
