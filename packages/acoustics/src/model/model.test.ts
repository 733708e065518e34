import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLevel, bandNoise, combustion, mix, pinkNoise, seededRandom, silence } from '../../testing/index.ts'
import { EVIDENCE_VERSION, encodeWav, evidenceTable, extractEvidence } from '../index.ts'
import { defaultModel } from './default.data.ts'
import {
  COURSE_POINTS,
  featuresOf,
  hearWav,
  judgeSound,
  rankOf,
  type SoundFeatures,
  soundClasses,
  wavDuration,
} from './index.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const engine = (seconds: number) => {
  const random = seededRandom(1)
  return mix(
    atLevel(combustion(seconds, { rpm: 820, cylinders: 4 }, random), -20),
    atLevel(pinkNoise(seconds, random), -36),
  )
}
const anyFeatures = fc
  .tuple(...evidenceTable.map(() => fc.option(fc.double({ noDefaultInfinity: false }), { nil: null })))
  .map((values) => ({
    version: EVIDENCE_VERSION,
    values: Object.fromEntries(evidenceTable.map(({ id }, n) => [id, values[n] ?? null])),
  })) as fc.Arbitrary<SoundFeatures>

describe('rankOf', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [5, 0.125],
    [10, 0.25],
    [15, 0.375],
    [20, 0.625],
    [40, 1],
    [99, 1],
  ])('places %s at %s', (value, rank) => {
    expect(rankOf([0, 10, 20, 20, 40], value)).toBeCloseTo(rank, 9)
  })

  it('places nowhere what could not be measured', () => {
    for (const value of [null, Number.NaN, Infinity]) expect(rankOf([0, 10], value)).toBeNull()
  })

  it('never falls as the value rises, and stays within 0 and 1', () => {
    const list = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(list, fc.double({ noNaN: true }), fc.double({ noNaN: true }), (unsorted, a, b) => {
        const quantiles = unsorted.sort((x, y) => x - y)
        const [low, high] = [rankOf(quantiles, Math.min(a, b)), rankOf(quantiles, Math.max(a, b))]
        if (low === null || high === null) return
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(high)
      }),
    )
  })
})

describe('the default model', () => {
  it('reads this evidence version, and measurements of the car, not of the recorder', () => {
    expect(defaultModel.evidenceVersion).toBe(EVIDENCE_VERSION)
    const ofCar = evidenceTable.filter((row) => !('ofRecorder' in row)).map(({ id }) => id)
    expect(defaultModel.measurements.map(({ id }) => id)).toEqual(ofCar)
    for (const { courses } of [...Object.values(defaultModel.classes), defaultModel.gate])
      expect(courses.map(({ length }) => length)).toEqual(defaultModel.measurements.map(() => COURSE_POINTS))
    expect(JSON.stringify(defaultModel).length).toBeLessThan(200_000)
  })

  it('answers probabilities that sum to 1 for whatever was measured', () => {
    fc.assert(
      fc.property(anyFeatures, (features) => {
        const { probabilities, isCar } = judgeSound(defaultModel, features)
        const list = soundClasses.map((name) => probabilities[name])
        expect(sum(list)).toBeCloseTo(1, 9)
        for (const probability of [...list, isCar]) {
          expect(probability).toBeGreaterThanOrEqual(0)
          expect(probability).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('accounts for the odds of two classes by what each measurement counted', () => {
    const features = featuresOf(extractEvidence(engine(4)))
    const { probabilities, contributions } = judgeSound(defaultModel, features)
    const { healthy, brake } = defaultModel.classes
    const counted = (name: 'healthy' | 'brake') => sum(contributions[name].map(({ logOdds }) => logOdds))
    const intercepts = (healthy.intercept - brake.intercept) / defaultModel.temperature
    expect(Math.log(probabilities.healthy / probabilities.brake)).toBeCloseTo(
      intercepts + counted('healthy') - counted('brake'),
      6,
    )
  })

  it('lets an engine through its gate, and finds it likelier a car than hiss', () => {
    const isCar = (clip: Float32Array) => judgeSound(defaultModel, featuresOf(extractEvidence(clip))).isCar
    expect(isCar(engine(5))).toBeGreaterThan(defaultModel.carAtLeast)
    const hiss = atLevel(bandNoise(5, 3_000, 7_000, seededRandom(2)), -30)
    expect(isCar(hiss)).toBeLessThan(isCar(engine(5)))
  })

  it('refuses evidence of another version', () => {
    const features = { ...featuresOf(extractEvidence(engine(1))), version: EVIDENCE_VERSION + 1 }
    expect(() => judgeSound(defaultModel, features)).toThrow(RangeError)
  })
})

describe('hearWav', () => {
  const limit = { maxDurationSeconds: 600 }

  it('hears a WAV at any rate', () => {
    const heard = hearWav(encodeWav(engine(3)), limit)
    expect(heard).toMatchObject({ ok: true, durationSeconds: 3, evidence: { version: EVIDENCE_VERSION } })
    expect(structuredClone(heard)).toEqual(heard)
  })

  it('tells silence, what is too long and what is no WAV', () => {
    expect(hearWav(encodeWav(silence(3)), limit)).toEqual({ ok: false, code: 'silent' })
    const noiseOfTheMicrophone = atLevel(pinkNoise(3, seededRandom(4)), -84)
    expect(hearWav(encodeWav(noiseOfTheMicrophone), limit)).toEqual({ ok: false, code: 'silent' })
    expect(hearWav(encodeWav(engine(3)), { maxDurationSeconds: 2 })).toEqual({ ok: false, code: 'too_long' })
    expect(hearWav(new Uint8Array(4), limit)).toEqual({ ok: false, code: 'not_a_wav' })
  })

  it('listens to the first minute of a longer one', () => {
    const long = new Float32Array(90 * 8_000)
    long.set(engine(5), 75 * 8_000)
    expect(hearWav(encodeWav(long, 8_000), limit)).toEqual({ ok: false, code: 'silent' })
  })

  it('knows the length from the header', () => {
    expect(wavDuration(encodeWav(silence(2)))).toEqual({ ok: true, durationSeconds: 2 })
    expect(wavDuration(encodeWav(silence(0)))).toEqual({ ok: false, code: 'no_samples' })
    expect(wavDuration(new TextEncoder().encode('<!doctype html>'))).toEqual({ ok: false, code: 'not_a_wav' })
  })
})
