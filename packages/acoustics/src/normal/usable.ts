import { ANALYSIS_RATE_HZ } from '../mono.ts'
import { analyzeQuality } from '../quality.ts'
import { measuredPart, type OwnTake } from './take.ts'

/** changing: the speed was not steady, so it is another situation than the one named. */
export type TakeProblem = 'too_short' | 'too_quiet' | 'clipped' | 'no_engine' | 'changing'

const MIN_SECONDS = 5
/** Above it a microphone was overdriven, and every measurement changes. */
const MAX_CLIPPED = 0.001
const FULL_SCALE = 0.99
const MIN_RHYTHM = 0.5
/** Measured: an idle keeps within 2 percent, a foot on the pedal within 12. */
const MAX_SPREAD_PERCENT = 12

export function soundProblem(
  samples16k: Float32Array,
  minSeconds = MIN_SECONDS,
): 'too_short' | 'too_quiet' | 'clipped' | null {
  if (samples16k.length < minSeconds * ANALYSIS_RATE_HZ) return 'too_short'
  if (!analyzeQuality(samples16k, ANALYSIS_RATE_HZ).hasValidSegment) return 'too_quiet'
  const clipped = samples16k.reduce((count, sample) => count + Number(Math.abs(sample) >= FULL_SCALE), 0)
  return clipped > MAX_CLIPPED * samples16k.length ? 'clipped' : null
}

/**
 * Null for a take that serves.
 * @param samples16k as recorded, at its own level
 */
export function takeProblem(samples16k: Float32Array, take: OwnTake): TakeProblem | null {
  const problem = soundProblem(measuredPart(samples16k))
  if (problem !== null) return problem
  if ((take.values.engine_rhythm ?? 0) < MIN_RHYTHM) return 'no_engine'
  return (take.values.engine_speed_spread ?? 0) > MAX_SPREAD_PERCENT ? 'changing' : null
}
