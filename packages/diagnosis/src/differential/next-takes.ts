import type { DifferentialReport } from '../saved/case.ts'
import { type DifferentialInput, RULES, weigh } from './differential.ts'
import { faults } from './knowledge.ts'
import { gainOf, MIN_GAIN_BITS, weightOf } from './questions.ts'
import { CONTRASTS, type ContrastId, contrasts } from './senses/contrasts.table.ts'

/** Judged, not reviewed. */
const SURE_PERCENT = 80

/** Where no cause is named, every fault weighs as much as what is known leaves it. */
export function tellingTakes(
  { causes, understood, sensed = [] }: DifferentialReport,
  input: DifferentialInput,
): ContrastId[] {
  if ((causes[0]?.percent ?? 0) >= SURE_PERCENT) return []
  const rows = causes.length === 0 ? allFaults(input) : namedFaults(causes)
  // What a sense speaks against is no open question.
  const against = sensed.filter(({ says }) => says === 'against')
  const answered = new Set([...understood.map(({ finding }) => finding), ...against.map(({ id }) => id)])
  return contrasts
    .filter((id) => !answered.has(CONTRASTS[id].asks))
    .map((id) => ({ id, gain: gainOf(CONTRASTS[id].asks, RULES.leak(CONTRASTS[id].asks), rows) }))
    .filter(({ gain }) => gain >= MIN_GAIN_BITS)
    .sort((a, b) => b.gain - a.gain)
    .map(({ id }) => id)
}

type Weighted = ReturnType<typeof weightOf>

function namedFaults(causes: DifferentialReport['causes']): Weighted[] {
  const total = causes.reduce((sum, { percent }) => sum + percent, 0)
  return causes.flatMap(({ fault, percent }) => {
    const match = faults.find(({ id }) => id === fault)
    return match === undefined ? [] : [{ ...weightOf(match), weight: percent / total }]
  })
}

function allFaults(input: DifferentialInput): Weighted[] {
  const { share, other } = weigh(input)
  return faults.map((fault) => ({
    ...weightOf(fault),
    weight: (share.get(fault.id) ?? 0) / Math.max(1e-9, 1 - other),
  }))
}
