type Named = { name: string; percent: number; cost: { min: number; max: number } | null }

export type ReportAnswer = {
  headline: string
  /** Of 100 cars with these signs; null where no cause stands out. */
  percent: number | null
  cost: { min: number; max: number } | null
}

const LIKELIER_THAN_NOT = 50
/** Below it "possible" would promise too much. */
const STANDS_OUT_PERCENT = 15

/**
 * What page, text, PDF, history, case and hand-over say of a diagnosis without a recording, in one headline.
 * @param causes the likeliest first
 */
export function reportAnswer(causes: readonly Named[]): ReportAnswer {
  const [first] = causes
  if (first === undefined) return { headline: 'No cause named yet', percent: null, cost: null }
  if (first.percent < STANDS_OUT_PERCENT)
    return { headline: 'No one cause stands out', percent: null, cost: rangeOver(causes) }
  const sure = first.percent >= LIKELIER_THAN_NOT ? 'Likely' : 'Possible'
  return { headline: `${sure} ${within(first.name)}`, percent: first.percent, cost: first.cost }
}

const OF_CARS = 20

/** "About 16 in 20 cars with these signs, by our estimate" @param percent of 100 cars */
export const estimateWords = (percent: number): string =>
  `About ${Math.round((OF_CARS * percent) / 100)} in ${OF_CARS} cars with these signs, by our estimate`

/** "Failed ignition coil" inside a sentence; "EGR valve" keeps its letters. */
const within = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name

function rangeOver(causes: readonly Named[]): ReportAnswer['cost'] {
  const costs = causes.flatMap(({ cost }) => cost ?? [])
  if (costs.length === 0) return null
  return { min: Math.min(...costs.map(({ min }) => min)), max: Math.max(...costs.map(({ max }) => max)) }
}
