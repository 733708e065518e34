import type { DiagnosisEvidence } from '@tappet/wire'

/** For the answer, then noted, then against it. */
export function readingOrder(evidence: readonly DiagnosisEvidence[]): DiagnosisEvidence[] {
  return [...evidence].sort((a, b) => b.weight - a.weight)
}

export type Leaning = 'for' | 'noted' | 'against'

export function leaning({ weight }: Pick<DiagnosisEvidence, 'weight'>): Leaning {
  if (weight > 0) return 'for'
  return weight < 0 ? 'against' : 'noted'
}
