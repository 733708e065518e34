/** Absolute values do not travel between recorders and cars; distances from the car's own takes do. */

import { type EvidenceId, evidenceTable } from '../evidence/evidence.table.ts'
import { EVIDENCE_VERSION, extractEvidence } from '../evidence/evidence.ts'
import { describeEvidence } from '../evidence/sentences.ts'
import { ANALYSIS_RATE_HZ } from '../mono.ts'

/** Never compared with each other: a cold start lies farther from warm idle than a fault does. */
export const ownSituations = ['warm_idle', 'cold_idle', 'rpm_2500', 'ac_on'] as const
export type OwnSituation = (typeof ownSituations)[number]

export const REFERENCE_TAKES = 3
/** A take of another length would differ by its length. */
export const TAKE_SECONDS = 10

/** Numbers alone, from which no sound can be made again. */
export interface OwnTake {
  version: number
  values: Partial<Record<EvidenceId, number | null>>
  listener: { revision: string; odds: number[] } | null
  heard: string[]
}

/** `hearCarClasses` of `@tappet/acoustics/listener`. */
export type EngineListener = { revision: string; hear: (samples: Float32Array) => number[] | null }

export const measuredPart = (samples16k: Float32Array) =>
  samples16k.subarray(0, TAKE_SECONDS * ANALYSIS_RATE_HZ)

/**
 * @param samples16k mono, 16 kHz, full scale 1
 * @param listener absent: measurements alone are compared
 */
export function measureTake(samples16k: Float32Array, listener: EngineListener | null): OwnTake {
  const samples = measuredPart(samples16k)
  const evidence = extractEvidence(samples)
  const odds = listener?.hear(samples) ?? null
  return {
    version: EVIDENCE_VERSION,
    values: Object.fromEntries(evidenceTable.map(({ id }) => [id, evidence.measurements[id]?.value ?? null])),
    listener: listener && odds ? { revision: listener.revision, odds } : null,
    heard: describeEvidence(evidence).map(({ text }) => text),
  }
}
