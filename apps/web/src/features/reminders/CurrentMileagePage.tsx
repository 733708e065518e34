import { useNavigate } from 'react-router'
import { useSession } from '../../backend/session.tsx'
import { formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import type { ShownReading } from '../../offline/log/overlay.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
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
  const { car, isKnown } = useGarage(userId)
  const { odometer, reading } = useReading(userId, car)
  const isPending = odometer.isPending || !isKnown
  return (
    <Page width="reading">
      <PageHeader
        back={{ label: 'Back to Maintenance', onBack: toMaintenance }}
        subtitle="What your odometer says today. Reminders by distance count from it."
        title="Current Mileage"
      />
      {isPending ? <SkeletonCard label="Loading your mileage" /> : null}
      {odometer.isError ? (
        <LoadFailed
          hasRows={reading !== undefined}
          kept="Reading the log deletes nothing. You can still add a reading."
          onRetry={() => void odometer.refetch()}
          title="Failed to load current mileage"
        />
      ) : null}
      {reading === undefined || isPending ? null : <LastReading reading={reading} />}
      {isPending ? null : (
        <MileageForm
          car={car}
          key={car?.id}
          last={reading ?? null}
          onCancel={toMaintenance}
          userId={userId}
        />
      )}
    </Page>
  )
}

function LastReading({ reading }: { reading: ShownReading | null }) {
  const { distance: unit } = useUnits()
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
