import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelOut, downmix, finiteSamples } from './mono.ts'

const channel = fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 40 })

describe('downmix', () => {
  it('is the mean of the channels, as long as the longest', () => {
    expect(downmix([Float32Array.of(1, 0.5), Float32Array.of(0.5)])).toEqual(Float32Array.of(0.75, 0.25))
    expect(downmix([])).toHaveLength(0)
  })

  it('does not depend on the order of the channels, and keeps full scale', () => {
    fc.assert(
      fc.property(fc.array(channel, { minLength: 1, maxLength: 6 }), (channels) => {
        fc.pre(!cancelOut(channels))
        const mono = downmix(channels)
        const reversed = downmix(channels.slice().reverse())
        mono.forEach((sample, n) => {
          expect(sample).toBeCloseTo(reversed[n] ?? Number.NaN, 5)
          expect(Math.abs(sample)).toBeLessThanOrEqual(1 + 1e-6)
        })
      }),
    )
  })
})

describe('channels that cancel out', () => {
  const tone = new Float32Array(400).map((_, n) => 0.3 * Math.sin(n / 3))
  const scaled = (by: number) => tone.map((sample) => by * sample)
  it('are heard by the loudest of them, not by their mean', () => {
    expect(cancelOut([tone, scaled(-1)])).toBe(true)
    expect(downmix([scaled(-0.9), tone])).toEqual(tone)
    expect(downmix([tone, scaled(-0.9)])).toEqual(tone)
  })
  it.each<[string, Float32Array[]]>([
    ['one channel', [tone]],
    ['twice the same', [tone, tone]],
    ['one that is silent', [tone, new Float32Array(400)]],
    ['two without anything in common', [tone, new Float32Array(400).map((_, n) => 0.3 * Math.sin(n / 7))]],
    ['silence', [new Float32Array(9), new Float32Array(9)]],
    ['none', []],
  ])('%s does not', (_, channels) => {
    expect(cancelOut(channels)).toBe(false)
  })
})

describe('finiteSamples', () => {
  it('makes silence of what is not a number, in a copy', () => {
    const samples = Float32Array.of(0.5, Number.NaN, Infinity, -Infinity, -1)
    expect(finiteSamples(samples)).toEqual(Float32Array.of(0.5, 0, 0, 0, -1))
    expect(samples[1]).toBeNaN()
  })
})
