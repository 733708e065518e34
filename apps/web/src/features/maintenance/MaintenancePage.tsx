import type { MaintenanceRow } from '@tappet/wire'
import { BellRing, ClipboardList, Gauge } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { useMaintenance } from '../../backend/upkeep.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Page,
  PageHeader,
  Section,
  SkeletonCard,
  Stat,
  StatRow,
} from '../../ui/index.ts'
import { isServiceRecord, spentInYearUsd, wholeUsd } from './stats.ts'

/** The service log. In this version it can be read; adding records comes with the next one. */
export default function MaintenancePage() {
  const { user } = useSession()
  if (!user) return null
  return <ServiceLog userId={user.id} />
}

function ServiceLog({ userId }: { userId: string }) {
  const log = useMaintenance(userId)
  return (
    <Page>
      <PageHeader
        action={
          <>
            <Button
              icon={<BellRing aria-hidden="true" />}
              render={<Link to="/reminder-settings" />}
              variant="secondary"
            >
              Reminder Settings
            </Button>
            <Button
              icon={<Gauge aria-hidden="true" />}
              render={<Link to="/current-mileage" />}
              variant="secondary"
            >
              Current Mileage
            </Button>
          </>
        }
        subtitle="Your car's service record: what was done, when, at what mileage, for how much."
        title="Maintenance Log"
      />
      {log.isPending ? <SkeletonCard label="Loading your service log" lines={4} /> : null}
      {log.isError ? (
        <ErrorState
          action={<Button onClick={() => log.refetch()}>Try again</Button>}
          kept="Your records are safe in your account."
          title="Failed to load maintenance records"
          what="The server did not answer."
        />
      ) : null}
      {log.data ? <Loaded rows={log.data} /> : null}
    </Page>
  )
}

function Loaded({ rows }: { rows: MaintenanceRow[] }) {
  const records = rows.filter(isServiceRecord)
  return (
    <>
      <StatRow>
        <Stat label="Total Records" value={records.length} />
        <Stat label="YTD Spending" value={wholeUsd(spentInYearUsd(rows, new Date().getFullYear()))} />
        <Stat hint="Needs a reminder to count from" label="Next Service" value="–" />
      </StatRow>
      <Section title="Records">
        {records.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {records.map((row) => (
              <li key={row.id}>
                <RecordCard row={row} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            action={
              <Button render={<Link to="/reminder-settings" />} variant="secondary">
                See your reminders
              </Button>
            }
            body="Each service will appear here with its date, mileage and cost. Adding records is not part of this version yet."
            icon={<ClipboardList aria-hidden="true" />}
            title="No service recorded yet"
          />
        )}
      </Section>
    </>
  )
}

function RecordCard({ row }: { row: MaintenanceRow }) {
  return (
    <Card className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4 md:p-6">
      <div>
        <h3 className="text-xl">{row.item}</h3>
        <p className="text-muted">
          {new Date(`${row.date}T00:00:00`).toLocaleDateString(undefined, { dateStyle: 'medium' })}
          {row.mileage === null ? null : ` · ${row.mileage.toLocaleString()} mi`}
        </p>
        {row.notes ? <p className="mt-1">{row.notes}</p> : null}
      </div>
      {row.cost === null ? null : <p className="figure text-xl">{wholeUsd(row.cost)}</p>}
    </Card>
  )
}
