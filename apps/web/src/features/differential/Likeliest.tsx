import type { DifferentialCase } from '@tappet/diagnosis'
import { usdRange } from '../../format/verdict.ts'

/** Below it "most likely" would promise too much. */
const STANDS_OUT_PERCENT = 15

export function Likeliest({ report: { causes } }: { report: Pick<DifferentialCase['report'], 'causes'> }) {
  const [top] = causes
  if (top === undefined) return null
  if (top.percent < STANDS_OUT_PERCENT) {
    const min = Math.min(...causes.map(({ cost }) => cost.min))
    const max = Math.max(...causes.map(({ cost }) => cost.max))
    return (
      <p className="px-1">
        Repair: <strong className="font-semibold">{usdRange(min, max)}</strong>, depending on the cause.
      </p>
    )
  }
  return (
    <p className="px-1">
      Most likely: <strong className="font-semibold">{top.name}</strong>, in about {top.percent} of 100 cars
      with these signs. Repair:{' '}
      <strong className="font-semibold">{usdRange(top.cost.min, top.cost.max)}</strong>.
    </p>
  )
}
