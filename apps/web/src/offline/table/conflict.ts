import { type FieldTable, fieldText, type Writers } from '@tappet/upkeep'
import type { Entry } from '../entry.ts'
import { queue } from '../instance.ts'
import { conflicting, isSame, keepMine, keepTheirs, pick, type Values } from '../optimistic-write.ts'
import {
  type DeleteEntry,
  type EditEntry,
  isDeletion,
  isEdit,
  type NewRow,
  type TableEntry,
} from './entries.ts'
import { comparedFields, fieldsOfTable } from './fields.ts'
import type { BaseRow } from './overlay.ts'
import type { OfflineTable } from './table.ts'

const PICTURES = { mine: 'this device’s', theirs: 'another one', new: 'a new one' } as const

/** What is no field of the table is the row's car. */
const labelOf = (fields: FieldTable, name: string) => fields[name]?.label ?? 'Car'

function valueText(
  fields: FieldTable,
  name: string,
  row: Values,
  write: Writers,
  whose: keyof typeof PICTURES,
): string {
  const kind = fields[name]?.kind ?? 'picture'
  if (!(name in fields)) return PICTURES[whose]
  const text = fieldText(fields, name, row, write)
  if (text === '') return 'nothing'
  if (kind === 'picture') return PICTURES[whose]
  // It could be read as a part of the sentence.
  return kind === 'text' ? `“${text}”` : text
}

/** "Station “Aral”, Note nothing" */
export const valuesText = (fields: FieldTable, values: object, row: object, write: Writers): string =>
  Object.keys(values)
    .filter((name) => name in fields)
    .map((name) => `${labelOf(fields, name)} ${valueText(fields, name, { ...row, ...values }, write, 'new')}`)
    .join(', ')

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
      /** Answers why it could not. */
      onAdd: () => Promise<string | null>
      onDiscard: () => void
    }
  | { kind: 'deletion'; lines: string[]; onDelete: () => void; onKeep: () => void }

/** Null where an entry was refused for another reason. */
export function conflictOf<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  table: OfflineTable<Fields, Row>,
  entry: TableEntry<Fields>,
  write: Writers,
): ConflictShown | null {
  if (isDeletion(entry)) return entry.work.stored ? deletion(table, entry, entry.work.stored, write) : null
  if (!isEdit(entry)) return null
  if (entry.work.gone && entry.work.seen) return gone(table, entry, entry.work.seen, write)
  return entry.work.stored ? edit(table, entry, write) : null
}

function edit<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  table: OfflineTable<Fields, Row>,
  { id, work }: EditEntry<Fields>,
  write: Writers,
): ConflictShown {
  const fields = fieldsOfTable(table.spec)
  const theirs = keepTheirs(work)
  const [mineRow, theirRow] = [work.changes, work.stored].map((values) => ({ ...work.seen, ...values }))
  const hasMore = Object.keys(theirs.changes).length > 0 || work.files !== undefined
  return {
    kind: 'edit',
    title: `${table.titleOf(work)} was changed on two devices`,
    fields: conflicting(work).map((each) => ({
      label: labelOf(fields, each.name),
      mine: valueText(fields, each.name, { ...mineRow }, write, 'mine'),
      theirs: valueText(fields, each.name, { ...theirRow }, write, 'theirs'),
    })),
    onMine: () => void queue.retry(id, keepMine(work)),
    onTheirs: () => void (hasMore ? queue.retry(id, theirs) : queue.remove(id)),
  }
}

function gone<Fields extends object, Row extends NewRow<Fields> & BaseRow>(
  table: OfflineTable<Fields, Row>,
  entry: EditEntry<Fields>,
  seen: NewRow<Fields>,
  write: Writers,
): ConflictShown {
  const { id, work } = entry
  return {
    kind: 'gone',
    title: `${table.titleOf(work)} was deleted on another device`,
    changes: valuesText(fieldsOfTable(table.spec), work.changes, seen, write),
    onAdd: async () => {
      const rows = [{ ...seen, ...work.changes, ...table.spec.addedAgain }]
      const submitted = await queue.submit(
        table.add,
        { rows, ...(work.files ? { files: work.files } : {}) },
        { id },
      )
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
  theirs: Readonly<Record<string, Values>>,
  write: Writers,
): ConflictShown {
  const fields = fieldsOfTable(table.spec)
  const compared = comparedFields(table.spec)
  const changesOf = (row: Values & { id: string }) =>
    compared
      .filter((name) => name in row && !isSame(theirs[row.id]?.[name], row[name]))
      .map((name) => {
        const now = valueText(fields, name, theirs[row.id] ?? {}, write, 'theirs')
        return `${labelOf(fields, name)} ${now}, was ${valueText(fields, name, row, write, 'mine')}`
      })
      .join('; ')
  // What is there now has been seen, so it may be deleted.
  const seen = work.rows.map((row) => ({ ...row, ...pick(theirs[row.id] ?? {}, compared) }))
  return {
    kind: 'deletion',
    lines: work.rows.map(
      (row) =>
        `${table.titleOf({ seen: row as NewRow<Fields> })}: ${changesOf(row as Values & { id: string })}`,
    ),
    onDelete: () => void queue.retry(id, { rows: seen }),
    onKeep: () => void queue.remove(id),
  }
}

export const adding = (what = '') => `Adding ${what}.`
export const changing = (what: string) => `Changing ${what}.`
export const deleting = (what = '') => `Deleting ${what}.`
