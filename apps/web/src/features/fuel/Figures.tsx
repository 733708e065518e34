import { type Expense, type OfEnergy, paidFor, paidOf, type Units } from '@tappet/upkeep'
import { useMemo } from 'react'
import { economyText } from '../../format/economy.ts'
import { unitPrice } from '../../format/money.ts'
import type { ShownFillUp } from '../../offline/fuel/table.ts'
import { Stat, StatRow } from '../../ui/index.ts'
import { costNow, pricedIn, pricePoints } from './charts/series.ts'
import { amountOne, DISTANCE_ONE, energyName, fillUpCount, serviceCount, wordsOf } from './copy.ts'

type FiguresProps = {
  /** Of the car, each with one fill-up or more. */
  kinds: readonly OfEnergy<ShownFillUp>[]
  /** False while those of the server are not read: two of a device need not follow each other. */
  isComplete: boolean
  /** Null while the service log is not read. */
  expenses: readonly Expense[] | null
  /** Services of the log whose cost is not known. */
  unpricedServices: number
  currency: string
  units: Units
}

/** Of each kind of energy its own, and what the distance costs with all of them. */
export function Figures(props: FiguresProps) {
  const { kinds } = props
  const [first] = kinds
  if (kinds.length === 1 && first)
    return (
      <StatRow>
        <KindStats {...props} kind={first} />
        <CostStat {...props} hint={wholeHint(props)} />
      </StatRow>
    )
  return (
    <>
      {kinds.map((kind) => (
        <section className="flex flex-col gap-2" key={kind.energy}>
          <h2 className="text-xl">{energyName(kind.energy)}</h2>
          <StatRow>
            <KindStats {...props} kind={kind} />
            <CostStat {...props} hint={`${wordsOf(kind.energy).paid} alone`} kind={kind} />
          </StatRow>
        </section>
      ))}
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">Together</h2>
        <StatRow>
          <CostStat {...props} hint={wholeHint(props)} />
        </StatRow>
        <p className="text-sm text-muted">
          Each kind counts every {DISTANCE_ONE[props.units.distance]}, also what you drove on another.
        </p>
      </section>
    </>
  )
}

function KindStats({ kind, isComplete, currency, units }: FiguresProps & { kind: OfEnergy<ShownFillUp> }) {
  const { total, intervals } = kind.economy
  const { economy, full } = wordsOf(kind.energy)
  const price = pricePoints(kind, currency, units)[0]
  const isKnown = isComplete && total !== null
  return (
    <>
      <Stat
        hint={
          isKnown
            ? `Over ${intervals.length} ${intervals.length === 1 ? full.one : full.many}`
            : isComplete
              ? `Known after two ${full.many}`
              : WHEN_READ
        }
        label={economy}
        value={<Figure>{isKnown ? economyText(total.km, total.amount, kind.measure, units) : '–'}</Figure>}
      />
      <Stat
        hint={isComplete ? `For a ${amountOne(pricedIn(kind, units))}` : WHEN_READ}
        label="Last price"
        value={<Figure>{price === undefined || !isComplete ? '–' : unitPrice(price.value, currency)}</Figure>}
      />
    </>
  )
}

/** @param kind all of what was paid without it */
function CostStat({
  expenses,
  isComplete,
  units,
  hint,
  kind,
}: FiguresProps & { hint: string; kind?: Pick<OfEnergy, 'energy'> }) {
  const costs = useMemo(
    () => costNow(kind ? paidFor(expenses ?? [], kind.energy) : (expenses ?? []), units),
    [expenses, kind, units],
  )
  return (
    <Stat
      hint={!isComplete ? WHEN_READ : expenses ? hint : 'Known when the service log is read'}
      label={`Cost per ${DISTANCE_ONE[units.distance]}`}
      value={
        <Figure>
          {costs.length === 0 || !isComplete
            ? '–'
            : costs.map((cost) => unitPrice(cost.amount, cost.currency)).join(' + ')}
        </Figure>
      }
    />
  )
}

const WHEN_READ = 'Known when the whole fuel log is read'

const Figure = ({ children }: { children: string }) => (
  <span className="text-2xl lg:text-3xl">{children}</span>
)

function wholeHint({ kinds, unpricedServices }: FiguresProps): string {
  const paid = new Set(kinds.map(({ energy }) => wordsOf(energy).paid))
  const left = unpricedWords(
    kinds.flatMap(({ fillUps }) => fillUps),
    unpricedServices,
  )
  return `${capitalized([...paid].join(', ').toLowerCase())} and service together${left}`
}

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
