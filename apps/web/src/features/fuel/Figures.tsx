import { type OfEnergy, paidOf, type Units } from '@tappet/upkeep'
import { useMemo } from 'react'
import { economyText } from '../../format/economy.ts'
import { unitPrice } from '../../format/money.ts'
import type { ShownFillUp } from '../../offline/fuel/table.ts'
import { Stat, StatRow } from '../../ui/index.ts'
import { costNow, pricedIn, pricePoints, runningOf, type Spending, spentFor } from './charts/series.ts'
import { copy, energyName, wordsOf } from './copy.ts'

type FiguresProps = {
  /** Of the car, each with one fill-up or more. */
  kinds: readonly OfEnergy<ShownFillUp>[]
  /** False while those of the server are not read: two of a device need not follow each other. */
  isComplete: boolean
  /** Null while the service log or the other costs are not read. */
  spending: Spending | null
  /** Services of the log whose cost is not known. */
  unpricedServices: number
  currency: string
  units: Units
}

/** What the distance costs with all kinds of energy, and how far each takes the car. */
export function Figures(props: FiguresProps) {
  const { kinds } = props
  const [first, ...others] = kinds
  const cost = <CostStat {...props} hint={wholeHint(props)} />
  return (
    <StatRow>
      {others.length > 0 ? cost : null}
      {kinds.map((kind) => (
        <EconomyStat {...props} isOne={others.length === 0} key={kind.energy} kind={kind} />
      ))}
      {first && others.length === 0 ? (
        <>
          <PriceStat {...props} kind={first} />
          {cost}
        </>
      ) : null}
    </StatRow>
  )
}

type KindProps = Omit<FiguresProps, 'kinds' | 'unpricedServices'> & { kind: OfEnergy<ShownFillUp> }

/** Of one of several kinds: its last price, and what the distance costs with it alone. */
export function KindFigures(props: KindProps) {
  return (
    <StatRow>
      <PriceStat {...props} />
      <CostStat {...props} hint={copy.alone(wordsOf(props.kind.energy))} />
    </StatRow>
  )
}

function EconomyStat({ kind, isOne, isComplete, units }: KindProps & { isOne: boolean }) {
  const { total, intervals } = kind.economy
  const words = wordsOf(kind.energy)
  const isKnown = isComplete && total !== null
  return (
    <Stat
      hint={
        isKnown
          ? copy.overFull(words, intervals.length) + (isOne ? '' : copy.everyMile(units.distance))
          : isComplete
            ? copy.afterTwoFull(words)
            : copy.whenFuelRead
      }
      label={isOne ? words.economy : energyName(kind.energy)}
      value={<Figure>{isKnown ? economyText(total.km, total.amount, kind.measure, units) : '–'}</Figure>}
    />
  )
}

function PriceStat({ kind, isComplete, currency, units }: KindProps) {
  const price = pricePoints(kind, currency, units)[0]
  return (
    <Stat
      hint={isComplete ? copy.forOne(pricedIn(kind, units)) : copy.whenFuelRead}
      label={copy.lastPrice}
      value={<Figure>{price === undefined || !isComplete ? '–' : unitPrice(price.value, currency)}</Figure>}
    />
  )
}

/** '' where it is not known. */
const costText = (spending: Spending, units: Units) =>
  costNow(spending, units)
    .map(({ amount, currency }) => unitPrice(amount, currency))
    .join(' + ')

/** @param kind all of what was paid without it */
function CostStat({
  spending,
  isComplete,
  units,
  hint,
  kind,
}: Omit<KindProps, 'kind'> & { hint: string; kind?: Pick<OfEnergy, 'energy'> }) {
  const cost = useMemo(
    () => spending && costText(kind ? spentFor(spending, kind.energy) : runningOf(spending), units),
    [spending, kind, units],
  )
  return (
    <Stat
      hint={!isComplete ? copy.whenFuelRead : spending ? hint : copy.whenLogRead}
      label={copy.costPer(units.distance)}
      value={<Figure>{(isComplete && cost) || '–'}</Figure>}
    />
  )
}

const Figure = ({ children }: { children: string }) => (
  <span className="text-2xl lg:text-3xl">{children}</span>
)

function wholeHint({ kinds, spending, unpricedServices, units }: FiguresProps): string {
  const paid = kinds.map(({ energy }) => wordsOf(energy).paid)
  const exclusions = unpricedWords(
    kinds.flatMap(({ fillUps }) => fillUps),
    unpricedServices,
  )
  if (spending === null) return ''
  const hasPrice = spending.costs.some((cost) => cost.kind === 'purchase')
  const whole = hasPrice ? costText(spending, units) : ''
  return copy.paidTogether(paid, runningOf(spending).costs, (whole && copy.withPurchase(whole)) + exclusions)
}

/** A fill-up that nobody noted or without a price, and a service without a cost, make the distance look cheaper than it was. */
function unpricedWords(fillUps: readonly ShownFillUp[], services: number): string {
  const unpriced = fillUps.filter((fillUp) => paidOf(fillUp) === null).length
  const missed = fillUps.filter((fillUp) => fillUp.missed).length
  const parts = [
    ...(missed === 0 ? [] : [copy.missedBefore(missed)]),
    ...(unpriced === 0 ? [] : [copy.withoutPrice(unpriced)]),
    ...(services === 0 ? [] : [copy.withoutCost(services)]),
  ]
  return parts.length === 0 ? '' : copy.leftOut(parts)
}
