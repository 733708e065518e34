import { describe, expect, it } from 'vitest'
import {
  atLevel,
  combustion,
  gate,
  impacts,
  mix,
  modulate,
  pinkNoise,
  seededRandom,
  tone,
} from '../../testing/index.ts'
import type { EvidenceId } from './evidence.table.ts'
import { extractEvidence } from './evidence.ts'

const SECONDS = 4
const hiss = (levelDb: number) => atLevel(pinkNoise(SECONDS, seededRandom(1)), levelDb)
const measured = (clip: Float32Array, id: EvidenceId) => extractEvidence(clip).measurements[id]?.value ?? null
const engine = mix(combustion(SECONDS, { rpm: 820, cylinders: 4 }, seededRandom(2)), hiss(-30))
/** A hum whose pitch glides up and down twice a second, with gaps. */
const glide = (harmonic: number) =>
  atLevel(
    tone(SECONDS, (s) => harmonic * 160 * 2 ** (0.4 * Math.sin(4 * Math.PI * s))),
    -20 - 2 * harmonic,
  )
const voice = mix(modulate(mix(glide(1), glide(2), glide(3), glide(4)), gate(1.5, 0.7)), hiss(-60))

describe('how the sound lives in time', () => {
  it('hears blows in all octaves at once, and none in hiss', () => {
    const blows = mix(
      impacts(SECONDS, { rateHz: 6, frequencyHz: 700, decaySeconds: 0.003 }, seededRandom(3)),
      impacts(SECONDS, { rateHz: 6, frequencyHz: 3_000, decaySeconds: 0.003 }, seededRandom(3)),
      hiss(-45),
    )
    expect(measured(blows, 'together_wide')).toBeGreaterThan(0.3)
    expect(Math.abs(measured(hiss(-20), 'together_wide') ?? 1)).toBeLessThan(0.15)
    expect(measured(blows, 'flicker_high')).toBeGreaterThan((measured(hiss(-20), 'flicker_high') ?? 99) + 1)
  })

  it('finds tones in the octaves they lie in', () => {
    const squeal = mix(atLevel(tone(SECONDS, 900), -25), hiss(-35))
    expect(measured(squeal, 'tone_mid')).toBeGreaterThan((measured(hiss(-20), 'tone_mid') ?? 99) + 1)
    expect(measured(squeal, 'tone_low')).toBeLessThan((measured(hiss(-20), 'tone_low') ?? 0) + 0.5)
  })

  it('hardly moves with an equaliser', () => {
    const brighter = engine.map((sample, n) => sample - 0.5 * (engine[n - 1] ?? 0))
    for (const id of ['flicker_mid', 'swing_mid', 'tone_mid'] as const)
      expect(Math.abs((measured(brighter, id) ?? 99) - (measured(engine, id) ?? 0))).toBeLessThan(0.4)
  })

  it('hears that a voice pauses and moves its pitch, and an engine does neither', () => {
    expect(measured(voice, 'pause_share')).toBeGreaterThan(0.15)
    expect(measured(engine, 'pause_share')).toBe(0)
    expect(measured(voice, 'pitched_share')).toBeGreaterThan(0.4)
    expect(measured(voice, 'pitch_motion')).toBeGreaterThan(0.2)
  })
})
