import {
  addDays,
  byEnergy,
  costOf,
  costsIn,
  isRunning,
  isService,
  paidOf,
  sumByCurrency,
} from '@tappet/upkeep'
import { type ReactNode, useMemo } from 'react'
import { useFillUps } from '../../backend/car/fuel.ts'
import { useMaintenance, useNextService } from '../../backend/car/upkeep.ts'
import { formatDistance } from '../../format/distance.ts'
import { dueText } from '../../format/due.ts'
import { economyText } from '../../format/economy.ts'
import { localDay } from '../../format/local-day.ts'
import { wholeSums } from '../../format/money.ts'
import { useCostsOf } from '../../offline/costs/use-costs.ts'
import { fuelTable } from '../../offline/fuel/table.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useRowsOfCar } from '../../offline/garage/use-garage.ts'
import { countedMiles } from '../../offline/log/reading.ts'
import { logTable } from '../../offline/log/table.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useFuelQueue, useLogQueue } from '../../offline/use-offline.ts'
import { useUnitsOf } from '../../platform/storage/preferences.ts'
import { copy } from './copy.ts'

/** Where a car stands: odometer, what comes next, how far a tank takes it, what the year has cost. */
export function CarFigures({ car, userId }: { car: Car; userId: string }) {
  const { distance } = useUnitsOf(car)
  const { reading } = useReading(userId, car)
  const due = useNextService(userId, car, countedMiles(reading))
  const next = car.retired_at === null ? due?.next : null
  const today = localDay(new Date())
  const { kinds, economy, spent, spentOn } = useYear(userId, car, today)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,34%)),1fr))] gap-x-4 gap-y-3">
      <Figure hint={reading?.isOfDeviceAlone && copy.deviceAlone} label={copy.mileage}>
        {reading && formatDistance(reading.miles, distance)}
      </Figure>
      <Figure hint={next && dueText(next, distance)} label={copy.nextService}>
        {next?.item}
      </Figure>
      <Figure hint={kinds.length > 1 && copy.everyMile(distance)} label={copy.economy}>
        {economy}
      </Figure>
      <Figure hint={spentOn} label={copy.spentIn(today.slice(0, 4))}>
        {spent}
      </Figure>
    </dl>
  )
}

/** Of the whole log and fuel log; nothing while they are not read. */
function useYear(userId: string, car: Car, today: string) {
  const year = today.slice(0, 4)
  const units = useUnitsOf(car)
  const log = useMaintenance(userId).data
  const fuel = useFillUps(userId).data
  const other = useCostsOf(userId, car)
  const { entries: logEntries } = useLogQueue()
  const { entries: fuelEntries } = useFuelQueue()
  const allRecords = useMemo(() => logTable.rowsWith(log ?? [], logEntries), [log, logEntries])
  const allFillUps = useMemo(() => fuelTable.rowsWith(fuel ?? [], fuelEntries), [fuel, fuelEntries])
  const running = other.costs.filter(isRunning)
  const records = useRowsOfCar(allRecords, car)
  const fillUps = useRowsOfCar(allFillUps, car)
  const kinds = useMemo(() => byEnergy(fillUps, car.fuel), [fillUps, car.fuel])
  const isOfYear = ({ date }: { date: string }) => date.startsWith(year)
  const paid = [
    ...records.filter((row) => isOfYear(row) && isService(row)).map(costOf),
    ...fillUps.filter(isOfYear).map(paidOf),
    ...costsIn(running, { from: `${year}-01-01`, to: addDays(today, 1) }),
  ].filter((money) => money !== null)
  return {
    kinds,
    economy: kinds
      .flatMap(({ economy: { total }, measure }) =>
        fuel && total ? economyText(total.km, total.amount, measure, units) : [],
      )
      .join(', '),
    spentOn: running.length === 0 ? copy.spentOn : copy.spentOnAll,
    spent: log && fuel && other.isRead ? wholeSums(sumByCurrency(paid), units.currency) : null,
  }
}

function Figure({
  label,
  hint,
  children,
}: {
  label: string
  hint?: ReactNode
  /** A dash where nothing is known. */
  children: ReactNode
}) {
  const isKnown = Boolean(children)
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figure text-xl break-words">{isKnown ? children : '–'}</dd>
      {isKnown && hint ? <dd className="text-sm text-muted">{hint}</dd> : null}
    </div>
  )
}
