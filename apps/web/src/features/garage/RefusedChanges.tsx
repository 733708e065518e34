import { carName } from '../../backend/car.ts'
import { isGarageEntry } from '../../offline/garage/kinds.ts'
import type { GarageEntry } from '../../offline/garage/work.ts'
import { queue } from '../../offline/instance.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { Alert, Button } from '../../ui/index.ts'

/** Changes of the garage that the server refused. They are kept until the driver decides. */
export function RefusedChanges() {
  const { entries } = useStore(queue)
  const refused = entries.filter(isGarageEntry).filter(({ problem }) => problem?.code === 'refused')
  return refused.map((entry) => (
    <Alert
      action={
        <>
          <Button onClick={() => void queue.retry(entry.id)} size="sm">
            Try again
          </Button>
          <Button onClick={() => void queue.remove(entry.id)} size="sm" variant="ghost">
            Discard
          </Button>
        </>
      }
      key={entry.id}
      title="The server did not take a change"
      tone="soon"
    >
      {wordsOf(entry)} {entry.problem?.message} The change is kept on this device.
    </Alert>
  ))
}

function wordsOf({ kind, work }: GarageEntry): string {
  if (kind === 'garage.add') return `Adding ${carName(work.car)}.`
  return `${kind === 'garage.edit' ? 'Changing' : 'Deleting'} ${work.name}.`
}
