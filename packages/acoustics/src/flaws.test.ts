import { expect, it } from 'vitest'
import {
  atLevel,
  combustion,
  impacts,
  mix,
  modulate,
  seededRandom,
  tone,
  whiteNoise,
} from '../testing/index.ts'
import { flawsOf } from './flaws.ts'
import { resample } from './resample.ts'

const RATE_HZ = 16_000
const engine = (seconds: number) =>
  mix(
    atLevel(combustion(seconds, { rpm: 820, cylinders: 4 }, seededRandom(820)), -22),
    atLevel(impacts(seconds, { rateHz: 6.8, frequencyHz: 3200 }, seededRandom(7)), -32),
  )
const peakOf = (samples: Float32Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

/** As a microphone of 48 kHz gives it that is driven to `times` its full scale. */
function driven(times: number): Float32Array {
  const loud = resample(engine(3), RATE_HZ, 48_000)
  const gain = times / peakOf(loud)
  return resample(
    loud.map((sample) => Math.max(-1, Math.min(1, sample * gain))),
    48_000,
  )
}
const speaks = (from: number, to: number) =>
  modulate(atLevel(tone(6, 1_000), -20), (s) => (s >= from && s < to ? 1 : 0))

it.each<[string, Float32Array, string[]]>([
  ['two seconds', engine(2), []],
  ['a tenth of a second less', engine(1.9), ['too_short']],
  ['nothing at all', new Float32Array(0), ['too_short']],
  ['sound in half of it', speaks(0, 3), []],
  ['sound in a little less than half', speaks(1, 3.8), ['half_silent']],
  [
    'a quiet microphone beside the sound',
    mix(speaks(1, 3), atLevel(whiteNoise(6, seededRandom(1)), -70)),
    [],
  ],
  ['an offset, which is no sound', speaks(1, 3).map((sample) => sample + 0.1), ['half_silent']],
  ['a minute', new Float32Array(60 * RATE_HZ).fill(0), ['half_silent']],
  ['more than a minute', new Float32Array(60 * RATE_HZ + 1), ['half_silent', 'first_minute']],
  ['an engine at full scale', driven(1), []],
  ['one three times too loud', driven(3), ['clipped']],
  ['one ten times too loud', driven(10), ['clipped']],
  ['a short, silent one', new Float32Array(RATE_HZ), ['too_short', 'half_silent']],
])('%s', (_, samples, flaws) => {
  expect(flawsOf(samples, RATE_HZ)).toEqual(flaws)
})
