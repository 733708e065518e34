import { formatMoment } from '../../format/moment.ts'
import { addAgain, takeMine, takeTheirs } from '../../offline/decide.ts'
import { addCar } from '../../offline/garage/kinds.ts'
import type { CarFields, DeleteCarWork, EditCarWork, GarageEntry } from '../../offline/garage/work.ts'
import { queue } from '../../offline/instance.ts'
import { conflicting, isSame, type Values } from '../../offline/unchanged.ts'
import { DeletedElsewhere, DeletedHere, TwoVersions, toast } from '../../ui/index.ts'

type Edited = GarageEntry & { kind: 'garage.edit' }
type Deleted = GarageEntry & { kind: 'garage.delete' }

const LABELS: Readonly<Record<keyof CarFields, string>> = {
  name: 'Name',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  engine: 'Engine',
  fuel: 'Fuel',
  vin: 'VIN',
  plate: 'Plate',
  picture: 'Picture',
  odometer_unit: 'Its odometer counts',
  is_default: 'Default car',
  retired_at: 'Out of your garage since',
}

/** Whether two devices have changed the same car, so that the driver is asked. */
export function isConflict(entry: GarageEntry): entry is Edited | Deleted {
  if (entry.kind === 'garage.edit') return entry.work.stored !== undefined || entry.work.gone === true
  return entry.kind === 'garage.delete' && entry.work.stored !== undefined
}

/** What both devices hold. Nothing is sent or dropped until the driver has chosen. */
export function Conflict({ entry }: { entry: Edited | Deleted }) {
  if (entry.kind === 'garage.delete') return <DeleteConflict id={entry.id} work={entry.work} />
  const { work } = entry
  if (work.gone && work.seen) return <Gone entry={entry} seen={work.seen} work={work} />
  return (
    <TwoVersions
      fields={conflicting(work).map(({ name, mine, theirs }) => ({
        label: labelOf(name),
        mine: textOf(name, mine, 'this device’s'),
        theirs: textOf(name, theirs, 'another one'),
      }))}
      onMine={() => void takeMine(entry.id, work)}
      onTheirs={() => void takeTheirs(entry.id, work)}
      title={`${work.name} was changed on two devices`}
    />
  )
}

function Gone({
  entry,
  work,
  seen,
}: {
  entry: Edited
  work: EditCarWork
  seen: NonNullable<EditCarWork['seen']>
}) {
  const add = async () => {
    const car = { ...seen, ...work.changes, is_default: false }
    const submitted = await addAgain(addCar, { car }, entry)
    if (submitted.kind === 'failed') toast.error('Not added', { description: submitted.message })
  }
  return (
    <DeletedElsewhere
      onAdd={() => void add()}
      onDiscard={() => void queue.remove(entry.id)}
      title={`${work.name} was deleted on another device`}
    >
      What you changed:{' '}
      {Object.entries(work.changes)
        .map(([name, value]) => `${labelOf(name)} ${textOf(name, value, 'a new one')}`)
        .join(', ')}
      .
    </DeletedElsewhere>
  )
}

function DeleteConflict({ id, work }: { id: string; work: DeleteCarWork }) {
  const { carId, name, seen = {}, stored = {} } = work
  const changed = Object.keys(seen).filter(
    (field) => field !== 'is_default' && !isSame(stored[field], seen[field]),
  )
  // What is there now has been seen, so it may be deleted.
  const now: Values = Object.fromEntries(Object.keys(seen).map((field) => [field, stored[field] ?? null]))
  const lines = changed.map(
    (field) =>
      `${labelOf(field)} ${textOf(field, stored[field], 'another one')}, was ${textOf(field, seen[field], 'this device’s')}`,
  )
  return (
    <DeletedHere
      lines={[`${name}: ${lines.join('; ')}`]}
      onDelete={() => void queue.retry(id, { carId, name, seen: now })}
      onKeep={() => void queue.remove(id)}
    />
  )
}

const isField = (name: string): name is keyof CarFields => name in LABELS
const labelOf = (name: string) => (isField(name) ? LABELS[name] : name)

/** @param picture what stands for a picture, which no line of text shows */
function textOf(name: string, value: unknown, picture: string): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (name === 'picture') return picture
  if (name === 'retired_at') return formatMoment(String(value))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
