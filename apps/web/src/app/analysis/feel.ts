import { extractEvidence } from '@tappet/acoustics'
import {
  engineTrack,
  type Feeling,
  feelBraking,
  feelEngine,
  feelWheels,
  type MotionProblem,
  readMotion,
  type Shake,
  type SpeedReading,
  type SpeedTrack,
  wheelTrack,
} from '@tappet/acoustics/vibration'

export type Unread = MotionProblem | 'no_speed' | 'no_road_speed' | 'too_slow' | 'changing' | 'not_braking'

export type SpeedSource = 'adapter' | 'sound' | 'satellite'
export type FeltTake = { kind: 'felt'; feeling: Feeling; by: SpeedSource } | { kind: 'unread'; why: Unread }

const MIN_RHYTHM = 0.5
const MAX_SPREAD_PERCENT = 12
/** Fewer leave too much of a take untold. */
const MIN_READINGS = 4
const MIN_METRES_PER_SECOND = 10
/** Fastest to slowest of a kept speed. */
const MAX_CHANGE = 1.25
/** End of a braking against its beginning. */
const MIN_SLOWED = 0.85

/**
 * At the adapter's speed, else at that of the take's sound.
 * @param samples mono, 16 kHz
 * @param perMinute engine speed by the adapter, on the clock of `shakes`; empty without one
 */
export function feelTake(
  shakes: readonly Shake[],
  samples: Float32Array,
  cylinders: number,
  perMinute: readonly SpeedReading[],
): FeltTake {
  const motion = readMotion(shakes)
  if (typeof motion === 'string') return { kind: 'unread', why: motion }
  const adapterTrack = engineTrack(perMinute, motion.startsAt).filter(
    ({ turnsPerSecond }) => turnsPerSecond > 0,
  )
  const byAdapter = adapterTrack.length >= MIN_READINGS
  const track = byAdapter ? adapterTrack : heardTrack(samples, cylinders)
  if (track === null) return { kind: 'unread', why: 'no_speed' }
  return { kind: 'felt', feeling: feelEngine(motion, track, cylinders), by: byAdapter ? 'adapter' : 'sound' }
}

function heardTrack(samples: Float32Array, cylinders: number): SpeedTrack | null {
  const { measurements, engine } = extractEvidence(samples, { cylinders })
  const [likeliest] = engine
  const isClear = (measurements.engine_rhythm?.value ?? 0) >= MIN_RHYTHM
  const isSteady = (measurements.engine_speed_spread?.value ?? 100) <= MAX_SPREAD_PERCENT
  return likeliest && isClear && isSteady ? [{ at: 0, turnsPerSecond: likeliest.rpm / 60 }] : null
}

export type RoadTake = {
  shakes: readonly Shake[]
  /** Metres a second, on the clock of `shakes`. */
  road: readonly SpeedReading[]
  by: 'adapter' | 'satellite'
  /** That a wheel rolls in one turn. */
  metres: number
  isBraking: boolean
  /** Without braking. */
  before: Feeling | null
}

export function feelRoad({ shakes, road, by, metres, isBraking, before }: RoadTake): FeltTake {
  const motion = readMotion(shakes)
  if (typeof motion === 'string') return { kind: 'unread', why: motion }
  const during = road.filter(
    ({ at }) => at >= motion.startsAt - 1 && at <= motion.startsAt + motion.seconds + 1,
  )
  const track = wheelTrack(during, motion.startsAt, metres)
  const speeds = track.map(({ turnsPerSecond }) => turnsPerSecond * metres)
  const [fastest, slowest] = [Math.max(...speeds), Math.min(...speeds)]
  if (speeds.length < MIN_READINGS) return { kind: 'unread', why: 'no_road_speed' }
  if (fastest < MIN_METRES_PER_SECOND) return { kind: 'unread', why: 'too_slow' }
  if (isBraking) {
    if ((speeds.at(-1) ?? 0) > MIN_SLOWED * (speeds[0] ?? 0)) return { kind: 'unread', why: 'not_braking' }
    return { kind: 'felt', feeling: feelBraking(motion, track, before), by }
  }
  if (fastest > MAX_CHANGE * slowest) return { kind: 'unread', why: 'changing' }
  return { kind: 'felt', feeling: feelWheels(motion, track), by }
}
