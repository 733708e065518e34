import { countText } from '../../format/count.ts'
import { localDay } from '../../format/local-day.ts'
import { writersIn } from '../../format/writers.ts'
import { queue } from '../../offline/instance.ts'
import { type LogEntry, type LogRow, logTable } from '../../offline/log/table.ts'
import { adding, changing, conflictOf, deleting } from '../../offline/table/conflict.ts'
import { isDeletion, isEdit } from '../../offline/table/entries.ts'
import { saveFile } from '../../platform/files/files.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Conflict, RefusedChange } from '../../ui/index.ts'
import { type Draft, draftOf } from './record/draft.ts'
import { refusedFiles } from './record/refused-files.ts'

/** Changes that the server did not take: few drivers ever see one. */
export default function RefusedRecords({
  entries,
  rows,
  isComplete,
  onEdit,
}: {
  entries: readonly LogEntry[]
  rows: readonly LogRow[]
  isComplete: boolean
  onEdit: (draft: Draft) => void
}) {
  const units = useUnits()
  const write = writersIn(units)
  return (
    <>
      {entries.map((entry) => {
        const conflict = conflictOf(logTable, entry, write)
        // What was deleted elsewhere is added again in the form.
        if (conflict && conflict.kind !== 'gone') return <Conflict key={entry.id} {...conflict} />
        const draft = draftOf(entry, rows, isComplete)
        const files = refusedFiles(entry, rows, localDay(new Date()), units.distance)
        return (
          <RefusedChange
            key={entry.id}
            onDiscard={() => void queue.remove(entry.id)}
            onEdit={draft && (() => onEdit(draft))}
            onExport={files.length > 0 ? () => saveAll(files) : undefined}
            onRetry={() => void queue.retry(entry.id)}
            reason={entry.problem?.message}
          >
            {entryText(entry)}
          </RefusedChange>
        )
      })}
    </>
  )
}

async function saveAll(files: ReturnType<typeof refusedFiles>): Promise<boolean> {
  try {
    for (const { name, content } of files) await saveFile(name, content)
    return true
  } catch {
    return false
  }
}

function entryText(entry: LogEntry): string {
  if (isEdit(entry)) return changing(entry.work.name)
  const { rows } = entry.work
  const what = rows.length === 1 ? rows[0]?.item : countText(rows.length, 'record')
  return (isDeletion(entry) ? deleting : adding)(what)
}
