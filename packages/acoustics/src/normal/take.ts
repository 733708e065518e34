/**
 * A car's own normal: what a few takes of one car in one situation measure, kept as numbers. Absolute values do not
 * travel between recorders and cars; how far a take lies from the car's own earlier ones does.
 */

import { type EvidenceId, evidenceTable } from '../evidence/evidence.table.ts'
import { EVIDENCE_VERSION, extractEvidence } from '../evidence/evidence.ts'
import { describeEvidence } from '../evidence/sentences.ts'
import { ANALYSIS_RATE_HZ } from '../mono.ts'

/** What the engine does during a take. Takes of two situations are never compared: a cold start lies farther from warm idle than a fault does. */
export const ownSituations = ['warm_idle', 'cold_idle', 'rpm_2500', 'ac_on'] as const
export type OwnSituation = (typeof ownSituations)[number]

/** Takes that make a reference. */
export const REFERENCE_TAKES = 3
/** Longer takes are cut: a take of another length would differ by its length. */
export const TAKE_SECONDS = 10

/** One take as it is kept: numbers alone, from which no sound can be made again. */
export interface OwnTake {
  /** Of the evidence: numbers of another version mean something else. */
  version: number
  /** By id; null where the take does not hold it. */
  values: Partial<Record<EvidenceId, number | null>>
  /** What the listener said of the classes of engines; null where it was not asked. */
  listener: { revision: string; odds: number[] } | null
  /** What was heard, in words. */
  heard: string[]
}

/** Hears the classes of engines: `hearCarClasses` of `@tappet/acoustics/listener`. */
export type EngineListener = { revision: string; hear: (samples: Float32Array) => number[] | null }

/** The part of a take that is measured: its first ten seconds. */
export const measuredPart = (samples16k: Float32Array) =>
  samples16k.subarray(0, TAKE_SECONDS * ANALYSIS_RATE_HZ)

/**
 * Measures a take.
 *
 * @param samples16k mono, 16 kHz, full scale 1
 * @param listener absent: the take is compared by its measurements alone
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
