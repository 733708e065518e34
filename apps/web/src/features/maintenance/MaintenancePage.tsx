import { BellRing, Gauge, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { useMaintenance } from '../../backend/upkeep.ts'
import { Button, ErrorState, Page, PageHeader } from '../../ui/index.ts'
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
  const rows = useMemo(() => applyWrites(log.data ?? [], writes), [log.data, writes])
  // Without a network nothing is being loaded, whatever is still to come.
  const offline = log.isPending && log.fetchStatus === 'paused'
  return (
    <Page>
      <PageHeader
        action={<HeaderActions onAdd={() => setAdding({ item: '' })} />}
        subtitle="Your car's service record: what was done, when, at what mileage, for how much."
        title="Maintenance Log"
      />
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
      {log.isPending && !offline ? <Loading /> : null}
      {log.data || rows.length > 0 || adding || offline || log.isError ? (
        <Log
          adding={adding}
          isComplete={log.data !== undefined}
          onAdd={(item) => setAdding({ item })}
          onAdded={() => setAdding(null)}
          rows={rows}
          userId={userId}
        />
      ) : null}
    </Page>
  )
}

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
      >
        Reminder Settings
      </Button>
      <Button
        icon={<Gauge aria-hidden="true" />}
        render={<Link to="/current-mileage" />}
        size="sm"
        variant="secondary"
      >
        Current Mileage
      </Button>
    </>
  )
}
