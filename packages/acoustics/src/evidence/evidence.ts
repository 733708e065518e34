import type { EngineHypothesis, EngineSpeedOptions } from '../engine/speed.ts'
import { median } from '../statistics.ts'
import { type Clip, openClip } from './clip.ts'
import { type EvidenceId, evidenceTable } from './evidence.table.ts'
import type { EvidenceRow, Measurement } from './row.ts'

/** Raised whenever a row is added, removed or redefined: a model belongs to one version. */
export const EVIDENCE_VERSION = 3

export interface Evidence {
  version: number
  durationSeconds: number
  measurements: Record<EvidenceId, Measurement | null>
  engine: EngineHypothesis[]
  cylindersGiven: boolean
  /** The first value at `firstSeconds` of the recording; null like `engine`. */
  firingTrack: { frequenciesHz: number[]; firstSeconds: number; hopSeconds: number } | null
}

/**
 * Of a mono clip at 16 kHz. Never throws, never NaN: samples that are not finite count as silence, and what cannot be
 * measured (all of it, for silence or under 0.25 s) is null.
 * @param target may be the samples, which are then written over
 */
export function extractEvidence(
  samples16k: Float32Array,
  options: EngineSpeedOptions = {},
  target?: Float32Array,
): Evidence {
  const clip = openClip(samples16k, options, target)
  const entries = evidenceTable.map((row) => [row.id, clip === null ? null : checked(row, clip)] as const)
  return {
    version: EVIDENCE_VERSION,
    durationSeconds: samples16k.length / 16_000,
    measurements: Object.fromEntries(entries) as Evidence['measurements'],
    engine: clip?.engine?.hypotheses.slice() ?? [],
    cylindersGiven: options.cylinders !== undefined,
    firingTrack: clip && firingTrack(clip),
  }
}

function firingTrack({ engine, startSeconds }: Clip): Evidence['firingTrack'] {
  if (engine === null) return null
  const [{ firingFrequencyHz }] = engine.hypotheses
  // The track may have followed a multiple or a part of the likeliest firing frequency.
  const scale = firingFrequencyHz / median(engine.firingTrackHz)
  return {
    frequenciesHz: Array.from(engine.firingTrackHz, (frequencyHz) => frequencyHz * scale),
    firstSeconds: startSeconds + engine.firstSeconds,
    hopSeconds: engine.hopSeconds,
  }
}

// A number that is not finite must not reach a model.
function checked(row: EvidenceRow, clip: Clip): Measurement | null {
  const measured = row.measure(clip)
  if (measured === null || !Number.isFinite(measured.value)) return null
  if (measured.stretch === null) return measured
  const startSeconds = clip.startSeconds + Math.max(0, measured.stretch.startSeconds)
  const endSeconds = clip.startSeconds + Math.min(clip.durationSeconds, measured.stretch.endSeconds)
  return { value: measured.value, stretch: endSeconds > startSeconds ? { startSeconds, endSeconds } : null }
}
