/** What two devices disagree about in one table, and what a driver can decide. Nothing is sent or dropped until then. */
import type { Entry } from '../entry.ts'
import { queue } from '../instance.ts'
import { conflicting, isSame, keepMine, keepTheirs, pick, type Values } from '../unchanged.ts'
import {
  comparedFields,
  type DeleteEntry,
  type EditEntry,
  isDeletion,
  isEdit,
  type NewRow,
  type TableEntry,
} from './entries.ts'
import type { BaseRow } from './overlay.ts'
import type { OfflineTable } from './table.ts'

/** How a feature names a field and its value. `whose` tells values apart that have no text, such as pictures. */
export type FieldWords = {
  /** What the row itself is called; by default as its table calls it. */
  title?: (seen: Values) => string
  label: (name: string) => string
  text: (name: string, value: unknown, whose: 'mine' | 'theirs' | 'new') => string
}

export type ConflictShown =
  | {
      kind: 'edit'
      title: string
      fields: { label: string; mine: string; theirs: string }[]
      onMine: () => void
      onTheirs: () => void
    }
  | {
      kind: 'gone'
      title: string
      changes: string
      /** Stores the row as a new one; answers why it could not. */
      onAdd: () => Promise<string | null>
      onDiscard: () => void
    }
  | { kind: 'deletion'; lines: string[]; onDelete: () => void; onKeep: () => void }

/** Null where an entry is none, or was refused for another reason. */
export function conflictOf<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  table: OfflineTable<Fields, Row>,
  entry: TableEntry<Fields>,
  words: FieldWords,
): ConflictShown | null {
  if (isDeletion(entry)) return entry.work.stored ? deletion(table, entry, entry.work.stored, words) : null
  if (!isEdit(entry)) return null
  if (entry.work.gone && entry.work.seen) return gone(table, entry, entry.work.seen, words)
  return entry.work.stored ? edit(table, entry, words) : null
}

function edit<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  table: OfflineTable<Fields, Row>,
  { id, work }: EditEntry<Fields>,
  { title, label, text }: FieldWords,
): ConflictShown {
  const theirs = keepTheirs(work)
  const hasMore = Object.keys(theirs.changes).length > 0 || work.file !== undefined
  return {
    kind: 'edit',
    title: `${(work.seen && title?.(work.seen as Values)) ?? table.titleOf(work)} was changed on two devices`,
    fields: conflicting(work).map((each) => ({
      label: label(each.name),
      mine: text(each.name, each.mine, 'mine'),
      theirs: text(each.name, each.theirs, 'theirs'),
    })),
    onMine: () => void queue.retry(id, keepMine(work)),
    onTheirs: () => void (hasMore ? queue.retry(id, theirs) : queue.remove(id)),
  }
}

function gone<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  table: OfflineTable<Fields, Row>,
  entry: EditEntry<Fields>,
  seen: NewRow<Fields>,
  { title, label, text }: FieldWords,
): ConflictShown {
  const { id, work } = entry
  return {
    kind: 'gone',
    title: `${title?.(seen as Values) ?? table.titleOf(work)} was deleted on another device`,
    changes: Object.entries(work.changes)
      .map(([name, value]) => `${label(name)} ${text(name, value, 'new')}`)
      .join(', '),
    onAdd: async () => {
      const rows = [{ ...seen, ...work.changes, ...table.spec.addedAgain }]
      const submitted = await queue.submit(table.add, { rows }, { id })
      if (submitted.kind !== 'failed') return null
      // It stays in its place, as it was.
      await queue.restore(entry as Entry)
      return submitted.message
    },
    onDiscard: () => void queue.remove(id),
  }
}

function deletion<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  table: OfflineTable<Fields, Row>,
  { id, work }: DeleteEntry<Fields>,
  stored: Readonly<Record<string, Values>>,
  { title, label, text }: FieldWords,
): ConflictShown {
  const compared = comparedFields(table.spec)
  const changesOf = (row: Values & { id: string }) =>
    compared
      .filter((name) => name in row && !isSame(stored[row.id]?.[name], row[name]))
      .map((name) => {
        const now = text(name, stored[row.id]?.[name], 'theirs')
        return `${label(name)} ${now}, was ${text(name, row[name], 'mine')}`
      })
      .join('; ')
  // What is there now has been seen, so it may be deleted.
  const seen = work.rows.map((row) => ({ ...row, ...pick(stored[row.id] ?? {}, compared) }))
  return {
    kind: 'deletion',
    lines: work.rows.map(
      (row) =>
        `${title?.(row as Values) ?? table.titleOf({ seen: row as NewRow<Fields> })}: ${changesOf(row as Values & { id: string })}`,
    ),
    onDelete: () => void queue.retry(id, { rows: seen }),
    onKeep: () => void queue.remove(id),
  }
}
