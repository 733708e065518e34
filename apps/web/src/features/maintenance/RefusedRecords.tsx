import type { DistanceUnit } from '@tappet/upkeep'
import { countText } from '../../format/count.ts'
import { localDay } from '../../format/local-day.ts'
import { writersIn } from '../../format/writers.ts'
import { queue } from '../../offline/instance.ts'
import { type LogEntry, type LogRow, logTable } from '../../offline/log/table.ts'
import { conflictOf } from '../../offline/table/conflict.ts'
import { isDeletion, isEdit } from '../../offline/table/entries.ts'
import { saveFile } from '../../platform/files/files.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Alert, Button, Conflict, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
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
        return (
          <Refused
            entry={entry}
            key={entry.id}
            onEdit={draft ? () => onEdit(draft) : null}
            rows={rows}
            unit={units.distance}
          />
        )
      })}
    </>
  )
}

function Refused({
  entry,
  rows,
  unit,
  onEdit,
}: {
  entry: LogEntry
  rows: readonly LogRow[]
  unit: DistanceUnit
  onEdit: (() => void) | null
}) {
  const files = refusedFiles(entry, rows, localDay(new Date()), unit)
  return (
    <Alert
      action={
        <>
          {onEdit ? (
            <Button onClick={onEdit} size="sm">
              {copy.edit}
            </Button>
          ) : null}
          <Button onClick={() => void queue.retry(entry.id)} size="sm" variant="secondary">
            {copy.tryAgain}
          </Button>
          {files.length > 0 ? (
            <Button onClick={() => void saveAll(files)} size="sm" variant="secondary">
              {copy.exportChange}
            </Button>
          ) : null}
          <Button onClick={() => void queue.remove(entry.id)} size="sm" variant="ghost">
            {copy.discard}
          </Button>
        </>
      }
      title={copy.refused}
      tone="soon"
    >
      {copy.refusedWhy(entryText(entry), sentence(entry.problem?.message ?? ''))}
    </Alert>
  )
}

async function saveAll(files: ReturnType<typeof refusedFiles>): Promise<void> {
  try {
    for (const { name, content } of files) await saveFile(name, content)
  } catch {
    toast.error(copy.notExported, { description: copy.stillKept })
  }
}

function entryText(entry: LogEntry): string {
  if (isEdit(entry)) return copy.changing(entry.work.name)
  const { rows } = entry.work
  const what = rows.length === 1 ? rows[0]?.item : countText(rows.length, 'record')
  return (isDeletion(entry) ? copy.deleting : copy.adding)(what)
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
