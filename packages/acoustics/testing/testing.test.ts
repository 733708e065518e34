import { describe, expect, it } from 'vitest'
import { powerSpectrogram } from '../src/stft.ts'
import {
  atLevel,
  bandNoise,
  combustion,
  gate,
  gaussian,
  impacts,
  mix,
  pinkNoise,
  seededRandom,
  silence,
  tone,
  whiteNoise,
} from './index.ts'

const rms = (clip: Float32Array) => Math.sqrt(clip.reduce((sum, x) => sum + x * x, 0) / clip.length)

describe('seeded synthesis', () => {
  it('gives the same sound for the same seed and another for another', () => {
    const sound = (seed: number) => combustion(0.5, { rpm: 800, cylinders: 4 }, seededRandom(seed))
    expect(sound(3)).toEqual(sound(3))
    expect(sound(3)).not.toEqual(sound(4))
  })

  it('draws normal numbers', () => {
    const random = seededRandom(1)
    const numbers = Array.from({ length: 20_000 }, () => gaussian(random))
    const mean = numbers.reduce((sum, x) => sum + x, 0) / numbers.length
    const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / numbers.length
    expect(Math.abs(mean)).toBeLessThan(0.03)
    expect(Math.abs(variance - 1)).toBeLessThan(0.03)
  })

  it('sets levels, and leaves silence silent', () => {
    expect(rms(atLevel(tone(1, 440), -20))).toBeCloseTo(0.1, 6)
    expect(rms(atLevel(silence(1), -20))).toBe(0)
    expect(rms(whiteNoise(2, seededRandom(2)))).toBeCloseTo(1, 1)
  })

  it('tilts pink noise by 3 dB an octave', () => {
    const { power, binCount, frameCount } = powerSpectrogram(pinkNoise(8, seededRandom(3)), 16_000, {
      windowLength: 512,
      hopLength: 512,
      fftSize: 512,
    })
    const bandDb = (from: number, to: number) => {
      let sum = 0
      for (let t = 0; t < frameCount; t++)
        for (let bin = from; bin < to; bin++) sum += power[t * binCount + bin] ?? 0
      return 10 * Math.log10(sum / (to - from))
    }
    expect(bandDb(8, 16) - bandDb(64, 128)).toBeGreaterThan(7.5)
    expect(bandDb(8, 16) - bandDb(64, 128)).toBeLessThan(10.5)
  })

  it('keeps band noise within its band', () => {
    const { power, binCount, frameCount } = powerSpectrogram(
      bandNoise(2, 1_000, 2_000, seededRandom(4)),
      16_000,
      { windowLength: 512, hopLength: 512, fftSize: 512 },
    )
    let inside = 0
    let all = 0
    for (let t = 0; t < frameCount; t++) {
      for (let bin = 0; bin < binCount; bin++) {
        all += power[t * binCount + bin] ?? 0
        if (bin >= 22 && bin <= 84) inside += power[t * binCount + bin] ?? 0
      }
    }
    expect(inside / all).toBeGreaterThan(0.95)
  })

  it('places impacts at their rate and opens gates for their share', () => {
    const clip = impacts(4, { rateHz: 5, frequencyHz: 2_000 }, seededRandom(5))
    let starts = 0
    for (let n = 1; n < clip.length; n++) if ((clip[n - 1] ?? 0) === 0 && (clip[n] ?? 0) !== 0) starts++
    expect(starts).toBeGreaterThanOrEqual(20)
    expect(clip.filter((x) => x !== 0).length / clip.length).toBeLessThan(0.2)
    const open = gate(2, 0.25)
    expect([open(0.06), open(0.3), open(0.56)]).toEqual([1, 0, 1])
  })

  it('mixes to the length of the longest', () => {
    expect(mix(Float32Array.of(1, 2), Float32Array.of(1))).toEqual(Float32Array.of(2, 2))
    expect(mix()).toHaveLength(0)
  })
})
