import { useNavigate } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'
import { CARS_UNREAD, KEPT_FOR_DEFAULT_CAR } from '../../offline/garage/copy.ts'
import type { ShownReading } from '../../offline/log/reading.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { LoadFailed, Page, PageHeader, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'
import { copy, OF_DEVICE_ALONE } from './copy.ts'
import { MileageForm } from './MileageForm.tsx'
import { useMileage } from './use-mileage.ts'

export default function CurrentMileagePage() {
  const { user } = useSession()
  if (!user) return null
  return <CurrentMileage userId={user.id} />
}

function CurrentMileage({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const toMaintenance = () => navigate('/maintenance')
  const { car, isUnread, readAgain, odometer, isPending, reading } = useMileage(userId)
  return (
    <Page width="reading">
      <PageHeader
        back={{ label: copy.back, onBack: toMaintenance }}
        subtitle={copy.mileageUse}
        title={copy.mileage}
      />
      {isPending ? <SkeletonCard label={copy.loadingMileage} /> : null}
      {isUnread ? (
        <LoadFailed {...CARS_UNREAD} kept={KEPT_FOR_DEFAULT_CAR} onRetry={readAgain} />
      ) : odometer.isError ? (
        <LoadFailed
          kept={copy.mileageUnreadKept}
          onRetry={() => void odometer.refetch()}
          stale={reading !== undefined && !reading?.isOfDeviceAlone && copy.staleShown}
          title={copy.mileageUnread}
        />
      ) : null}
      {reading === undefined ? null : <LastReading reading={reading} />}
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
        hint={hintOf(reading, unit)}
        label={reading?.isOfDeviceAlone ? copy.waitingHere : copy.lastRecorded}
        value={reading === null ? '–' : formatDistance(reading.miles, unit)}
      />
      <Stat
        hint={reading?.waiting ? copy.waiting : undefined}
        label={copy.recordedOn}
        value={reading === null ? '–' : formatDay(reading.day)}
      />
    </StatRow>
  )
}

function hintOf(reading: ShownReading | null, unit: DistanceUnit): string {
  if (reading === null) return copy.noMileage
  if (reading.isOfDeviceAlone) return OF_DEVICE_ALONE
  const { counter } = reading
  return counter
    ? copy.newOdometer(formatDistance(counter.reads, unit), formatDistance(counter.total, unit))
    : copy.highestReading
}
