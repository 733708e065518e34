import { Gauge } from 'lucide-react'
import { Link } from 'react-router'
import { formatDistance } from '../../format/distance.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Button, Card, CardBody, CardHeader, Skeleton } from '../../ui/index.ts'
import { copy, recordedText } from './copy.ts'

export function MileageCard({ userId }: { userId: string }) {
  const { distance: unit } = useUnits()
  const { car, isKnown, isUnread } = useGarage(userId)
  const { odometer, reading: latest } = useReading(userId, car)
  const isPending = !isUnread && (odometer.isPending || !isKnown)
  const reading = isKnown && !isPending ? latest : undefined
  return (
    <Card>
      <CardHeader description={copy.standsAtUse} icon={<Gauge aria-hidden="true" />} title={copy.standsAt} />
      <CardBody className="flex flex-col items-start gap-4">
        {isPending ? <Skeleton shape="figure" /> : null}
        {isUnread || (odometer.isError && reading === undefined) ? <p>{copy.mileageNotRead}</p> : null}
        {reading === null ? <p>{copy.noneRecorded}</p> : null}
        {reading ? (
          <p>
            <span className="figure text-3xl">{formatDistance(reading.miles, unit)}</span>
            <br />
            <span className="text-sm text-muted">{recordedText(reading)}</span>
          </p>
        ) : null}
        <Button render={<Link to="/current-mileage" />} variant="secondary">
          {reading === null ? copy.enterMileage : copy.changeMileage}
        </Button>
      </CardBody>
    </Card>
  )
}
