/** The short takes with the most information about a case that is not certain. */
import { type DifferentialCase, inputOf } from './case.ts'
import { RULES, weigh } from './differential.ts'
import { faults } from './knowledge.ts'
import { gainOf, MIN_GAIN_BITS, weightOf } from './questions.ts'
import { CONTRASTS, type ContrastId, contrasts } from './senses/takes.table.ts'

/** From here on a case needs no further take. Judged, not reviewed. */
const SURE_PERCENT = 80
const MAX_CONTRASTS = 2

type Options = {
  /** Contrasts that were taken: they are not asked for again. */
  taken?: readonly ContrastId[]
  /** Engine speeds are read along: without them some contrasts tell nothing. */
  hasAdapter?: boolean
  /** The recording was heard, and what it is remains open. */
  isUnsure?: boolean
}

/**
 * One or two contrasts, the most telling first; none where one cause is nearly certain, nothing is known, or what they
 * ask is known already. An unsure recording names no cause: then every fault weighs as much as what is known leaves it.
 */
export function nextContrasts(
  value: DifferentialCase,
  { taken = [], hasAdapter = false, isUnsure = false }: Options = {},
): ContrastId[] {
  const { causes, understood, sensed = [] } = value.report
  if ((causes[0]?.percent ?? 0) >= SURE_PERCENT) return []
  const rows = causes.length === 0 && isUnsure ? allFaults(value) : namedFaults(causes)
  // What a sense speaks against is no open question: a noise of the standing car is none of its brakes.
  const against = sensed.filter(({ says }) => says === 'against')
  const answered = new Set([...understood.map(({ finding }) => finding), ...against.map(({ id }) => id)])
  return contrasts
    .filter((id) => hasAdapter || !CONTRASTS[id].needsAdapter)
    .filter((id) => !taken.includes(id) && !answered.has(CONTRASTS[id].asks))
    .map((id) => ({ id, gain: gainOf(CONTRASTS[id].asks, RULES.leak(CONTRASTS[id].asks), rows) }))
    .filter(({ gain }) => gain >= MIN_GAIN_BITS)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MAX_CONTRASTS)
    .map(({ id }) => id)
}

type Weighted = ReturnType<typeof weightOf>

function namedFaults(causes: DifferentialCase['report']['causes']): Weighted[] {
  const total = causes.reduce((sum, { percent }) => sum + percent, 0)
  return causes.flatMap(({ fault, percent }) => {
    const known = faults.find(({ id }) => id === fault)
    return known === undefined ? [] : [{ ...weightOf(known), weight: percent / total }]
  })
}

function allFaults(value: DifferentialCase): Weighted[] {
  const { share, other } = weigh(inputOf(value))
  return faults.map((fault) => ({
    ...weightOf(fault),
    weight: (share.get(fault.id) ?? 0) / Math.max(1e-9, 1 - other),
  }))
}
