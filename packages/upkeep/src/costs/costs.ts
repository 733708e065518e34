/** A cost counts by day within its period: half of a yearly insurance belongs to half of the year. */
import { addDays, addMonths, daysBetween } from '../calendar.ts'
import { moneyIn } from '../fields/money-field.ts'
import { type Money, sumByCurrency } from '../money/money.ts'
import { type CarCost, carCostFields } from './fields.ts'

const MONTHS = { month: 1, quarter: 3, half_year: 6, year: 12 } as const

export type CostKind = CarCost['kind']
type Span = { from: string; to: string }

/**
 * What the costs of one car come to in a span, one sum for each currency, rounded once. A purchase counts evenly from
 * its day to the sale, else to the end of the span, and so does what the sale brought in.
 * @param kind of this kind alone
 */
export function costsIn(costs: readonly CarCost[], span: Span, kind?: CostKind): Money[] {
  const ownership = ownershipIn(costs, span)
  const counted = kind === undefined ? costs : costs.filter((cost) => cost.kind === kind)
  const parts = counted.map((cost) => {
    const { minor, currency } = moneyIn('money', cost.amount, cost)
    return { currency, minor: minor * (cost.kind === 'sale' ? -1 : 1) * periodsIn(cost, span, ownership) }
  })
  return sumByCurrency(parts).flatMap(({ minor, currency }) =>
    Math.round(minor) === 0 ? [] : [{ minor: Math.round(minor), currency }],
  )
}

/** Running costs alone: what a car was bought and sold for is no spending of a year. */
export const isRunning = ({ kind }: Pick<CarCost, 'kind'>): boolean => kind !== 'purchase' && kind !== 'sale'

export const costKinds = Object.keys(carCostFields.kind.options) as CostKind[]

function ownershipIn(costs: readonly CarCost[], { to }: Span): Span {
  const days = (kind: CarCost['kind']) =>
    costs.flatMap((cost) => (cost.kind === kind ? cost.date : [])).sort()
  const saleDay = days('sale').at(-1)
  return { from: days('purchase')[0] ?? saleDay ?? to, to: saleDay ?? to }
}

function periodsIn(cost: CarCost, span: Span, ownership: Span): number {
  if (!isRunning(cost))
    return partOf({ ...ownership, ...(cost.kind === 'purchase' && { from: cost.date }) }, span)
  const end = cost.until === null ? null : addDays(cost.until, 1)
  if (cost.every === null) return partOf({ from: cost.date, to: end ?? cost.date }, span)
  const last = end === null ? span.to : earlier(end, span.to)
  const months = MONTHS[cost.every]
  return Math.max(0, periodsUntil(cost.date, months, last) - periodsUntil(cost.date, months, span.from))
}

function partOf({ from, to }: Span, span: Span): number {
  const end = later(to, addDays(from, 1))
  const days = daysBetween(later(from, span.from), earlier(end, span.to))
  return Math.max(0, days) / daysBetween(from, end)
}

/** Whole periods and the part of one, from their first day. Each begins on its day of the month, or the month's last. */
function periodsUntil(first: string, months: number, day: string): number {
  if (day <= first) return 0
  const [from, to] = [first, day].map((each) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7))) as [
    number,
    number,
  ]
  const count = Math.floor((to - from) / months)
  const whole = addMonths(first, count * months) > day ? count - 1 : count
  const [start, end] = [addMonths(first, whole * months), addMonths(first, (whole + 1) * months)]
  return whole + daysBetween(start, day) / daysBetween(start, end)
}

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)
