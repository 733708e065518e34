import { findings } from './knowledge.ts'
import type { Evidence, Fault, Likelihoods } from './types.ts'

export type Explanation = {
  for: string[]
  against: string[]
  unexplained: string[]
  open: string[]
}

const MIN_EFFECT = 0.05
const TELLING = 0.4
const MAX_OPEN = 4

export const MIN_RATIO = 1.5

/** @param leak the probability of a finding without any fault */
export function explain(
  fault: Fault,
  evidence: Evidence,
  leak: (finding: string) => number,
  likelihoods: Likelihoods = new Map(),
): Explanation {
  const weight = new Map(
    fault.effects.map(({ finding, probability }) => [finding, Math.log(1 + probability / leak(finding))]),
  )
  const effects = fault.effects
    .filter(({ finding, probability }) => probability >= MIN_EFFECT && findings.has(finding))
    .sort((a, b) => (weight.get(b.finding) ?? 0) - (weight.get(a.finding) ?? 0))
  const stateOf = (finding: string) => {
    const ratio = likelihoods.get(finding) ?? 1
    return (
      evidence.get(finding) ?? (ratio >= MIN_RATIO ? 'present' : ratio <= 1 / MIN_RATIO ? 'absent' : 'open')
    )
  }
  const inState = (state: 'present' | 'absent') =>
    effects.filter(({ finding }) => stateOf(finding) === state).map(({ finding }) => finding)
  const explained = new Set(effects.map(({ finding }) => finding))
  return {
    for: inState('present'),
    against: inState('absent'),
    unexplained: [...evidence]
      .filter(([id, state]) => state === 'present' && !explained.has(id))
      .map(([id]) => id),
    open: effects
      .filter(
        ({ finding, probability }) =>
          probability >= TELLING && stateOf(finding) === 'open' && findings.get(finding)?.group !== 'broad',
      )
      .slice(0, MAX_OPEN)
      .map(({ finding }) => finding),
  }
}
