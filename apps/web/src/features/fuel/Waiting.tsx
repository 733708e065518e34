import type { Writers } from '@tappet/upkeep'
import { CloudOff } from 'lucide-react'
import { writersIn } from '../../format/writers.ts'
import { waitingBody } from '../../offline/copy.ts'
import { queue } from '../../offline/instance.ts'
import { saveRefused } from '../../offline/refused-file.ts'
import { adding, changing, conflictOf, deleting, valuesText } from '../../offline/table/conflict.ts'
import { isDeletion, isEdit, type NewRow, type TableEntry } from '../../offline/table/entries.ts'
import { fieldsOfTable } from '../../offline/table/fields.ts'
import type { BaseRow } from '../../offline/table/overlay.ts'
import type { OfflineTable } from '../../offline/table/table.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Conflict, RefusedChange } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function Waiting<Fields extends object, Row extends NewRow<Fields> & BaseRow>({
  table,
  changes: { entries, waiting },
  count,
}: {
  table: OfflineTable<Fields, Row>
  changes: { entries: readonly TableEntry<Fields>[]; waiting: number }
  /** "2 fill-ups" */
  count: (rows: number) => string
}) {
  const write = writersIn(useUnits())
  const refused = entries.filter(({ problem }) => problem?.code === 'refused')
  return (
    <>
      {waiting > 0 ? (
        <p
          className="flex items-center gap-3 rounded-card bg-sunken p-4 ring-1 ring-line ring-inset"
          role="status"
        >
          <CloudOff className="size-6 shrink-0 text-muted" />
          {copy.waitingChanges(waiting, waitingBody())}
        </p>
      ) : null}
      {refused.map((entry) => {
        const conflict = conflictOf(table, entry, write)
        if (conflict) return <Conflict key={entry.id} {...conflict} />
        return (
          <RefusedChange
            key={entry.id}
            onDiscard={() => void queue.remove(entry.id)}
            onExport={isDeletion(entry) ? undefined : () => saveRefused(entry)}
            onRetry={() => void queue.retry(entry.id)}
            reason={entry.problem?.message}
          >
            {entryText(table, entry, count, write)}
          </RefusedChange>
        )
      })}
    </>
  )
}

/** What is in the entry, in full where it is one row: a refused one is shown nowhere else. */
function entryText<Fields extends object>(
  { spec }: { spec: Parameters<typeof fieldsOfTable>[0] & { noun: string } },
  entry: TableEntry<Fields>,
  count: (rows: number) => string,
  write: Writers,
): string {
  const told = (values: object, row: object = values) => valuesText(fieldsOfTable(spec), values, row, write)
  if (isDeletion(entry)) return deleting(count(entry.work.rows.length))
  if (isEdit(entry)) return changing(`a ${spec.noun}: ${told(entry.work.changes, entry.work.seen)}`)
  const { rows } = entry.work
  return adding(rows.length === 1 && rows[0] ? told(rows[0]) : count(rows.length))
}
