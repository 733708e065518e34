import { BellRing, Gauge, Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { useMaintenance } from '../../backend/upkeep.ts'
import { Button, ErrorState, Page, PageHeader } from '../../ui/index.ts'
import { HEAD } from './head.ts'
import { Loading } from './Loading.tsx'
import { Log } from './Log.tsx'
import { applyWrites } from './outbox/overlay.ts'
import { useOutboxState, useWriter } from './outbox/use-outbox.ts'
import { WaitingNote } from './WaitingNote.tsx'
import { LOAD_FAILED } from './words.ts'

/** The service log: what was done to the car, when, at what mileage, for how much. */
export default function MaintenancePage() {
  const { user } = useSession()
  if (!user) return null
  return <ServiceLog userId={user.id} />
}

function ServiceLog({ userId }: { userId: string }) {
  useWriter()
  const log = useMaintenance(userId)
  const { writes } = useOutboxState()
  const [adding, setAdding] = useState<{ item: string } | null>(null)
  // Thousands of rows are drawn in pieces, between which a tap is answered.
  const records = useDeferredValue(log.data, undefined)
  const rows = useMemo(() => applyWrites(records ?? [], writes), [records, writes])
  // Without a network nothing is being loaded, whatever is still to come.
  const offline = log.isPending && log.fetchStatus === 'paused'
  return (
    <Page>
      <PageHeader action={<HeaderActions onAdd={() => setAdding({ item: '' })} />} {...HEAD} />
      <WaitingNote />
      {log.isError && !log.data ? (
        <ErrorState
          action={<Button onClick={() => log.refetch()}>Try again</Button>}
          kept="Your records are safe in your account, and you can go on adding."
          title={LOAD_FAILED}
          what="The server did not answer."
        />
      ) : null}
      {offline ? (
        <ErrorState
          kept="You can go on adding: what you write is kept here and sent later."
          title="You are offline"
          what="Your earlier records appear when there is a connection."
        />
      ) : null}
      {(log.isPending || (log.data && !records)) && !offline ? <Loading /> : null}
      {records || rows.length > 0 || adding || offline || log.isError ? (
        <Log
          adding={adding}
          isComplete={records !== undefined}
          onAdd={(item) => setAdding({ item })}
          onAdded={() => setAdding(null)}
          rows={rows}
          userId={userId}
        />
      ) : null}
      {/* The last record scrolls out from under the button that floats on a phone. */}
      <div aria-hidden="true" className="h-8 md:hidden" />
    </Page>
  )
}

/* The narrowest phones show the words alone: two rows would push the log down. */
const BESIDE_EACH_OTHER = 'max-sm:px-2.5 max-[389px]:[&>svg]:hidden'

function HeaderActions({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      {/* On a phone it stays under the thumb, above the tabs, however far the list is scrolled. */}
      <Button
        className="max-md:fixed max-md:right-4 max-md:bottom-[calc(var(--nav-height)+var(--safe-bottom)+1rem)] max-md:z-10 max-md:shadow-card md:min-h-10"
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
    </>
  )
}
