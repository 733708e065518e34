import type { DistanceUnit } from '@tappet/upkeep'
import { CloudOff } from 'lucide-react'
import { isServerFull } from '../../backend/connection/asked-to-wait.ts'
import { countText } from '../../format/count.ts'
import { localDay } from '../../format/local-day.ts'
import { writersIn } from '../../format/writers.ts'
import { WAITING_TITLE, waitingBody } from '../../offline/copy.ts'
import { queue } from '../../offline/instance.ts'
import { type LogEntry, type LogRow, logTable } from '../../offline/log/table.ts'
import { conflictOf } from '../../offline/table/conflict.ts'
import { isDeletion, isEdit } from '../../offline/table/entries.ts'
import { useLogQueue } from '../../offline/use-offline.ts'
import { useOnline } from '../../platform/app/network.ts'
import { saveFile } from '../../platform/files/files.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Alert, Button, Conflict, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { type Draft, draftOf } from './record/draft.ts'
import { refusedFiles } from './record/refused-files.ts'

/** Renders nothing when there is nothing to tell. */
export function WaitingNote({
  rows,
  isComplete,
  onEdit,
}: {
  rows: readonly LogRow[]
  /** A record that is not among the rows may exist. */
  isComplete: boolean
  onEdit: (draft: Draft) => void
}) {
  const { entries, waiting, unknown, sending } = useLogQueue()
  const online = useOnline()
  const units = useUnits()
  const write = writersIn(units)
  const refused = entries.filter(({ problem }) => problem?.code === 'refused')
  const title = copy.changesWait(waiting, online)
  return (
    <>
      <p className="sr-only" role="status">
        {waiting > 0 && !sending ? title : ''}
      </p>
      {waiting > 0 && !(sending && online) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-4 ring-1 ring-line ring-inset">
          <CloudOff aria-hidden="true" className="size-6 shrink-0 text-muted" />
          <div className="min-w-48 flex-1">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">
              {isServerFull() ? `${WAITING_TITLE}. ${waitingBody()}` : copy.changesKept}
            </p>
          </div>
          {online ? (
            <Button loading={sending} onClick={() => void queue.flush()} size="sm" variant="secondary">
              {copy.sendNow}
            </Button>
          ) : null}
        </div>
      ) : null}
      {refused.map((entry) => {
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
      {unknown > 0 ? (
        <Alert title={copy.ofNewer(unknown)} tone="soon">
          {copy.ofNewerHelp}
        </Alert>
      ) : null}
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
