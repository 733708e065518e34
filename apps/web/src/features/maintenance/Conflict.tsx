import { fieldsOf, type LogFieldName, logFieldNames, logFields } from '@tappet/upkeep'
import type { DistanceUnit } from '../../format/distance.ts'
import { takeMine, takeTheirs } from '../../offline/decide.ts'
import { queue } from '../../offline/instance.ts'
import type { DeleteWork, EditWork, LogEntry, NewRecord } from '../../offline/log/work.ts'
import { conflicting, type Values } from '../../offline/unchanged.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { DeletedHere, TwoVersions } from '../../ui/index.ts'
import { shownValue } from './shown-fields.ts'

type Edited = LogEntry & { kind: 'log.edit' }
type Deleted = LogEntry & { kind: 'log.delete' }

/** Whether two devices have changed the same, so that the driver is asked. */
export function isConflict(entry: LogEntry): entry is Edited | Deleted {
  return (entry.kind === 'log.edit' || entry.kind === 'log.delete') && entry.work.stored !== undefined
}

/** Both values side by side. Nothing is sent or dropped until the driver has chosen. */
export function Conflict({ entry }: { entry: Edited | Deleted }) {
  const { id } = entry
  if (entry.kind === 'log.edit') return <EditConflict id={id} work={entry.work} />
  return <DeleteConflict id={id} work={entry.work} />
}

function EditConflict({ id, work }: { id: string; work: EditWork }) {
  const { distance: unit } = useUnits()
  return (
    <TwoVersions
      fields={conflicting(work).map(({ name, mine, theirs }) => ({
        label: labelOf(name),
        mine: textOf(name, mine, unit),
        theirs: textOf(name, theirs, unit),
      }))}
      onMine={() => void takeMine(id, work)}
      onTheirs={() => void takeTheirs(id, work, work.receipt !== undefined)}
      title={`${work.item} was changed on two devices`}
    />
  )
}

function DeleteConflict({ id, work }: { id: string; work: DeleteWork }) {
  const { distance: unit } = useUnits()
  const { stored = {}, records } = work
  const deleteAnyway = () => {
    // What is there now has been seen, so it may be deleted.
    const seen = records.map((record) => ({ ...record, ...fieldsOf({ ...record, ...stored[record.id] }) }))
    void queue.retry(id, { records: seen })
  }
  return (
    <DeletedHere
      lines={records.map((record) => `${record.item}: ${changesText(record, stored[record.id] ?? {}, unit)}`)}
      onDelete={deleteAnyway}
      onKeep={() => void queue.remove(id)}
    />
  )
}

function changesText(record: NewRecord, stored: Values, unit: DistanceUnit): string {
  return logFieldNames
    .filter((name) => (stored[name] ?? null) !== (record[name] ?? null))
    .map(
      (name) =>
        `${labelOf(name)} ${textOf(name, stored[name], unit)}, was ${textOf(name, record[name], unit)}`,
    )
    .join('; ')
}

const isField = (name: string): name is LogFieldName => name in logFields
const labelOf = (name: string) => (isField(name) ? logFields[name].label : name)

/** A text of the driver's stands in quotation marks: it could be read as a part of the sentence. */
function textOf(name: string, value: unknown, unit: DistanceUnit): string {
  if (!isField(name)) return String(value)
  const text = shownValue(name, value, unit)
  return logFields[name].kind === 'text' && value ? `“${text}”` : text
}
