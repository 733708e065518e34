import { describe, expect, it } from 'vitest'
import { resample, resampledLength } from './resample.ts'

const tone = (frequencyHz: number, rateHz: number, seconds = 0.4) =>
  Float32Array.from({ length: Math.round(seconds * rateHz) }, (_, n) =>
    Math.sin((2 * Math.PI * frequencyHz * n) / rateHz),
  )

/** Power away from the ends, where the filter sees silence beyond the clip. */
function innerPower(samples: Float32Array) {
  const inner = samples.subarray(Math.floor(samples.length * 0.25), Math.floor(samples.length * 0.75))
  return inner.reduce((sum, sample) => sum + sample * sample, 0) / inner.length
}
const innerLevelDb = (samples: Float32Array) => 10 * Math.log10(2 * innerPower(samples))

const ratesHz = [8_000, 11_025, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000, 44_101, 47_999.5]

describe('resample', () => {
  it.each(ratesHz)('is flat within 0.01 dB in the band it keeps, from %d Hz', (rateHz) => {
    const band = (0.875 * Math.min(rateHz, 16_000)) / 2
    for (const share of [0.01, 0.1, 0.3, 0.6, 0.9, 0.99]) {
      // Whole periods in the part that is measured.
      const frequencyHz = 10 * Math.ceil((share * band) / 10)
      expect(Math.abs(innerLevelDb(resample(tone(frequencyHz, rateHz), rateHz)))).toBeLessThan(0.01)
    }
  })

  it.each(ratesHz.filter((rateHz) => rateHz > 16_000))('keeps aliases under -85 dB, from %d Hz', (rateHz) => {
    for (let frequencyHz = 8_000; frequencyHz < rateHz / 2; frequencyHz += 1_511) {
      expect(innerLevelDb(resample(tone(frequencyHz, rateHz, 0.1), rateHz))).toBeLessThan(-85)
    }
  })

  it.each(ratesHz)('shifts nothing in time: the sound at n / 16000 s, from %d Hz', (rateHz) => {
    const frequencyHz = 0.2 * Math.min(rateHz, 16_000)
    const output = resample(tone(frequencyHz, rateHz), rateHz)
    const expected = tone(frequencyHz, 16_000)
    for (let n = 2_000; n < 4_000; n++) {
      expect(Math.abs((output[n] ?? 9) - (expected[n] ?? 0))).toBeLessThan(3e-4)
    }
  })

  it.each(ratesHz)('makes no images above the input band, from %d Hz', (rateHz) => {
    const frequencyHz = 0.11 * Math.min(rateHz, 16_000)
    const output = resample(tone(frequencyHz, rateHz), rateHz)
    const expected = tone(frequencyHz, 16_000)
    const error = output.map((sample, n) => sample - (expected[n] ?? 0))
    expect(innerLevelDb(error)).toBeLessThan(-76)
  })

  it.each([
    [44_100, 44_100, 16_000],
    [48_000, 48_000, 16_000],
    [8_000, 8_000, 16_000],
    [3, 48_000, 1],
    [1, 44_100, 1],
    [0, 44_100, 0],
    [16_001, 44_101, 5_806],
  ])('%i samples at %i Hz become %i', (length, rateHz, expected) => {
    expect(resampledLength(length, rateHz)).toBe(expected)
    expect(resample(new Float32Array(length), rateHz)).toHaveLength(expected)
  })

  it('copies at the same rate, keeps a constant, and goes to other rates too', () => {
    expect(resample(Float32Array.of(1, 2), 16_000)).toEqual(Float32Array.of(1, 2))
    expect(resample(new Float32Array(8_820).fill(0.5), 44_100)[1_600]).toBeCloseTo(0.5, 6)
    expect(resample(tone(440, 16_000), 16_000, 48_000)).toHaveLength(19_200)
  })

  it.each([0, -1, Number.NaN, Infinity])('refuses the rate %s', (rateHz) => {
    expect(() => resample(new Float32Array(4), rateHz)).toThrow(RangeError)
  })
})
