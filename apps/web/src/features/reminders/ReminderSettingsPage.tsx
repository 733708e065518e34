import type { ReminderPrefRow } from '@tappet/wire'
import { BellRing, Gauge } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { useReminderPrefs } from '../../backend/upkeep.ts'
import { Button, Card, EmptyState, ErrorState, Page, PageHeader, SkeletonCard } from '../../ui/index.ts'

/** Which services a driver is reminded of. In this version the list can be read, not yet changed. */
export default function ReminderSettingsPage() {
  const { user } = useSession()
  if (!user) return null
  return <Reminders userId={user.id} />
}

function Reminders({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const prefs = useReminderPrefs(userId)
  return (
    <Page width="reading">
      <PageHeader
        action={
          <Button
            icon={<Gauge aria-hidden="true" />}
            render={<Link to="/current-mileage" />}
            variant="secondary"
          >
            Current Mileage
          </Button>
        }
        back={{ label: 'Back to Maintenance', onBack: () => navigate('/maintenance') }}
        subtitle="A reminder comes by date or by mileage, whichever is reached first."
        title="Reminder Settings"
      />
      {prefs.isPending ? <SkeletonCard label="Loading your reminders" lines={3} /> : null}
      {prefs.isError ? (
        <ErrorState
          action={<Button onClick={() => prefs.refetch()}>Try again</Button>}
          kept="Your reminders are safe in your account."
          title="Failed to load reminder settings"
          what="The server did not answer."
        />
      ) : null}
      {prefs.data?.length === 0 ? (
        <EmptyState
          body="Each service you want to be reminded of will stand here with its intervals. Adding reminders is not part of this version yet."
          icon={<BellRing aria-hidden="true" />}
          title="No reminders yet"
        />
      ) : null}
      {prefs.data && prefs.data.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {prefs.data.map((pref) => (
            <li key={pref.id}>
              <Card className="p-4 md:p-6">
                <h2 className="text-xl">{pref.item}</h2>
                <p className="text-muted">{intervalWords(pref)}</p>
              </Card>
            </li>
          ))}
        </ul>
      ) : null}
    </Page>
  )
}

/** "Every 5,000 mi or 6 months, whichever comes first". */
export function intervalWords(pref: Pick<ReminderPrefRow, 'miles_interval' | 'months_interval'>): string {
  const parts = [
    pref.miles_interval === null ? null : `${pref.miles_interval.toLocaleString('en-US')} mi`,
    pref.months_interval === null
      ? null
      : `${pref.months_interval} ${pref.months_interval === 1 ? 'month' : 'months'}`,
  ].filter((part) => part !== null)
  if (parts.length === 0) return 'No interval set'
  return `Every ${parts.join(' or ')}${parts.length === 2 ? ', whichever comes first' : ''}`
}
