/** Motion and sound of one take of an idling engine, to what was felt. */
import { extractEvidence } from '@tappet/acoustics'
import { type Felt, feelEngine, readMotion, type Shake } from '@tappet/acoustics/vibration'

export type FeltTake =
  | { kind: 'felt'; felt: Felt[]; notTold: number }
  | { kind: 'unread'; why: 'too_few' | 'too_short' | 'handled' | 'no_speed' }

/** An engine's speed by ear is taken where its rhythm is clear and steady. */
const MIN_RHYTHM = 0.5
const MAX_SPREAD_PERCENT = 12

/**
 * Engine orders in the motion of a phone, at the speed that the sound of the same take tells.
 *
 * @param samples mono, 16 kHz
 */
export function feelTake(shakes: readonly Shake[], samples: Float32Array, cylinders: number): FeltTake {
  const motion = readMotion(shakes)
  if (typeof motion === 'string') return { kind: 'unread', why: motion }
  const { measurements, engine } = extractEvidence(samples, { cylinders })
  const [likeliest] = engine
  const isClear = (measurements.engine_rhythm?.value ?? 0) >= MIN_RHYTHM
  const isSteady = (measurements.engine_speed_spread?.value ?? 100) <= MAX_SPREAD_PERCENT
  if (likeliest === undefined || !isClear || !isSteady) return { kind: 'unread', why: 'no_speed' }
  const { felt, notTold } = feelEngine(motion, [{ at: 0, turnsPerSecond: likeliest.rpm / 60 }], cylinders)
  return { kind: 'felt', felt, notTold: notTold.length }
}
