/** The short takes with the most information about a case that is not certain. */
import type { DifferentialCase } from './case.ts'
import { RULES } from './differential.ts'
import { faults } from './knowledge.ts'
import { gainOf, MIN_GAIN_BITS, weightOf } from './questions.ts'
import { CONTRASTS, type ContrastId, contrasts } from './senses/takes.table.ts'

/** From here on a case needs no further take. Judged, not reviewed. */
const SURE_PERCENT = 80
const MAX_CONTRASTS = 2

/**
 * One or two contrasts, the most telling first; none where one cause is nearly certain, nothing is known, or what they
 * ask is known already.
 *
 * @param taken contrasts that were taken: they are not asked for again
 * @param hasAdapter engine speeds are read along: without them some contrasts tell nothing
 */
export function nextContrasts(
  value: DifferentialCase,
  { taken = [], hasAdapter = false }: { taken?: readonly ContrastId[]; hasAdapter?: boolean } = {},
): ContrastId[] {
  const { causes, understood } = value.report
  if ((causes[0]?.percent ?? 100) >= SURE_PERCENT) return []
  const total = causes.reduce((sum, { percent }) => sum + percent, 0)
  const rows = causes.flatMap(({ fault, percent }) => {
    const known = faults.find(({ id }) => id === fault)
    return known === undefined ? [] : [{ ...weightOf(known), weight: percent / total }]
  })
  const answered = new Set(understood.map(({ finding }) => finding))
  return contrasts
    .filter((id) => hasAdapter || !CONTRASTS[id].needsAdapter)
    .filter((id) => !taken.includes(id) && !answered.has(CONTRASTS[id].asks))
    .map((id) => ({ id, gain: gainOf(CONTRASTS[id].asks, RULES.leak(CONTRASTS[id].asks), rows) }))
    .filter(({ gain }) => gain >= MIN_GAIN_BITS)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MAX_CONTRASTS)
    .map(({ id }) => id)
}
