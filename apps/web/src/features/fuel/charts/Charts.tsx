import { economyName, inOrder, type OfEnergy, type Units } from '@tappet/upkeep'
import { useMemo, useState } from 'react'
import { decimal } from '../../../format/economy.ts'
import { unitPrice } from '../../../format/money.ts'
import type { ShownFillUp } from '../../../offline/fuel/table.ts'
import { useNarrow, usePrinted } from '../../../platform/app/media.ts'
import { Chip, ChipGroup, Fold, Section } from '../../../ui/index.ts'
import { copy, energyName, wordsOf } from '../copy.ts'
import { KindFigures } from '../Figures.tsx'
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
  kinds: readonly OfEnergy<ShownFillUp>[]
  /** Null while the service log or the other costs are not read. */
  spending: Spending | null
  currency: string
  units: Units
}

/** Of one kind of energy at a time, on paper of each: beside the list, or folded below it. */
export function Charts({ kinds, ...others }: ChartsProps) {
  const [chosen, setChosen] = useState<OfEnergy['energy'] | undefined>()
  const isPrinted = usePrinted()
  const isFolded = useNarrow() && !isPrinted
  const isOne = kinds.length === 1
  const kind = kinds.find(({ energy }) => energy === chosen) ?? kinds[0]
  if (kind === undefined) return null
  const content = (
    <div className="flex flex-col gap-4">
      {isOne || isPrinted ? null : (
        <ChipGroup label={copy.chartsOf}>
          {kinds.map(({ energy }) => (
            <Chip key={energy} onToggle={() => setChosen(energy)} selected={energy === kind.energy}>
              {energyName(energy)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {(isPrinted ? kinds : [kind]).map((each) => (
        <div className="flex flex-col gap-4" key={each.energy}>
          {isPrinted && !isOne ? <h3 className="text-lg">{energyName(each.energy)}</h3> : null}
          {isOne ? null : <KindFigures isComplete kind={each} {...others} />}
          <KindCharts isOne={isOne} kind={each} {...others} />
        </div>
      ))}
    </div>
  )
  return (
    <div className="lg:row-span-2">
      {isFolded ? (
        <Fold hash="" id="charts" late={content} title={copy.pricesAndCharts} />
      ) : (
        <Section title={copy.pricesAndCharts}>{content}</Section>
      )}
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
