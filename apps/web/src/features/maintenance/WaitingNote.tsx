import { CloudOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { isServerFull } from '../../backend/connection/asked-to-wait.ts'
import { WAITING_TITLE, waitingBody } from '../../offline/copy.ts'
import { queue } from '../../offline/instance.ts'
import type { LogRow } from '../../offline/log/table.ts'
import { useLogQueue } from '../../offline/use-offline.ts'
import { useOnline } from '../../platform/app/network.ts'
import { Alert, Button } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { Draft } from './record/draft.ts'

const RefusedRecords = lazy(() => import('./RefusedRecords.tsx'))

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
  const refused = entries.filter(({ problem }) => problem?.code === 'refused')
  const title = copy.changesWait(waiting, online)
  return (
    <>
      <p className="sr-only" role="status">
        {waiting > 0 && !sending ? title : ''}
      </p>
      {waiting > 0 && !(sending && online) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-4 ring-1 ring-line ring-inset">
          <CloudOff className="size-6 shrink-0 text-muted" />
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
      {refused.length > 0 ? (
        <Suspense>
          <RefusedRecords entries={refused} isComplete={isComplete} onEdit={onEdit} rows={rows} />
        </Suspense>
      ) : null}
      {unknown > 0 ? (
        <Alert title={copy.ofNewer(unknown)} tone="soon">
          {copy.ofNewerHelp}
        </Alert>
      ) : null}
    </>
  )
}
