import { isAdd, isDeletion, isEdit, type QueuedFile, type Shown, type TableEntry } from './entries.ts'

export type BaseRow = { id: string; user_id: string; created_at: string }

export type Arrangement<Row> = {
  /** Oldest first by default. */
  order?: (a: Row, b: Row) => number
  settle?: (rows: Row[], entry: TableEntry<Row>) => Row[]
}

export function rowsWith<Fields, Row extends BaseRow>(
  rows: readonly Row[],
  entries: readonly TableEntry<Fields>[],
  { order, settle }: Arrangement<Shown<Row>>,
): Shown<Row>[] {
  const changes = entries.filter(({ problem }) => problem?.code !== 'refused')
  if (changes.length === 0) return [...rows]
  let table = new Map<string, Shown<Row>>(rows.map((row) => [row.id, row]))
  for (const entry of changes) {
    apply(table, entry)
    if (settle)
      table = new Map(settle([...table.values()], entry as TableEntry<Row>).map((row) => [row.id, row]))
  }
  return order ? [...table.values()].sort(order) : [...table.values()]
}

function apply<Fields, Row extends BaseRow>(table: Map<string, Shown<Row>>, entry: TableEntry<Fields>): void {
  if (isAdd(entry)) {
    const origin = { user_id: entry.ownerId, created_at: new Date(entry.queuedAtMs).toISOString() }
    for (const row of entry.work.rows)
      table.set(row.id, {
        ...table.get(row.id),
        ...row,
        ...origin,
        ...shown(table.get(row.id), entry.work),
      } as unknown as Shown<Row>)
  } else if (isEdit(entry)) {
    const row = table.get(entry.work.id)
    // Deleted on another device meanwhile.
    if (row) table.set(row.id, { ...row, ...entry.work.changes, ...shown(row, entry.work) })
  } else if (isDeletion(entry)) {
    for (const { id } of entry.work.rows) table.delete(id)
  }
}

type WithFiles = { files?: QueuedFile[] }

const shown = (row: WithFiles | undefined, work: WithFiles) => ({
  waiting: true as const,
  files: [...(row?.files ?? []), ...(work.files ?? [])],
})
