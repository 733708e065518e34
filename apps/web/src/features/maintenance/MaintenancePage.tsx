import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { type LogPart, useLogPart } from '../../backend/car/log-part.ts'
import { useMaintenance } from '../../backend/car/upkeep.ts'
import { HEADS } from '../../format/page-heads.ts'
import { CARS_UNREAD, KEPT_FOR_DEFAULT_CAR } from '../../offline/garage/copy.ts'
import { useGarage, useRowsOfCar } from '../../offline/garage/use-garage.ts'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import { type LogRow, logTable } from '../../offline/log/table.ts'
import { useLogQueue } from '../../offline/use-offline.ts'
import { useOnline } from '../../platform/app/network.ts'
import {
  Alert,
  Button,
  ErrorState,
  LoadFailed,
  Page,
  PageHeader,
  ProgressBar,
  Skeleton,
  SkeletonCard,
  Stat,
  StatRow,
} from '../../ui/index.ts'
import { copy } from './copy.ts'
import { HINT_ROOM } from './Figures.tsx'
import { Log } from './Log.tsx'
import { LogColumns } from './LogColumns.tsx'
import type { Draft } from './record/draft.ts'
import { WaitingNote } from './WaitingNote.tsx'

const NO_ROWS: readonly LogRow[] = []

export default function MaintenancePage() {
  const { user } = useSession()
  if (!user) return null
  return <ServiceLog userId={user.id} />
}

const TABLES = ['maintenance', 'car_costs', 'vehicles'] as const

function ServiceLog({ userId }: { userId: string }) {
  useLiveTables(TABLES)
  const log = useMaintenance(userId)
  const part = useLogPart(userId)
  const { entries } = useLogQueue()
  const [adding, setAdding] = useState<{ item: string } | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  // Taps are handled while thousands of rows render.
  const { car, isKnown, isUnread, readAgain } = useGarage(userId)
  const source = useMemo(() => {
    if (log.data) return { rows: log.data, isWhole: true }
    return part && { rows: part.rows, isWhole: false }
  }, [log.data, part])
  const records = useDeferredValue(isKnown ? source : null, null)
  const isComplete = records?.isWhole ?? false
  const all = useMemo(() => logTable.rowsWith(records?.rows ?? [], entries), [records, entries])
  const ofCar = useRowsOfCar(all, car)
  const rows = isKnown ? ofCar : NO_ROWS
  // There is no network, so nothing is loading.
  const offline = log.isPending && log.fetchStatus === 'paused' && !part
  return (
    <Page>
      <PageHeader
        action={
          <Button
            icon={<Plus />}
            onClick={() => setAdding({ item: '' })}
            // One amber button on an empty log.
            variant={isComplete && rows.length === 0 ? 'secondary' : 'primary'}
          >
            {copy.addRecord}
          </Button>
        }
        {...HEADS.maintenance}
      />
      <WaitingNote isComplete={isComplete} onEdit={setDraft} rows={all} />
      {part && !log.data ? (
        <StillReading isReading={log.isFetching} onReadOn={() => void log.refetch()} part={part} />
      ) : null}
      {isUnread ? <LoadFailed {...CARS_UNREAD} kept={KEPT_FOR_DEFAULT_CAR} onRetry={readAgain} /> : null}
      {log.isError && !source && !isUnread ? (
        <LoadFailed kept={copy.unreadKept} onRetry={() => void log.refetch()} title={copy.unread} />
      ) : null}
      {offline && !isUnread ? (
        <ErrorState kept={copy.offlineKept} title={copy.offline} what={copy.offlineWhy} />
      ) : null}
      {(log.isPending || source) && !records && !offline && !isUnread ? <Loading /> : null}
      {records || rows.length > 0 || adding || draft || offline || isUnread || log.isError ? (
        <Log
          adding={adding}
          car={car}
          isCarKnown={isKnown}
          draft={draft}
          isComplete={isComplete}
          onAdd={(item) => setAdding({ item })}
          onAdded={() => setAdding(null)}
          onDrafted={() => setDraft(null)}
          rows={rows}
          userId={userId}
        />
      ) : null}
    </Page>
  )
}

function Loading() {
  const waiting = <Skeleton className="h-[1lh]!" shape="figure" />
  return (
    <>
      <StatRow>
        <Stat hint={HINT_ROOM} label={copy.nextService} value={waiting} />
        <Stat label={copy.totalRecords} value={waiting} />
        <Stat hint={HINT_ROOM} label={copy.spendingThisYear} value={waiting} />
      </StatRow>
      <LogColumns
        aside={null}
        log={
          <>
            <Skeleton shape="button" />
            <SkeletonCard label={copy.loading} lines={6} />
          </>
        }
      />
    </>
  )
}

function StillReading({
  part: { read, total },
  isReading,
  onReadOn,
}: {
  part: Pick<LogPart, 'read' | 'total'>
  isReading: boolean
  onReadOn: () => void
}) {
  const online = useOnline()
  if (isReading)
    return (
      <Alert>
        <p className="sr-only" role="status">
          {copy.newestShown}
        </p>
        <ProgressBar
          label={copy.stillReading}
          text={copy.readSoFar(read, total)}
          value={(read / total) * 100}
        />
      </Alert>
    )
  return (
    <ErrorState
      action={<Button onClick={onReadOn}>{copy.readOn}</Button>}
      kept={copy.partKept}
      title={copy.onlyRead(read, total)}
      what={copy.partWhy(online)}
    />
  )
}
