import { type Expense, economyIn, fuelEconomy, paidOf, type Units } from '@tappet/upkeep'
import { useMemo } from 'react'
import { unitPrice } from '../../format/money.ts'
import type { ShownFillUp } from '../../offline/fuel/table.ts'
import { Stat, StatRow } from '../../ui/index.ts'
import { costNow, pricePoints } from './charts/series.ts'
import { DISTANCE_ONE, economyText, fillUpCount, serviceCount, volumeOne } from './copy.ts'

export function Figures({
  fillUps,
  isComplete,
  expenses,
  unpricedServices,
  currency,
  units,
}: {
  fillUps: readonly ShownFillUp[]
  /** False while those of the server are not read: two of a device need not follow each other. */
  isComplete: boolean
  /** Null while the service log is not read. */
  expenses: readonly Expense[] | null
  /** Services of the log whose cost is not known. */
  unpricedServices: number
  currency: string
  units: Units
}) {
  const { total, intervals } = useMemo(() => fuelEconomy(isComplete ? fillUps : []), [fillUps, isComplete])
  const price = pricePoints(fillUps, currency, units)[0]
  const costs = useMemo(() => costNow(expenses ?? [], units), [expenses, units])
  return (
    <StatRow>
      <Stat
        hint={
          total === null
            ? isComplete
              ? 'Known after two full tanks'
              : WHEN_READ
            : `Over ${intervals.length} ${intervals.length === 1 ? 'full tank' : 'full tanks'}`
        }
        label="Fuel economy"
        value={
          <Figure>
            {total === null
              ? '–'
              : economyText(economyIn(units.economy, total.km, total.litres), units.economy)}
          </Figure>
        }
      />
      <Stat
        hint={isComplete ? `For a ${volumeOne(units.volume)}` : WHEN_READ}
        label="Last price"
        value={<Figure>{price === undefined || !isComplete ? '–' : unitPrice(price.value, currency)}</Figure>}
      />
      <Stat
        hint={
          !isComplete
            ? WHEN_READ
            : expenses
              ? `Fuel and service together${unpricedWords(fillUps, unpricedServices)}`
              : 'Known when the service log is read'
        }
        label={`Cost per ${DISTANCE_ONE[units.distance]}`}
        value={
          <Figure>
            {costs.length === 0 || !isComplete
              ? '–'
              : costs.map((cost) => unitPrice(cost.amount, cost.currency)).join(' + ')}
          </Figure>
        }
      />
    </StatRow>
  )
}

const WHEN_READ = 'Known when the whole fuel log is read'

const Figure = ({ children }: { children: string }) => <span className="text-xl sm:text-2xl">{children}</span>

/** A fill-up that nobody noted or without a price, and a service without a cost, make the distance look cheaper than it was. */
function unpricedWords(fillUps: readonly ShownFillUp[], services: number): string {
  const unpriced = fillUps.filter((fillUp) => paidOf(fillUp) === null).length
  const missed = fillUps.filter((fillUp) => fillUp.missed).length
  const left = [
    ...(missed === 0 ? [] : [`what was missed before ${fillUpCount(missed)}`]),
    ...(unpriced === 0 ? [] : [`${fillUpCount(unpriced)} without a price`]),
    ...(services === 0 ? [] : [`${serviceCount(services)} without a cost`]),
  ]
  return left.length === 0 ? '' : `. ${capitalized(left.join(' and '))} left out`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
