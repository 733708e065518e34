import { useNavigate } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { useLatestMileage } from '../../backend/upkeep.ts'
import { Alert, Button, ErrorState, Page, PageHeader, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'

/** The last mileage known of the car. In this version it can be read, not yet updated. */
export default function CurrentMileagePage() {
  const { user } = useSession()
  if (!user) return null
  return <CurrentMileage userId={user.id} />
}

function CurrentMileage({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const mileage = useLatestMileage(userId)
  return (
    <Page width="reading">
      <PageHeader
        back={{ label: 'Back to Maintenance', onBack: () => navigate('/maintenance') }}
        subtitle="Reminders by mileage count from this number."
        title="Current Mileage"
      />
      {mileage.isPending ? <SkeletonCard label="Loading your mileage" /> : null}
      {mileage.isError ? (
        <ErrorState
          action={<Button onClick={() => mileage.refetch()}>Try again</Button>}
          kept="Your records are safe in your account."
          title="Failed to load current mileage"
          what="The server did not answer."
        />
      ) : null}
      {mileage.isSuccess ? (
        <StatRow>
          <Stat
            hint={
              mileage.data === null ? 'No record carries a mileage yet' : 'The highest in your service log'
            }
            label="Last recorded"
            value={mileage.data === null ? '–' : `${mileage.data.toLocaleString()} mi`}
          />
        </StatRow>
      ) : null}
      <Alert>Entering a new mileage is not part of this version yet.</Alert>
      <Button className="self-start" onClick={() => navigate('/maintenance')} variant="secondary">
        Cancel
      </Button>
    </Page>
  )
}
