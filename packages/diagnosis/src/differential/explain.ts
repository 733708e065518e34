/** The evidence for and against a fault, and the findings that would decide it. */
import { findings } from './knowledge.ts'
import type { Evidence, Fault, Likelihoods } from './types.ts'

export type Explanation = {
  /** Present findings that the fault causes, the most telling first. */
  for: string[]
  /** Findings that the fault causes and that are absent, the most telling first. */
  against: string[]
  /** Present findings that the fault does not cause. */
  unexplained: string[]
  /** Unknown findings that would decide it, the most informative first. */
  open: string[]
}

/** An effect weaker than this explains nothing. */
const MIN_EFFECT = 0.05
/** A finding that a fault shows this often would be missed. */
const TELLING = 0.4
const MAX_OPEN = 4

/** A likelihood ratio this far from 1, either way, is worth naming. */
export const MIN_RATIO = 1.5

/**
 * @param leak the probability of a finding without any fault
 * @param likelihoods what senses point to
 */
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
