import { type Expense, economyName, inOrder, type OfEnergy, paidFor, type Units } from '@tappet/upkeep'
import { useMemo, useState } from 'react'
import { decimal } from '../../../format/economy.ts'
import { unitPrice } from '../../../format/money.ts'
import { Chip, ChipGroup } from '../../../ui/index.ts'
import { amountOne, DISTANCE_ONE, energyName, wordsOf } from '../copy.ts'
import { LineChart } from './LineChart.tsx'
import { costPoints, economyPoints, pricedIn, pricePoints } from './series.ts'

type ChartsProps = {
  kinds: readonly OfEnergy[]
  /** Null while the service log is not read. */
  expenses: readonly Expense[] | null
  currency: string
  units: Units
}

/** Of one kind of energy at a time. */
export function Charts({ kinds, ...others }: ChartsProps) {
  const [chosen, setChosen] = useState<OfEnergy['energy'] | undefined>()
  const kind = kinds.find(({ energy }) => energy === chosen) ?? kinds[0]
  if (kind === undefined) return null
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {kinds.length > 1 ? (
        <ChipGroup label="Charts of">
          {kinds.map(({ energy }) => (
            <Chip key={energy} onToggle={() => setChosen(energy)} selected={energy === kind.energy}>
              {energyName(energy)}
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
      <KindCharts isOne={kinds.length === 1} kind={kind} {...others} />
    </div>
  )
}

function KindCharts({
  kind,
  isOne,
  expenses,
  currency,
  units,
}: Omit<ChartsProps, 'kinds'> & { kind: OfEnergy; isOne: boolean }) {
  const words = wordsOf(kind.energy)
  const economy = useMemo(() => economyPoints(kind, units), [kind, units])
  const price = useMemo(
    () => pricePoints({ ...kind, fillUps: inOrder(kind.fillUps) }, currency, units),
    [kind, currency, units],
  )
  const cost = useMemo(
    () => costPoints(isOne ? (expenses ?? []) : paidFor(expenses ?? [], kind.energy), currency, units),
    [expenses, isOne, kind.energy, currency, units],
  )
  const money = (amount: number) => unitPrice(amount, currency)
  return (
    <div className="grid items-start gap-4 fit-cols-3">
      <LineChart
        format={(value) => decimal(value, 1)}
        next={`The line starts with your next ${words.full.one}.`}
        none={`Known after two ${words.full.many} with the odometer read.`}
        points={economy}
        title={`${words.economy}, ${economyName(units.economy, kind.measure)}`}
      />
      <LineChart
        format={money}
        next={`The line starts with your next ${words.one.toLowerCase()}.`}
        none={`Known after a ${words.one.toLowerCase()} with its price.`}
        points={price}
        title={`Price per ${amountOne(pricedIn(kind, units))}`}
      />
      <LineChart
        format={money}
        next="The line starts with your next odometer reading."
        none={
          expenses
            ? 'Known after two readings of the odometer and something paid.'
            : 'Known when the service log is read.'
        }
        points={cost}
        title={`Cost per ${DISTANCE_ONE[units.distance]} up to then`}
      />
    </div>
  )
}
