import { useNavigate } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { formatDistance, useDistanceUnit } from '../../platform/distance-unit.ts'
import { dayWords } from '../../platform/local-day.ts'
import { Page, PageHeader, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { MileageForm } from './MileageForm.tsx'
import type { Reading } from './mileage.ts'
import { useReading } from './mileage.ts'

/** The last mileage recorded of the car, and the form for today's. */
export default function CurrentMileagePage() {
  const { user } = useSession()
  if (!user) return null
  return <CurrentMileage userId={user.id} />
}

function CurrentMileage({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const toMaintenance = () => navigate('/maintenance')
  const reading = useReading(userId)
  return (
    <Page width="reading">
      <PageHeader
        back={{ label: 'Back to Maintenance', onBack: toMaintenance }}
        subtitle="What your odometer says today. Reminders by distance count from it."
        title="Current Mileage"
      />
      {reading.isPending ? <SkeletonCard label="Loading your mileage" /> : null}
      {reading.isError ? (
        <LoadFailed
          hasRows={reading.data !== undefined}
          kept="Your records are safe in your account."
          onRetry={() => void reading.refetch()}
          title="Failed to load current mileage"
        />
      ) : null}
      {reading.data !== undefined ? (
        <>
          <LastReading reading={reading.data} />
          <MileageForm last={reading.data} onCancel={toMaintenance} userId={userId} />
        </>
      ) : null}
    </Page>
  )
}

function LastReading({ reading }: { reading: Reading | null }) {
  const [unit] = useDistanceUnit()
  return (
    <StatRow>
      <Stat
        hint={
          reading === null ? 'No record carries a mileage yet' : 'The highest reading in your service log'
        }
        label="Last recorded"
        value={reading === null ? '–' : formatDistance(reading.miles, unit)}
      />
      <Stat label="Recorded on" value={reading === null ? '–' : dayWords(reading.day)} />
    </StatRow>
  )
}
