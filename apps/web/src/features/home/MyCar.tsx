import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { carName } from '../../backend/car/car.ts'
import { useNextService } from '../../backend/car/upkeep.ts'
import { CarPicture } from '../../fields/CarPicture.tsx'
import { formatDistance } from '../../format/distance.ts'
import { formatDate } from '../../format/moment.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { countedMiles } from '../../offline/log/reading.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useUnitsOf } from '../../platform/storage/preferences.ts'
import { cx } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { useLastSound } from './last-sound.ts'

export function MyCar({ userId, onKnown }: { userId: string; onKnown: () => void }) {
  const { car, isKnown, isUnread } = useGarage(userId)
  const isSettled = isKnown || isUnread
  useLayoutEffect(() => {
    if (isSettled) onKnown()
  }, [isSettled, onKnown])
  if (!isKnown) return null
  if (car === null)
    return (
      <Link className="text-link inline-flex min-h-12 items-center font-semibold" to="/garage">
        {copy.addCar}
      </Link>
    )
  return <CarRow car={car} userId={userId} />
}

function CarRow({ car, userId }: { car: Car; userId: string }) {
  const units = useUnitsOf(car)
  const { reading } = useReading(userId, car)
  const next = useNextService(userId, car, countedMiles(reading))?.next
  const { data: sound } = useLastSound(userId, car)
  const service =
    next && `${next.item} ${next.overdue ? copy.isOverdue : lowerFirst(copy.dueLine(next, units.distance))}`
  return (
    <Link
      className="flex flex-wrap items-center gap-x-4 gap-y-0.5 rounded-card text-sm text-muted hover:bg-sunken sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-0"
      to="/garage"
    >
      <CarPicture
        car={car}
        className={cx('h-12 w-18 shrink-0 rounded-control sm:h-16 sm:w-24', sound && 'sm:row-span-2')}
      />
      {/* Large text takes a line of its own, in full. */}
      <span className="min-w-0 flex-1 basis-40 sm:self-end">
        <span className="flex flex-wrap items-baseline gap-x-3 text-base text-ink sm:text-lg sideways:text-base">
          <span className="font-semibold break-words">{carName(car)}</span>
          {reading ? <span className="figure">{formatDistance(reading.miles, units.distance)}</span> : null}
        </span>
        {service}
      </span>
      {sound ? (
        <span className="basis-full sm:self-start">
          <span>{copy.lastSound(sound.name)}</span>
          <span className="whitespace-nowrap">, {formatDate(sound.at)}</span>
        </span>
      ) : null}
    </Link>
  )
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
