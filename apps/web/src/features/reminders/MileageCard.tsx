import { Gauge } from 'lucide-react'
import { Link } from 'react-router'
import { formatDistance, useDistanceUnit } from '../../platform/distance-unit.ts'
import { dayWords } from '../../platform/local-day.ts'
import { Button, Card, CardBody, CardHeader, Skeleton } from '../../ui/index.ts'
import { useReading } from './mileage.ts'

/** The mileage that reminders count from, and the way to a newer one. */
export function MileageCard({ userId }: { userId: string }) {
  const [unit] = useDistanceUnit()
  const reading = useReading(userId)
  return (
    <Card>
      <CardHeader
        description="Reminders by distance count from here."
        icon={<Gauge aria-hidden="true" />}
        title="Your car stands at"
      />
      <CardBody className="flex flex-col items-start gap-4">
        {reading.isPending ? <Skeleton shape="figure" /> : null}
        {reading.isError && reading.data === undefined ? <p>The mileage could not be loaded.</p> : null}
        {reading.data === null ? <p>No mileage is recorded yet.</p> : null}
        {reading.data ? (
          <p>
            <span className="figure text-3xl">{formatDistance(reading.data.miles, unit)}</span>
            <br />
            <span className="text-sm text-muted">Recorded {dayWords(reading.data.day)}</span>
          </p>
        ) : null}
        <Button render={<Link to="/current-mileage" />} variant="secondary">
          {reading.data === null ? 'Enter your mileage' : 'Update mileage'}
        </Button>
      </CardBody>
    </Card>
  )
}
