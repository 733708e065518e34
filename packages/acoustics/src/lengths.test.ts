/**
 * The package reads arrays by index without the compiler's `undefined` (docs/decisions/0024-acoustics-reads-by-index.md).
 * These properties hold for every length of sound, odd ones and none included; the vitest project `indexes` runs them
 * on code that throws at an index outside its array.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gaussian, seededRandom } from '../testing/index.ts'
import { LOW_RATE_HZ, lowBandOf } from './engine/low-band.ts'
import { estimateEngineSpeed } from './engine/speed.ts'
import { bandEnvelope, envelopeAutocorrelation } from './envelope.ts'
import { openClip } from './evidence/clip.ts'
import { findImpulses } from './evidence/impulses.ts'
import { modulationSpectrum } from './evidence/modulation.ts'
import { highPass, lowPass } from './filters.ts'
import {
  ANALYSIS_RATE_HZ,
  analyzeQuality,
  createLiveSpectrum,
  createRealFft,
  DEFAULT_MEL,
  decodeWav,
  downmix,
  drawingRangeDb,
  encodeWav,
  evidenceTable,
  extractEvidence,
  finiteSamples,
  logMel,
  reduceColumns,
  resample,
} from './index.ts'
import { kurtosis, percentiles, standardDeviation } from './statistics.ts'
import { frameCountOf, powerSpectrogram } from './stft.ts'
import { hannWindow } from './windows.ts'

const kinds = ['noise', 'silence', 'constant', 'alternating', 'one sample', 'quiet noise'] as const

function sound(kind: (typeof kinds)[number], length: number, seed: number): Float32Array {
  const random = seededRandom(seed)
  const place = Math.floor(random() * length)
  const values = {
    noise: () => Math.max(-1, Math.min(1, 0.3 * gaussian(random))),
    silence: () => 0,
    constant: () => 1,
    alternating: (n: number) => (n % 2 === 0 ? 1 : -1),
    'one sample': (n: number) => (n === place ? 1 : 0),
    'quiet noise': () => 1e-6 * gaussian(random),
  }
  return Float32Array.from({ length }, (_, n) => values[kind](n))
}

/** What a failed property prints: not the samples themselves. */
type Recipe = readonly [kind: (typeof kinds)[number], length: number, seed: number]
const soundUpTo = (maxLength: number): fc.Arbitrary<Recipe> =>
  fc.tuple(fc.constantFrom(...kinds), fc.nat(maxLength), fc.nat())

const allFinite = (values: ArrayLike<number>) => Array.prototype.every.call(values, Number.isFinite)

/** Windows of 25 ms every 10 ms. */
const melColumns = (n: number) => (n < 400 ? 0 : 1 + Math.floor((n - 400) / 160))
const stft = { windowLength: 100, hopLength: 37, fftSize: 128 }

type Transform = [
  name: string,
  apply: (samples: Float32Array) => ArrayLike<number>,
  length: (n: number) => number,
]

const transforms: Transform[] = [
  ['downmix of one channel', (samples) => downmix([samples]), (n) => n],
  ['downmix of unequal channels', (samples) => downmix([samples.subarray(n3(samples)), samples]), (n) => n],
  ['finiteSamples', finiteSamples, (n) => n],
  ['lowPass', (samples) => lowPass(samples, 700), (n) => n],
  ['highPass', (samples) => highPass(samples, 300), (n) => n],
  ...[4_000, 8_000, 11_025, 16_000, 22_050, 44_100, 48_000].map(
    (rateHz): Transform => [
      `resample from ${rateHz} Hz`,
      (samples) => resample(samples, rateHz),
      (n) => Math.max(0, Math.ceil((n * ANALYSIS_RATE_HZ) / rateHz - 1e-9)),
    ],
  ),
  [
    'resample to an irrational rate',
    (samples) => resample(samples, 16_000, 12_345.678),
    (n) => Math.max(0, Math.ceil((n * 12_345.678) / 16_000 - 1e-9)),
  ],
  ['lowBandOf', lowBandOf, (n) => Math.floor((n * LOW_RATE_HZ) / ANALYSIS_RATE_HZ)],
  ['bandEnvelope', (samples) => bandEnvelope(samples, 300, 2_000), (n) => Math.floor(n / 16)],
  [
    'logMel',
    (samples) => logMel(samples, ANALYSIS_RATE_HZ).levelsDb,
    (n) => melColumns(n) * DEFAULT_MEL.bandCount,
  ],
  [
    'reduceColumns',
    (samples) => reduceColumns(logMel(samples, ANALYSIS_RATE_HZ), 3).levelsDb,
    (n) => Math.min(3, melColumns(n)) * DEFAULT_MEL.bandCount,
  ],
  [
    'a live spectrum in two portions',
    (samples) => {
      const live = createLiveSpectrum(ANALYSIS_RATE_HZ)
      const portions = [samples.subarray(0, n3(samples)), samples.subarray(n3(samples))]
      return portions.flatMap((portion) => live.push(portion)).flatMap((column) => [...column])
    },
    (n) => melColumns(n) * DEFAULT_MEL.bandCount,
  ],
  [
    'powerSpectrogram',
    (samples) => powerSpectrogram(samples, ANALYSIS_RATE_HZ, stft).power,
    (n) => frameCountOf(n, stft) * 65,
  ],
  ['hannWindow', ({ length }) => hannWindow(length), (n) => n],
  ['encodeWav', encodeWav, (n) => 44 + 2 * n],
  ['percentiles', (samples) => percentiles(samples, [0, 0.005, 0.5, 1]), () => 4],
  ['moments', (samples) => [standardDeviation(samples), kurtosis(samples)], () => 2],
  ['drawingRangeDb', (samples) => Object.values(drawingRangeDb(logMel(samples, ANALYSIS_RATE_HZ))), () => 2],
]

/** A third of the way through. */
const n3 = ({ length }: Float32Array) => Math.floor(length / 3)

describe('for a sound of any length', () => {
  it.each(transforms)('%s has the length it states, and finite values', (_, apply, lengthOf) => {
    fc.assert(
      fc.property(soundUpTo(3_000), (recipe) => {
        const samples = sound(...recipe)
        const output = apply(samples)
        expect(output.length).toBe(lengthOf(samples.length))
        expect(allFinite(output)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('a WAV comes back as long as it was', () => {
    fc.assert(
      fc.property(soundUpTo(2_000), (recipe) => {
        const samples = sound(...recipe)
        const decoded = decodeWav(encodeWav(samples), { maxDurationSeconds: 1 })
        if (samples.length === 0) expect(decoded).toEqual({ ok: false, code: 'no_samples' })
        else expect(decoded.ok && decoded.wav.channels.map(({ length }) => length)).toEqual([samples.length])
      }),
    )
  })

  it('the quality is finite at any rate', () => {
    fc.assert(
      fc.property(soundUpTo(5_000), fc.integer({ min: 1, max: 50_000 }), (recipe, rateHz) => {
        const { snr, rmsLevel, loudSegmentDuration } = analyzeQuality(sound(...recipe), rateHz)
        expect(allFinite([snr, rmsLevel, loudSegmentDuration])).toBe(true)
      }),
    )
  })
})

describe('for an envelope of any length', () => {
  const envelope = (recipe: Recipe) => Float64Array.from(sound(...recipe), Math.abs)

  it('the autocorrelation has rows of 512 finite values, none under half a second', () => {
    fc.assert(
      fc.property(soundUpTo(5_000), (recipe) => {
        const values = envelope(recipe)
        const { frames } = envelopeAutocorrelation(values)
        const rows = values.length < 512 ? 0 : Math.max(1, Math.floor((values.length - 2_048) / 1_024) + 1)
        expect(frames).toHaveLength(rows)
        for (const row of frames) expect([row.length, allFinite(row)]).toEqual([512, true])
      }),
      { numRuns: 60 },
    )
  })

  it('impulses lie inside, each with a strength', () => {
    fc.assert(
      fc.property(soundUpTo(5_000), (recipe) => {
        const values = envelope(recipe)
        const { timesSeconds, strengthsDb, crestDb, kurtosisDb, widthMs, regularity } = findImpulses(values)
        expect(strengthsDb).toHaveLength(timesSeconds.length)
        expect(timesSeconds.every((time) => time > 0 && 1_000 * time < values.length - 1)).toBe(true)
        expect(allFinite([...strengthsDb, crestDb, kurtosisDb, widthMs ?? 0, regularity ?? 0])).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('the modulation has one depth per frame, none under a second', () => {
    fc.assert(
      fc.property(soundUpTo(5_000), (recipe) => {
        const values = envelope(recipe)
        const spectrum = modulationSpectrum(values, 100)
        expect(spectrum === null).toBe(values.length < 100)
        if (spectrum === null) return
        const windowLength = Math.min(256, values.length)
        const hopLength = Math.ceil(windowLength / 2)
        const depths = spectrum.depthOverTime(2, 6)
        expect(depths).toHaveLength(frameCountOf(values.length, { windowLength, hopLength, fftSize: 256 }))
        expect(allFinite([...depths, spectrum.depth(12, 40)])).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

it('a transform of any size fills its bins, and its inverse its samples', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.constantFrom(...kinds), fc.nat(), (log, kind, seed) => {
      const size = 2 ** log
      const fft = createRealFft(size)
      const samples = sound(kind, size, seed)
      const bins = () => new Float64Array(fft.binCount).fill(Number.NaN)
      const [real, imaginary, power] = [bins(), bins(), bins()]
      fft.forward(samples, real, imaginary)
      fft.power(samples, power)
      const back = new Float64Array(size).fill(Number.NaN)
      fft.inverse(real, imaginary, back)
      expect(fft.binCount).toBe(size / 2 + 1)
      for (const values of [real, imaginary, power, back]) expect(allFinite(values)).toBe(true)
    }),
  )
})

describe('the evidence of a clip of any length', () => {
  const clip = soundUpTo(40_000)

  it('holds what the table has a row for, in finite numbers', () => {
    fc.assert(
      fc.property(clip, (recipe) => {
        const { measurements } = extractEvidence(sound(...recipe))
        expect(Object.keys(measurements)).toEqual(evidenceTable.map(({ id }) => id))
        const values = Object.values(measurements).flatMap((each) => each?.value ?? [])
        expect(allFinite(Float64Array.from(values))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('is read from series that fit the frames they are of, and hold finite values', () => {
    fc.assert(
      fc.property(clip, (recipe) => {
        const opened = openClip(sound(...recipe))
        if (opened === null) return
        const { frames, framePower, stepPower, engine, mid, high } = opened
        expect(framePower).toHaveLength(frames.frameCount)
        expect(stepPower).toHaveLength(Math.ceil(frames.frameCount / 10))
        for (const series of [frames.power, framePower, stepPower, mid.envelope, high.envelope])
          expect(allFinite(series)).toBe(true)
        if (engine === null) return
        expect(engine.salienceTrack).toHaveLength(engine.firingTrackHz.length)
        expect(allFinite([...engine.firingTrackHz, ...engine.salienceTrack, engine.firingConfidence])).toBe(
          true,
        )
      }),
      { numRuns: 30 },
    )
  })

  it('has an engine speed from half a second of sound on', () => {
    fc.assert(
      fc.property(clip, (recipe) => {
        const samples = sound(...recipe)
        const low = lowBandOf(samples)
        const speed = estimateEngineSpeed(low, [bandEnvelope(samples, 300, 2_000)])
        const sounds = low.some((sample) => sample !== 0)
        expect(speed !== null).toBe(sounds && low.length >= LOW_RATE_HZ / 2)
        if (speed !== null) expect(allFinite(speed.firingTrackHz)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
