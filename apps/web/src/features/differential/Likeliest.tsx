import type { DifferentialCase } from '@tappet/diagnosis'
import { costWords } from './copy.ts'

/** A range in whole US dollars. */
export type Cost = { min: number; max: number }

/** Below it a cause is first among many, and "most likely" would promise too much. */
const STANDS_OUT_PERCENT = 15

/** What it is, how sure, and what it may cost: the one figure of certainty of the answer, with its meaning. */
export function Likeliest({
  report: { causes },
  costWithoutCause,
  heard,
}: {
  report: Pick<DifferentialCase['report'], 'causes'>
  costWithoutCause: Cost | null
  /** What recordings like this one were, in a sentence; null where none was judged. */
  heard: string | null
}) {
  const [top] = causes
  if (top === undefined) {
    if (costWithoutCause === null) return heard === null ? null : <p className="px-1">{heard}</p>
    return (
      <p className="px-1">
        {heard ?? 'No cause is named yet.'} Repair, by the recording alone:{' '}
        <strong className="font-semibold">{costWords(costWithoutCause)}</strong>.
      </p>
    )
  }
  if (top.percent < STANDS_OUT_PERCENT) {
    return (
      <p className="px-1">
        No cause stands out yet: the question tells more. Repair:{' '}
        <strong className="font-semibold">{costWords(costOver(causes))}</strong>, depending on the cause.
      </p>
    )
  }
  return (
    <p className="px-1">
      Most likely: <strong className="font-semibold">{top.name}</strong>, in about {top.percent} of 100 cars
      with these signs. Repair: <strong className="font-semibold">{costWords(top.cost)}</strong>.
    </p>
  )
}

/** From the cheapest end of these causes to the dearest. */
const costOver = (causes: readonly { cost: Cost }[]): Cost => ({
  min: Math.min(...causes.map(({ cost }) => cost.min)),
  max: Math.max(...causes.map(({ cost }) => cost.max)),
})
