import { type FillUp, fillUpFields } from '@tappet/upkeep'
import { formatDay } from '../../format/local-day.ts'
import { addAgain, takeMine, takeTheirs } from '../../offline/decide.ts'
import { addFillUps } from '../../offline/fuel/kinds.ts'
import type { DeleteFuelWork, EditFuelWork, FuelEntry } from '../../offline/fuel/work.ts'
import { queue } from '../../offline/instance.ts'
import { conflicting, isSame, type Values } from '../../offline/unchanged.ts'
import { DeletedElsewhere, DeletedHere, TwoVersions, toast } from '../../ui/index.ts'
import { valuesText, valueText } from './shown-values.ts'

type Edited = FuelEntry & { kind: 'fuel.edit' }
type Deleted = FuelEntry & { kind: 'fuel.delete' }

/** Whether two devices have changed the same fill-up, so that the driver is asked. */
export function isConflict(entry: FuelEntry): entry is Edited | Deleted {
  if (entry.kind === 'fuel.edit') return entry.work.stored !== undefined || entry.work.gone === true
  return entry.kind === 'fuel.delete' && entry.work.stored !== undefined
}

/** What both devices hold. Nothing is sent or dropped until the driver has chosen. */
export function Conflict({ entry }: { entry: Edited | Deleted }) {
  if (entry.kind === 'fuel.delete') return <DeleteConflict id={entry.id} work={entry.work} />
  const { work } = entry
  if (work.gone && work.seen) return <Gone entry={entry} seen={work.seen} work={work} />
  return (
    <TwoVersions
      fields={conflicting(work).map(({ name, mine, theirs }) => ({
        label: valueText.label(name),
        mine: valueText.of(name, mine),
        theirs: valueText.of(name, theirs),
      }))}
      onMine={() => void takeMine(entry.id, work)}
      onTheirs={() => void takeTheirs(entry.id, work)}
      title={`${nameOf(work.seen)} was changed on two devices`}
    />
  )
}

function Gone({
  entry,
  work,
  seen,
}: {
  entry: Edited
  work: EditFuelWork
  seen: NonNullable<EditFuelWork['seen']>
}) {
  const add = async () => {
    const submitted = await addAgain(addFillUps, { fillUps: [{ ...seen, ...work.changes }] }, entry)
    if (submitted.kind === 'failed') toast.error('Not added', { description: submitted.message })
  }
  return (
    <DeletedElsewhere
      onAdd={() => void add()}
      onDiscard={() => void queue.remove(entry.id)}
      title={`${nameOf(seen)} was deleted on another device`}
    >
      What you changed: {valuesText(work.changes)}.
    </DeletedElsewhere>
  )
}

function DeleteConflict({ id, work }: { id: string; work: DeleteFuelWork }) {
  const { ids, rows = [], stored = {} } = work
  // What is there now has been seen, so it may be deleted.
  const deleteAnyway = () =>
    void queue.retry(id, { ids, rows: rows.map((row) => ({ ...row, ...stored[row.id] })) })
  return (
    <DeletedHere
      lines={rows.map((row) => `${nameOf(row)}: ${changesText(row, stored[row.id] ?? {})}`)}
      onDelete={deleteAnyway}
      onKeep={() => void queue.remove(id)}
    />
  )
}

function changesText(row: FillUp, stored: Values): string {
  return fillUpFields
    .filter((name) => !isSame(stored[name], row[name]))
    .map(
      (name) =>
        `${valueText.label(name)} ${valueText.of(name, stored[name])}, was ${valueText.of(name, row[name])}`,
    )
    .join('; ')
}

const nameOf = (row: { date: string } | undefined) =>
  row ? `The fill-up of ${formatDay(row.date)}` : 'A fill-up'
