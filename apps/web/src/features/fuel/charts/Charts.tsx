import { economyName, inOrder, type OfEnergy, type Units } from '@tappet/upkeep'
import { useMemo, useState } from 'react'
import { decimal } from '../../../format/economy.ts'
import { unitPrice } from '../../../format/money.ts'
import { Chip, ChipGroup } from '../../../ui/index.ts'
import { copy, energyName, wordsOf } from '../copy.ts'
import { LineChart } from './LineChart.tsx'
import {
  costPoints,
  economyPoints,
  pricedIn,
  pricePoints,
  runningOf,
  type Spending,
  spentFor,
} from './series.ts'

type ChartsProps = {
  kinds: readonly OfEnergy[]
  /** Null while the service log or the other costs are not read. */
  spending: Spending | null
  currency: string
  units: Units
}

/** Of one kind of energy at a time. */
export function Charts({ kinds, ...others }: ChartsProps) {
  const [chosen, setChosen] = useState<OfEnergy['energy'] | undefined>()
  const kind = kinds.find(({ energy }) => energy === chosen) ?? kinds[0]
  if (kind === undefined) return null
  return (
    <div className="flex min-w-0 grow basis-full flex-col gap-4 lg:basis-72">
      {kinds.length > 1 ? (
        <ChipGroup label={copy.chartsOf}>
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
  spending,
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
    () =>
      spending
        ? costPoints(isOne ? runningOf(spending) : spentFor(spending, kind.energy), currency, units)
        : [],
    [spending, isOne, kind.energy, currency, units],
  )
  const money = (amount: number) => unitPrice(amount, currency)
  return (
    <div className="grid items-start gap-4 fit-cols-3">
      <LineChart
        format={(value) => decimal(value, 1)}
        next={copy.startsWithFull(words)}
        none={copy.economyLater(words)}
        points={economy}
        title={`${words.economy}, ${economyName(units.economy, kind.measure)}`}
      />
      <LineChart
        format={money}
        next={copy.startsWithNext(words)}
        none={copy.priceLater(words)}
        points={price}
        title={copy.pricePer(pricedIn(kind, units))}
      />
      <LineChart
        format={money}
        next={copy.startsWithReading}
        none={spending ? copy.costLater : copy.costWhenRead}
        points={cost}
        title={copy.costSoFar(units.distance)}
      />
    </div>
  )
}
