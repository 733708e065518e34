import { BellRing, Fuel, Gauge, Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useLogPart } from '../../backend/log-part.ts'
import { useSession } from '../../backend/session.tsx'
import { useMaintenance } from '../../backend/upkeep.ts'
import { useGarage, useRowsOfCar } from '../../offline/garage/use-garage.ts'
import { applyEntries } from '../../offline/log/overlay.ts'
import { useLogQueue } from '../../offline/use-offline.ts'
import { Button, ErrorState, Page, PageHeader } from '../../ui/index.ts'
import { LOAD_FAILED } from './copy.ts'
import { HEAD } from './head.ts'
import { Loading } from './Loading.tsx'
import { Log } from './Log.tsx'
import type { Draft } from './record/draft.ts'
import { StillReading } from './StillReading.tsx'
import { WaitingNote } from './WaitingNote.tsx'

/** The service log: what was done to the car, when, at what mileage, for how much. */
export default function MaintenancePage() {
  const { user } = useSession()
  if (!user) return null
  return <ServiceLog userId={user.id} />
}

function ServiceLog({ userId }: { userId: string }) {
  const log = useMaintenance(userId)
  const part = useLogPart(userId)
  const { entries } = useLogQueue()
  const [adding, setAdding] = useState<{ item: string } | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  // Deferred, so that taps are handled while thousands of rows render.
  const { car, isKnown } = useGarage(userId)
  const read = useMemo(() => {
    if (log.data) return { rows: log.data, isWhole: true }
    return part && { rows: part.rows, isWhole: false }
  }, [log.data, part])
  const records = useDeferredValue(isKnown ? read : null, null)
  const isComplete = records?.isWhole ?? false
  const all = useMemo(() => applyEntries(records?.rows ?? [], entries), [records, entries])
  const rows = useRowsOfCar(all, car)
  // Paused: there is no network, so nothing is loading.
  const offline = log.isPending && log.fetchStatus === 'paused' && !part
  return (
    <Page>
      <PageHeader action={<HeaderActions onAdd={() => setAdding({ item: '' })} />} {...HEAD} />
      <WaitingNote isComplete={isComplete} onEdit={setDraft} rows={all} />
      {part && !log.data ? (
        <StillReading isReading={log.isFetching} onReadOn={() => void log.refetch()} part={part} />
      ) : null}
      {log.isError && !read ? (
        <ErrorState
          action={<Button onClick={() => log.refetch()}>Try again</Button>}
          kept="Reading the log deletes nothing. You can still add records."
          title={LOAD_FAILED}
          what="The server did not answer."
        />
      ) : null}
      {offline ? (
        <ErrorState
          kept="You can still add records: what you write is kept here and sent later."
          title="You are offline"
          what="Your earlier records appear when there is a connection."
        />
      ) : null}
      {(log.isPending || read) && !records && !offline ? <Loading /> : null}
      {records || rows.length > 0 || adding || draft || offline || log.isError ? (
        <Log
          adding={adding}
          car={car}
          draft={draft}
          isComplete={isComplete}
          onAdd={(item) => setAdding({ item })}
          onAdded={() => setAdding(null)}
          onDrafted={() => setDraft(null)}
          rows={rows}
          userId={userId}
        />
      ) : null}
      {/* Space for the floating button on a phone, which would cover the last record. */}
      <div aria-hidden="true" className="h-8 md:hidden" />
    </Page>
  )
}

/* Phones show labels without icons, so that the three buttons fit in one row. */
const BESIDE_EACH_OTHER = 'max-sm:px-2.5 max-sm:[&>svg]:hidden'

function HeaderActions({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      {/* On a phone it floats above the tabs, at any scroll position; with large text it would cover what lies there. */}
      <Button
        className="max-md:min-[18rem]:fixed max-md:min-[18rem]:right-4 max-md:min-[18rem]:bottom-[calc(var(--nav-height)+var(--safe-bottom)+1rem)] max-md:min-[18rem]:z-10 max-md:min-[18rem]:shadow-card md:min-h-10"
        icon={<Plus aria-hidden="true" />}
        onClick={onAdd}
      >
        Add New Record
      </Button>
      <Button
        icon={<BellRing aria-hidden="true" />}
        render={<Link to="/reminder-settings" />}
        size="sm"
        variant="secondary"
        className={BESIDE_EACH_OTHER}
      >
        Reminder Settings
      </Button>
      <Button
        icon={<Gauge aria-hidden="true" />}
        render={<Link to="/current-mileage" />}
        size="sm"
        variant="secondary"
        className={BESIDE_EACH_OTHER}
      >
        Current Mileage
      </Button>
      <Button
        icon={<Fuel aria-hidden="true" />}
        render={<Link to="/fuel" />}
        size="sm"
        variant="secondary"
        className={BESIDE_EACH_OTHER}
      >
        Fuel
      </Button>
    </>
  )
}
