import { carName } from '../../backend/car/car.ts'
import { writersIn } from '../../format/writers.ts'
import { type GarageEntry, garageTable } from '../../offline/garage/table.ts'
import { queue } from '../../offline/instance.ts'
import { saveRefused } from '../../offline/refused-file.ts'
import { adding, changing, conflictOf, deleting } from '../../offline/table/conflict.ts'
import { isAdd, isDeletion, isEdit } from '../../offline/table/entries.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Conflict, RefusedChange } from '../../ui/index.ts'

export function RefusedChanges() {
  const { entries } = useStore(queue)
  const units = useUnits()
  const refused = entries.filter(garageTable.has).filter(({ problem }) => problem?.code === 'refused')
  return refused.map((entry) => {
    const conflict = conflictOf(garageTable, entry, writersIn(units))
    if (conflict) return <Conflict key={entry.id} {...conflict} />
    return (
      <RefusedChange
        key={entry.id}
        onDiscard={() => void queue.remove(entry.id)}
        onExport={isDeletion(entry) ? undefined : () => saveRefused(entry)}
        onRetry={() => void queue.retry(entry.id)}
        reason={entry.problem?.message}
      >
        {wordsOf(entry)}
      </RefusedChange>
    )
  })
}

const NAMELESS = { name: null, year: null, make: null, model: null }

function wordsOf(entry: GarageEntry): string {
  if (isAdd(entry)) return adding(entry.work.rows.map((car) => carName(car)).join(', '))
  if (isEdit(entry)) return changing(garageTable.titleOf(entry.work))
  return deleting(entry.work.rows.map((seen) => carName({ ...NAMELESS, ...seen })).join(', '))
}
