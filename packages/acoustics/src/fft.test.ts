import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRealFft } from './fft.ts'

const sizes = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]
const signal = fc.constantFrom(...sizes).chain((size) =>
  fc.record({
    size: fc.constant(size),
    samples: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: size, maxLength: size }),
  }),
)

function spectrum(samples: ArrayLike<number>) {
  const fft = createRealFft(samples.length)
  const real = new Float64Array(fft.binCount)
  const imaginary = new Float64Array(fft.binCount)
  fft.forward(samples, real, imaginary)
  return { fft, real, imaginary }
}

describe('createRealFft', () => {
  it.each(sizes)('agrees with the defining sum at size %i', (size) => {
    const samples = Float64Array.from({ length: size }, (_, n) => Math.sin(n * n + 1))
    const { real, imaginary } = spectrum(samples)
    for (let k = 0; k <= size / 2; k += Math.max(1, size / 32)) {
      let sumReal = 0
      let sumImaginary = 0
      samples.forEach((sample, n) => {
        sumReal += sample * Math.cos((2 * Math.PI * k * n) / size)
        sumImaginary -= sample * Math.sin((2 * Math.PI * k * n) / size)
      })
      expect(real[k]).toBeCloseTo(sumReal, 8)
      expect(imaginary[k]).toBeCloseTo(sumImaginary, 8)
    }
  })

  it('keeps energy (Parseval)', () => {
    fc.assert(
      fc.property(signal, ({ size, samples }) => {
        const { fft } = spectrum(samples)
        const power = new Float64Array(fft.binCount)
        fft.power(samples, power)
        const inTime = samples.reduce((sum, sample) => sum + sample * sample, 0)
        const inner = power.subarray(1, size / 2).reduce((sum, value) => sum + value, 0)
        const inFrequency = ((power[0] ?? 0) + (power[size / 2] ?? 0) + 2 * inner) / size
        expect(inFrequency).toBeCloseTo(inTime, 8)
      }),
      { numRuns: 60 },
    )
  })

  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(signal, ({ size, samples }) => {
        const { fft, real, imaginary } = spectrum(samples)
        const back = new Float64Array(size)
        fft.inverse(real, imaginary, back)
        for (let n = 0; n < size; n++) expect(back[n]).toBeCloseTo(samples[n] ?? Number.NaN, 10)
      }),
      { numRuns: 60 },
    )
  })

  it('is linear', () => {
    fc.assert(
      fc.property(signal, fc.double({ min: -3, max: 3, noNaN: true }), ({ size, samples }, factor) => {
        const other = samples.map((_, n) => Math.cos(3 * n))
        const mixed = spectrum(samples.map((sample, n) => sample * factor + (other[n] ?? 0)))
        const first = spectrum(samples)
        const second = spectrum(other)
        for (let k = 0; k <= size / 2; k++) {
          expect(mixed.real[k]).toBeCloseTo((first.real[k] ?? 0) * factor + (second.real[k] ?? 0), 7)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('puts a tone into its bin alone', () => {
    const size = 512
    const power = new Float64Array(257)
    createRealFft(size).power(
      Float64Array.from({ length: size }, (_, n) => Math.cos((2 * Math.PI * 37 * n) / size)),
      power,
    )
    expect(Math.sqrt(power[37] ?? 0)).toBeCloseTo(size / 2, 8)
    expect(Math.max(...power.filter((_, k) => k !== 37))).toBeLessThan(1e-15 * size * size)
  })

  it.each([0, 2, 3, 12, 500, -8, Number.NaN])('refuses the size %s', (size) => {
    expect(() => createRealFft(size)).toThrow(RangeError)
  })
})
