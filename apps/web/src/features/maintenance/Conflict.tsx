import { fieldsOf, type LogFieldName, logFieldNames, logFields } from '@tappet/upkeep'
import type { DistanceUnit } from '../../format/distance.ts'
import { queue } from '../../offline/instance.ts'
import type { DeleteWork, EditWork, LogEntry, NewRecord } from '../../offline/log/work.ts'
import { conflicting, keepMine, keepTheirs, type Values } from '../../offline/unchanged.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Alert, Button } from '../../ui/index.ts'
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
  const takeTheirs = () => {
    const left = keepTheirs(work)
    const nothingLeft = Object.keys(left.changes).length === 0 && left.receipt === undefined
    void (nothingLeft ? queue.remove(id) : queue.retry(id, left))
  }
  return (
    <Alert
      action={
        <>
          <Button onClick={() => void queue.retry(id, keepMine(work))} size="sm">
            Use this device’s
          </Button>
          <Button onClick={takeTheirs} size="sm" variant="secondary">
            Use the other device’s
          </Button>
        </>
      }
      title={`${work.item} was changed on two devices`}
      tone="soon"
    >
      Both are kept until you choose.
      <ul className="mt-2 flex flex-col gap-1">
        {conflicting(work).map(({ name, mine, theirs }) => (
          <li key={name}>
            {labelOf(name)}: {textOf(name, mine, unit)} on this device, {textOf(name, theirs, unit)} on the
            other.
          </li>
        ))}
      </ul>
    </Alert>
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
    <Alert
      action={
        <>
          <Button onClick={() => void queue.remove(id)} size="sm">
            Keep {records.length === 1 ? 'it' : 'them'}
          </Button>
          <Button onClick={deleteAnyway} size="sm" variant="secondary">
            Delete anyway
          </Button>
        </>
      }
      title="Deleted here, changed on another device"
      tone="soon"
    >
      Not deleted until you choose.
      <ul className="mt-2 flex flex-col gap-1">
        {records.map((record) => (
          <li key={record.id}>
            {record.item}: {changesText(record, stored[record.id] ?? {}, unit)}
          </li>
        ))}
      </ul>
    </Alert>
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
const textOf = (name: string, value: unknown, unit: DistanceUnit) =>
  isField(name) ? shownValue(name, value, unit) : String(value)
