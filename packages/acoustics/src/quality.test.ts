import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  atLevel,
  combustion,
  impacts,
  mix,
  modulate,
  pinkNoise,
  seededRandom,
  tone,
  whiteNoise,
} from '../testing/index.ts'
import { analyzeQuality, QUALITY_WINDOW_SECONDS } from './quality.ts'

const judge = (samples: Float32Array) => analyzeQuality(samples, 16_000)

/** A tone at `levelDb` dBFS from 1 s on for `seconds`, over a tone at `floorDb` that fills six seconds. */
const burst = (seconds: number, levelDb: number, floorDb: number) =>
  mix(
    modulate(atLevel(tone(6, 1_000), levelDb), (s) => (s >= 1 && s < 1 + seconds ? 1 : 0)),
    modulate(atLevel(tone(6, 1_000), floorDb), (s) => (s >= 1 && s < 1 + seconds ? 0 : 1)),
  )
const steady = (levelDb: number, seconds = 4) => atLevel(tone(seconds, 1_000), levelDb)
const engine = (levelDb: number) =>
  atLevel(combustion(5, { rpm: 800, cylinders: 4 }, seededRandom(1)), levelDb)

describe('analyzeQuality', () => {
  it('holds snr, rmsLevel, loudSegmentDuration, hasValidSegment, and nothing else [REC-028]', () => {
    const quality = judge(steady(-20))
    expect(Object.keys(quality).sort()).toEqual(['hasValidSegment', 'loudSegmentDuration', 'rmsLevel', 'snr'])
    expect(quality.rmsLevel).toBeCloseTo(0.1, 4)
    expect(quality.loudSegmentDuration).toBe(4)
    expect(quality.snr).toBeCloseTo(40, 1)
  })

  it.each([
    ['2.0 s loud', burst(2, -30, -70), true],
    ['1.9 s loud', burst(1.9, -30, -70), false],
    ['10.1 dB over the floor', burst(3, -59.9, -70), true],
    ['10 dB over the floor and no more', burst(3, -60.01, -70), false],
    ['9.9 dB over the floor', burst(3, -60.1, -70), false],
    ['steady, 10.1 dB over the loudest floor', steady(-49.9), true],
    ['steady, 9.9 dB over the loudest floor', steady(-50.1), false],
    ['both just short', burst(1.9, -60.1, -70), false],
  ])('valid needs 2 s loud and more than 10 dB: %s [REC-029]', (_, samples, valid) => {
    expect(judge(samples).hasValidSegment).toBe(valid)
  })

  it('measures in windows of 100 ms [REC-034]', () => {
    expect(QUALITY_WINDOW_SECONDS).toBe(0.1)
    // A fifth of each 100 ms is heard as loud when, and only when, it is averaged over 100 ms.
    expect(judge(modulate(steady(-20), (s) => (s % 0.1 < 0.02 ? 1 : 0))).loudSegmentDuration).toBe(4)
    expect(judge(burst(0.1, -30, -70)).loudSegmentDuration).toBe(0.1)
    expect(judge(steady(-20, 3.07)).loudSegmentDuration).toBe(3)
  })

  it.each([
    ['a steadily loud engine without a pause', engine(-25), true],
    ['a steady engine at the loudness of a talk', engine(-48), true],
    ['an engine after a second of quiet', modulate(engine(-30), (s) => (s < 1 ? 0.01 : 1)), true],
    [
      'ticks with 250 ms between them',
      atLevel(impacts(4, { rateHz: 4, frequencyHz: 3_000 }, seededRandom(2)), -35),
      true,
    ],
    ['digital silence', new Float32Array(64_000), false],
    ['a very quiet room', atLevel(pinkNoise(5, seededRandom(3)), -68), false],
    ['a quiet room', atLevel(pinkNoise(5, seededRandom(4)), -55), false],
    [
      'a burst of noise over digital silence, still under the microphone',
      modulate(atLevel(whiteNoise(5, seededRandom(5)), -75), (s) => (s > 1 ? 1 : 0)),
      false,
    ],
    ['one click', modulate(steady(-10, 5), (s) => (s > 2 && s < 2.01 ? 1 : 0)), false],
    ['clicks twice a second', modulate(steady(-10, 6), (s) => (s % 0.5 < 0.01 ? 1 : 0)), true],
    ['clicks a second apart', modulate(steady(-10, 6), (s) => (s % 1 < 0.01 ? 1 : 0)), false],
    ['1.8 s of full scale', steady(-3, 1.8), false],
    ['DC alone', new Float32Array(64_000).fill(0.7), false],
    ['DC under a quiet room', atLevel(pinkNoise(5, seededRandom(6)), -68).map((x) => x + 0.5), false],
    ['a clipped engine', engine(-3).map((x) => Math.max(-0.3, Math.min(0.3, x * 4))), true],
    [
      'an engine with broken samples in it',
      engine(-25).map((x, n) => (n % 997 === 0 ? Number.NaN : x)),
      true,
    ],
    ['only broken samples', new Float32Array(64_000).fill(Number.NaN), false],
  ])('judges %s', (_, samples, valid) => {
    expect(judge(samples).hasValidSegment).toBe(valid)
  })

  it('measures length in seconds at any rate', () => {
    const at48 = Float32Array.from({ length: 48_000 * 3 }, (_, n) => 0.1 * Math.sin(n / 10))
    expect(analyzeQuality(at48, 48_000)).toMatchObject({ loudSegmentDuration: 3, hasValidSegment: true })
  })

  it('refuses an empty clip without dividing by nothing', () => {
    expect(judge(new Float32Array(0))).toEqual({
      snr: 0,
      rmsLevel: 0,
      loudSegmentDuration: 0,
      hasValidSegment: false,
    })
  })

  it('answers finite numbers for any samples', () => {
    fc.assert(
      fc.property(fc.float32Array({ maxLength: 8_000 }), (samples) => {
        const { snr, rmsLevel, loudSegmentDuration } = judge(samples)
        expect([snr, rmsLevel, loudSegmentDuration].every(Number.isFinite)).toBe(true)
      }),
    )
  })
})
