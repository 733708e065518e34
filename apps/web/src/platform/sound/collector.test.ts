import { resample } from '@tappet/acoustics'
import { seededRandom, whiteNoise } from '@tappet/acoustics/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCollector } from './collector.ts'

/** Some seconds of noise in portions of this length, as a microphone gives them. */
function collected(sound: Float32Array, rateHz: number, portion: number): Float32Array {
  const collector = createCollector(rateHz)
  for (let at = 0; at < sound.length; at += portion) collector.push(sound.slice(at, at + portion))
  return collector.finish()
}
const noise = (length: number) => whiteNoise(Math.ceil(length / 16_000) + 1, seededRandom(5)).slice(0, length)

it('keeps what resampling the whole at once would give, whatever the rate and the portions', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(16_000, 24_000, 44_100, 48_000),
      fc.integer({ min: 0, max: 30 * 16_000 }),
      fc.integer({ min: 400, max: 200_000 }),
      (rateHz, length, portion) => {
        const sound = noise(length)
        const whole = rateHz === 16_000 ? sound : resample(sound, rateHz)
        const parts = collected(sound, rateHz, portion)
        expect(parts.length).toBe(whole.length)
        let worst = 0
        for (let n = 0; n < whole.length; n++)
          worst = Math.max(worst, Math.abs((whole[n] ?? 0) - (parts[n] ?? 0)))
        expect(worst).toBeLessThan(1e-5)
      },
    ),
    { numRuns: 8 },
  )
})

it('takes what is no number for silence', () => {
  expect([...collected(Float32Array.of(0.5, Number.NaN), 16_000, 1)]).toEqual([0.5, 0])
})
