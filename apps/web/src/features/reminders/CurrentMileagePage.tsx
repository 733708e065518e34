import { useNavigate } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'
import type { ShownReading } from '../../offline/log/overlay.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useDistanceUnit } from '../../platform/storage/distance-unit.ts'
import { Page, PageHeader, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { MileageForm } from './MileageForm.tsx'

/** The last mileage recorded of the car, and the form for today's. */
export default function CurrentMileagePage() {
  const { user } = useSession()
  if (!user) return null
  return <CurrentMileage userId={user.id} />
}

function CurrentMileage({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const toMaintenance = () => navigate('/maintenance')
  const { odometer, reading } = useReading(userId)
  return (
    <Page width="reading">
      <PageHeader
        back={{ label: 'Back to Maintenance', onBack: toMaintenance }}
        subtitle="What your odometer says today. Reminders by distance count from it."
        title="Current Mileage"
      />
      {odometer.isPending ? <SkeletonCard label="Loading your mileage" /> : null}
      {odometer.isError ? (
        <LoadFailed
          hasRows={reading !== undefined}
          kept="Reading the log deletes nothing. You can still add a reading."
          onRetry={() => void odometer.refetch()}
          title="Failed to load current mileage"
        />
      ) : null}
      {reading === undefined ? null : <LastReading reading={reading} />}
      {odometer.isPending ? null : (
        <MileageForm last={reading ?? null} onCancel={toMaintenance} userId={userId} />
      )}
    </Page>
  )
}

function LastReading({ reading }: { reading: ShownReading | null }) {
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
      <Stat
        hint={reading?.waiting ? 'Waiting to be sent' : undefined}
        label="Recorded on"
        value={reading === null ? '–' : formatDay(reading.day)}
      />
    </StatRow>
  )
}
