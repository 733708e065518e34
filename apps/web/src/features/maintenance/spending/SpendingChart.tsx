import {
  type MonthSpend,
  type SpendCategory,
  type Spending,
  serviceCategories,
  spendByMonth,
  spendCategories,
} from '@tappet/upkeep'
import { useMemo, useState } from 'react'
import { exactMoney } from '../../../format/money.ts'
import { Button, ScrollTable } from '../../../ui/index.ts'
import { copy } from './copy.ts'

const WIDTH = 304
const HEIGHT = 115
const FLOOR = 1
const STEP = WIDTH / 12
const BAR = 15

const HATCHED = 'stroke-muted'

/** Tones of one hue, hatched for running costs: the other hues mean urgency in this design. */
const TONE: Record<SpendCategory, string> = {
  Engine: 'fill-ink',
  Brakes: 'fill-accent',
  Drivetrain: 'fill-ink/75',
  Electrical: 'fill-ink/50',
  Tires: 'fill-accent/45 stroke-accent',
  Other: 'fill-surface stroke-control',
  Insurance: HATCHED,
  Tax: HATCHED,
  Loan: HATCHED,
  Parking: HATCHED,
  'Other costs': HATCHED,
}

/** In a tile of 6 by 6. */
const HATCHES: Partial<Record<SpendCategory, string>> = {
  Insurance: 'M-1 1l2-2M0 6l6-6M5 7l2-2',
  Tax: 'M0 3h6',
  Loan: 'M3 0v6',
  Parking: 'M2 3h2',
  'Other costs': 'M0 3h6M3 0v6',
}

const hatchId = (category: string) => `hatch-${category.toLowerCase().replace(' ', '-')}`

const writer = (month: 'short' | 'long') => new Intl.DateTimeFormat(undefined, { month, timeZone: 'UTC' })
const [SHORT, LONG] = [writer('short'), writer('long')]
const dayIn = (month: number) => Date.UTC(2000, month - 1, 1)
const monthLabel = (month: number) => SHORT.format(dayIn(month))
const monthName = (month: number) => LONG.format(dayIn(month))

/** To the cent, so that the parts add up to their total: one year's spending in one currency as stacked bars with a total per category, or as a table. */
export default function SpendingChart({
  spent,
  isWhole,
  year,
  currency,
}: {
  spent: Spending
  /** False while the running costs are not read. */
  isWhole: boolean
  year: number
  currency: string
}) {
  const [asTable, setAsTable] = useState(false)
  const months = useMemo(() => spendByMonth(spent, year, currency), [spent, year, currency])
  const money = (minor: number) => exactMoney({ minor, currency })
  const total = money(months.reduce((sum, month) => sum + month.total, 0))
  const paidMonths = months.filter(({ byCategory }) => paidIn(byCategory) > 0)
  const used = spendCategories.filter((category) => spentOn(months, category) !== 0)
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">{copy.totalOf(year)}</span>
        <span className="figure text-2xl">{total}</span>
      </p>
      <p className="-mt-3 text-sm text-muted">
        {isWhole ? copy.madeOf(used.filter(isCost)) : copy.costsUnread}
      </p>
      {asTable ? (
        <ScrollTable
          hasSum
          heads={[copy.month, ...used, copy.total]}
          label={copy.table(year)}
          rows={months
            .filter(({ total: sum }) => sum > 0)
            .map(({ month, total: sum, byCategory }) => [
              monthName(month),
              ...used.map((category) => (byCategory[category] === 0 ? '–' : money(byCategory[category]))),
              money(sum),
            ])}
        />
      ) : (
        <div className="grid items-end gap-4 @xl:grid-cols-[3fr_2fr] @xl:gap-8">
          {paidMonths.length > 1 ? (
            <Bars label={copy.chart(year, total)} money={money} months={months} />
          ) : paidMonths[0] ? (
            <p className="text-muted">{copy.oneMonth(monthName(paidMonths[0].month))}</p>
          ) : null}
          <ul aria-label={copy.byCategory} className="grid gap-1.5">
            {used.map((category) => (
              <li className="flex flex-wrap items-center gap-x-2.5" key={category}>
                <svg aria-hidden="true" className="size-4 shrink-0" viewBox="0 0 16 16">
                  <Hatch category={category} />
                  <Piece category={category} height={15} width={15} x={0.5} y={0.5} />
                </svg>
                <span className="flex-1">{category}</span>
                <span className="ml-auto font-semibold">{money(spentOn(months, category))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button className="self-start" onClick={() => setAsTable(!asTable)} size="sm" variant="secondary">
        {asTable ? copy.asChart : copy.asTable}
      </Button>
    </>
  )
}

const isCost = (category: SpendCategory) => !(serviceCategories as readonly string[]).includes(category)

function spentOn(months: readonly MonthSpend[], category: SpendCategory): number {
  return months.reduce((sum, { byCategory }) => sum + byCategory[category], 0)
}

type PieceProps = Record<'x' | 'y' | 'width' | 'height', number> & { category: SpendCategory }

const Piece = ({ category, ...place }: PieceProps) => (
  <rect {...place} className={TONE[category]} fill={`url(#${hatchId(category)})`} rx={1.5} />
)

/** The bars have it from the list. */
function Hatch({ category }: { category: SpendCategory }) {
  const lines = HATCHES[category]
  return lines ? (
    <pattern height={6} id={hatchId(category)} patternUnits="userSpaceOnUse" width={6}>
      <path className="fill-line" d="M0 0h6v6H0z" />
      <path className="stroke-ink" d={lines} strokeWidth={1.5} />
    </pattern>
  ) : null
}

const paidIn = (byCategory: MonthSpend['byCategory']) =>
  Object.values(byCategory).reduce((sum, minor) => sum + Math.max(0, minor), 0)

type BarsProps = { months: readonly MonthSpend[]; label: string; money: (minor: number) => string }

function Bars({ months, label, money }: BarsProps) {
  // Money back has no bar: it is in the total and in its row.
  const most = Math.max(...months.map(({ byCategory }) => paidIn(byCategory)), 1)
  return (
    <div className="max-w-md">
      <svg aria-label={label} className="w-full" role="img" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <line
          className="stroke-line"
          strokeWidth={1}
          x1={0}
          x2={WIDTH}
          y1={HEIGHT - FLOOR + 0.5}
          y2={HEIGHT - FLOOR + 0.5}
        />
        {months.map((month) => (
          <g key={month.month} transform={`translate(${(month.month - 0.5) * STEP} 0)`}>
            <title>{`${monthLabel(month.month)}: ${money(month.total)}`}</title>
            {stack(month, (HEIGHT - FLOOR - 4) / most).map(({ category, y, height }) => (
              <Piece category={category} height={height} key={category} width={BAR} x={-BAR / 2} y={y} />
            ))}
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="grid grid-cols-12 text-center text-sm text-muted">
        {months.map(({ month }) => (
          <span key={month}>{monthLabel(month).slice(0, 1)}</span>
        ))}
      </p>
    </div>
  )
}

function stack({ byCategory }: MonthSpend, heightOfOne: number) {
  let top = HEIGHT - FLOOR
  return spendCategories
    .filter((category) => byCategory[category] > 0)
    .map((category) => {
      const height = Math.max(1, byCategory[category] * heightOfOne - 1)
      top -= height + 1
      return { category, y: top + 1, height }
    })
}
