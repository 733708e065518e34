/** Only where a row still holds what its driver saw. */
import type { Json } from '@tappet/wire'
import type { Client } from '../backend/connection/connect.ts'
import type { Outcome } from './entry.ts'
import { CHANGED_ELSEWHERE, type Guarded, type Values } from './optimistic-write.ts'
import { answered, patience } from './parse-response.ts'
import type { TableName } from './table/entries.ts'

type GuardedTable = TableName | 'cases'
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
 * What another device changed or deleted is kept, and the driver decides; an earlier version's edit does not hold the
 * whole row, and is refused.
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
 * @returns the rows that have changed since
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
