import { describe, expect, it } from 'vitest'
import { impacts, modulate, seededRandom, tone, whiteNoise } from '../testing/index.ts'
import { bandEnvelope, envelopeAutocorrelation, strongestRepetition } from './envelope.ts'
import { highPass, lowPass } from './filters.ts'
import { median } from './statistics.ts'

const levelDb = (clip: ArrayLike<number>) => {
  let sum = 0
  for (let n = clip.length >> 1; n < clip.length; n++) sum += (clip[n] ?? 0) ** 2
  return 10 * Math.log10((2 * sum) / (clip.length / 2))
}

describe('filters', () => {
  it.each([
    ['low-pass passes', lowPass, 250, 0, 0.1],
    ['low-pass is 3 dB down at its edge', lowPass, 1_000, -3.01, 0.1],
    ['low-pass falls 24 dB an octave', lowPass, 2_000, -24.6, 1],
    ['high-pass passes', highPass, 4_000, 0, 0.1],
    ['high-pass is 3 dB down at its edge', highPass, 1_000, -3.01, 0.1],
    ['high-pass falls 24 dB an octave', highPass, 500, -24.6, 1],
  ] as const)('%s', (_, filter, frequencyHz, expectedDb, withinDb) => {
    expect(Math.abs(levelDb(filter(tone(0.5, frequencyHz), 1_000)) - expectedDb)).toBeLessThan(withinDb)
  })
})

describe('bandEnvelope', () => {
  it('follows the loudness of its band, 1000 values a second, and not of others', () => {
    const clip = modulate(tone(1, 3_000), (s) => (s < 0.5 ? 1 : 0.1))
    const envelope = bandEnvelope(clip, 2_000, 6_000)
    expect(envelope).toHaveLength(1_000)
    expect(median(envelope.subarray(100, 400))).toBeCloseTo(Math.SQRT1_2, 1)
    expect(median(envelope.subarray(600, 900))).toBeCloseTo(Math.SQRT1_2 / 10, 2)
    expect(median(bandEnvelope(clip, 300, 900).subarray(100, 400))).toBeLessThan(0.02)
  })
})

describe('envelopeAutocorrelation', () => {
  const repetitionOf = (clip: Float32Array) => {
    const { frames } = envelopeAutocorrelation(bandEnvelope(clip, 2_000, 6_000))
    return frames.map((row) => strongestRepetition(row, 4, 60))
  }

  it('finds the rate of impacts, not half or twice it', () => {
    for (const repetition of repetitionOf(
      impacts(5, { rateHz: 12.5, frequencyHz: 3_000 }, seededRandom(1)),
    )) {
      expect(repetition?.rateHz).toBeCloseTo(12.5, 1)
      expect(repetition?.strength).toBeGreaterThan(0.85)
    }
  })

  it('finds little in noise, and nothing in half a second', () => {
    const strengths = repetitionOf(whiteNoise(5, seededRandom(2))).map(
      (repetition) => repetition?.strength ?? 0,
    )
    expect(Math.max(...strengths)).toBeLessThan(0.15)
    expect(repetitionOf(whiteNoise(0.5, seededRandom(3)))).toEqual([])
  })
})
