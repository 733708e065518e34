import { carName } from '../../backend/car.ts'
import { isGarageEntry } from '../../offline/garage/kinds.ts'
import type { GarageEntry } from '../../offline/garage/work.ts'
import { queue } from '../../offline/instance.ts'
import { saveRefused } from '../../offline/refused-file.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { RefusedChange } from '../../ui/index.ts'
import { Conflict, isConflict } from './Conflict.tsx'

/** Changes of the garage that the server refused. They are kept until the driver decides. */
export function RefusedChanges() {
  const { entries } = useStore(queue)
  const refused = entries.filter(isGarageEntry).filter(({ problem }) => problem?.code === 'refused')
  return refused.map((entry) =>
    isConflict(entry) ? (
      <Conflict entry={entry} key={entry.id} />
    ) : (
      <RefusedChange
        key={entry.id}
        onDiscard={() => void queue.remove(entry.id)}
        onExport={exportOf(entry)}
        onRetry={() => void queue.retry(entry.id)}
      >
        {wordsOf(entry)} {entry.problem?.message}
      </RefusedChange>
    ),
  )
}

function wordsOf({ kind, work }: GarageEntry): string {
  if (kind === 'garage.add') return `Adding ${carName(work.car)}.`
  return `${kind === 'garage.edit' ? 'Changing' : 'Deleting'} ${work.name}.`
}

const exportOf = (entry: GarageEntry) =>
  entry.kind === 'garage.delete' ? undefined : () => saveRefused(entry)
