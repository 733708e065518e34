import type { DiagnosisEvidence } from '@tappet/wire'

/** Evidence as it is read: what speaks for the answer, then what was only noted, then what speaks against it. */
export function readingOrder(evidence: readonly DiagnosisEvidence[]): DiagnosisEvidence[] {
  return [...evidence].sort((a, b) => b.weight - a.weight)
}

export type Leaning = 'for' | 'noted' | 'against'

export function leaning({ weight }: Pick<DiagnosisEvidence, 'weight'>): Leaning {
  if (weight > 0) return 'for'
  return weight < 0 ? 'against' : 'noted'
}
