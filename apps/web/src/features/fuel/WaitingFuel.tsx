import { CloudOff } from 'lucide-react'
import { waitingBody } from '../../offline/copy.ts'
import type { FuelEntry } from '../../offline/fuel/work.ts'
import { queue } from '../../offline/instance.ts'
import { saveRefused } from '../../offline/refused-file.ts'
import { useFuelQueue } from '../../offline/use-offline.ts'
import { RefusedChange } from '../../ui/index.ts'
import { Conflict, isConflict } from './Conflict.tsx'
import { fillUpCount } from './copy.ts'
import { valuesText } from './shown-values.ts'

/** Changes that wait for the server, and changes that it refused. Renders nothing when there are none. */
export function WaitingFuel() {
  const { entries, waiting } = useFuelQueue()
  const refused = entries.filter(({ problem }) => problem?.code === 'refused')
  return (
    <>
      {waiting > 0 ? (
        <p
          className="flex items-center gap-3 rounded-card bg-sunken p-4 ring-1 ring-line ring-inset"
          role="status"
        >
          <CloudOff aria-hidden="true" className="size-6 shrink-0 text-muted" />
          {waiting} {waiting === 1 ? 'change' : 'changes'}: kept on this device. {waitingBody()}
        </p>
      ) : null}
      {refused.map((entry) =>
        isConflict(entry) ? (
          <Conflict entry={entry} key={entry.id} />
        ) : (
          <RefusedChange
            key={entry.id}
            onDiscard={() => void queue.remove(entry.id)}
            onExport={exportOf(entry)}
            onRetry={() => void queue.retry(entry.id)}
          >
            {entryText(entry)} {entry.problem?.message}
          </RefusedChange>
        ),
      )}
    </>
  )
}

/** What is in the entry, in full where it is one fill-up: a refused one is shown nowhere else. */
function entryText({ kind, work }: FuelEntry): string {
  if (kind === 'fuel.delete') return `Deleting ${fillUpCount(work.ids.length)}.`
  if (kind === 'fuel.edit') return `Changing a fill-up: ${valuesText(work.changes)}.`
  const [first, ...others] = work.fillUps
  return others.length > 0 || !first
    ? `Adding ${fillUpCount(work.fillUps.length)}.`
    : `Adding ${valuesText(first)}.`
}

const exportOf = (entry: FuelEntry) => (entry.kind === 'fuel.delete' ? undefined : () => saveRefused(entry))
