import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  atLevel,
  bandNoise,
  combustion,
  impacts,
  mix,
  modulate,
  pinkNoise,
  seededRandom,
  silence,
  tone,
} from '../../testing/index.ts'
import { EVIDENCE_VERSION, encodeWav, evidenceTable, extractEvidence } from '../index.ts'
import { cleanModel } from './clean.ts'
import { defaultModel } from './default.ts'
import {
  experimentalClasses,
  featuresOf,
  hearWav,
  judgeSound,
  readForest,
  readTrees,
  type SoundFeatures,
  type SoundModel,
  soundClasses,
  type Tree,
  writeAnswers,
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

describe('readTrees', () => {
  const tree: Tree = {
    features: [0, 1, -1],
    thresholds: [10, 2, 0],
    missingRight: [1, 0, 0],
    values: [0.1, -0.4, 0.5, -0.6, -0.2, 0, 0],
  }

  it.each([
    ['above', [11, 0], 0.5],
    ['at the threshold', [10, 3], -0.2],
    ['below', [9, 2], -0.6],
    ['missing at the root', [null, 3], 0.5],
    ['missing below', [9, null], -0.6],
    ['not finite', [Number.NaN, 3], 0.5],
  ])('goes where a value %s belongs', (_, values, answer) => {
    expect(readTrees([tree], values)).toBeCloseTo(answer, 12)
  })

  it('counts each step to the measurement that was asked', () => {
    const counted = new Float64Array(2)
    readTrees([tree, tree], [9, 3], counted)
    expect(counted[0]).toBeCloseTo(2 * (-0.4 - 0.1), 12)
    expect(counted[1]).toBeCloseTo(2 * (-0.2 + 0.4), 12)
  })
})

describe('readForest', () => {
  const tree = {
    features: [0, -1, -1],
    thresholds: [5, 0, 0],
    rights: [2, 0, 0],
    answers: writeAnswers([-7, -7, -1, -20, -30, 0]),
  }

  it.each([
    ['above', 6, [-3, 0]],
    ['at the threshold', 5, [-0.1, -2]],
    ['missing', null, [-0.1, -2]],
  ])('answers for a value %s', (_, value, answers) => {
    const scores = new Float64Array(2)
    readForest([tree, tree], [value], 1, scores)
    expect(Array.from(scores)).toEqual(answers.map((answer) => expect.closeTo(answer, 9)))
  })
})

const models: [string, SoundModel][] = [
  ['default', defaultModel],
  ['clean', cleanModel],
]

describe.each(models)('the %s model', (variant, model) => {
  it('reads this evidence version, and measurements of the car, not of the recorder', () => {
    expect([model.variant, model.evidenceVersion]).toEqual([variant, EVIDENCE_VERSION])
    const ofCar = evidenceTable.filter((row) => !('ofRecorder' in row)).map(({ id }) => id)
    expect(model.measurements).toEqual(ofCar)
    expect(JSON.stringify(model).length).toBeLessThan(2_000_000)
  })

  it('answers probabilities that sum to 1 for whatever was measured', () => {
    fc.assert(
      fc.property(anyFeatures, (features) => {
        const { probabilities, isCar } = judgeSound(model, features)
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
    // Nothing measured: every path goes where the missing go, and what it counts is known too.
    const odds = (judged: ReturnType<typeof judgeSound>) =>
      Math.log(judged.probabilities.healthy / judged.probabilities.brake)
    const counted = ({ contributions }: ReturnType<typeof judgeSound>) =>
      sum(contributions.healthy.map(({ logOdds }) => logOdds)) -
      sum(contributions.brake.map(({ logOdds }) => logOdds))
    const nothing = { ...features, values: Object.fromEntries(evidenceTable.map(({ id }) => [id, null])) }
    const [whole, nothingHeard] = [judgeSound(model, features), judgeSound(model, nothing as SoundFeatures)]
    expect(odds(whole) - odds(nothingHeard)).toBeCloseTo(counted(whole) - counted(nothingHeard), 6)
    expect(Math.abs(counted(whole))).toBeGreaterThan(0.01)
  })

  it('lets an engine that ticks through its gate, and finds it likelier a car than hiss', () => {
    const isCar = (clip: Float32Array) => judgeSound(model, featuresOf(extractEvidence(clip))).isCar
    const ticks = impacts(5, { rateHz: 6.8, frequencyHz: 3_400, jitter: 0.1 }, seededRandom(3))
    const ofEngine = isCar(mix(engine(5), atLevel(ticks, -30)))
    expect(ofEngine).toBeGreaterThan(model.carAtLeast)
    expect(isCar(atLevel(bandNoise(4, 3_000, 7_000, seededRandom(2)), -30))).toBeLessThan(ofEngine)
  })

  it.each([13.7, 6.8, 27.3])('hears a car in an engine that knocks %d times a second', (rateHz) => {
    const knock = impacts(4, { rateHz, frequencyHz: 2_900 }, seededRandom(9))
    const clip = mix(engine(4), atLevel(knock, -24))
    expect(judgeSound(model, featuresOf(extractEvidence(clip))).isCar).toBeGreaterThan(model.carAtLeast)
  })

  it('hears no car in less than a second', () => {
    const { values, version } = featuresOf(extractEvidence(engine(0.8)))
    expect(values.crest_mid).not.toBeNull()
    expect(judgeSound(model, { values, version }).isCar).toBe(0)
  })

  it('stops what pauses and what has no rhythm', () => {
    const random = seededRandom(8)
    const calls = modulate(tone(5, 900), (s) => (s % 1.3 < 0.3 ? 1 : 0.001))
    const speech = modulate(bandNoise(5, 200, 3_000, random), (s) => (s % 0.9 < 0.35 ? 1 : 0.01))
    // The clean gate knows the engines of one collection alone, and takes noise that pauses for one.
    for (const clip of variant === 'clean' ? [calls] : [calls, speech]) {
      const mixture = mix(atLevel(clip, -20), atLevel(pinkNoise(5, random), -55))
      expect(judgeSound(model, featuresOf(extractEvidence(mixture))).isCar).toBeLessThan(model.carAtLeast)
    }
  })

  it('asks each experimental part on its own', () => {
    const { experimental, probabilities } = judgeSound(model, featuresOf(extractEvidence(engine(4))))
    expect(Object.keys(experimental ?? {})).toEqual([...experimentalClasses])
    for (const share of Object.values(experimental ?? {})) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(1)
    }
    expect(Object.keys(probabilities)).toEqual([...soundClasses])
  })

  it('refuses evidence of another version', () => {
    const features = { ...featuresOf(extractEvidence(engine(1))), version: EVIDENCE_VERSION + 1 }
    expect(() => judgeSound(model, features)).toThrow(RangeError)
  })
})

describe('hearWav', () => {
  const limit = { maxDurationSeconds: 600, listen: null }

  it('hears a WAV at any rate', () => {
    const hearing = hearWav(encodeWav(engine(3)), limit)
    expect(hearing).toMatchObject({ ok: true, durationSeconds: 3, evidence: { version: EVIDENCE_VERSION } })
    expect(structuredClone(hearing)).toEqual(hearing)
  })

  it('lets the listener hear it at 16 kHz, and says null where there is none', () => {
    const listen = vi.fn((samples: Float32Array) => [samples.length])
    expect(hearWav(encodeWav(engine(3), 8_000), { ...limit, listen })).toMatchObject({ odds: [96_000] })
    expect(hearWav(encodeWav(engine(3)), limit)).toMatchObject({ ok: true, odds: null })
    expect(hearWav(encodeWav(engine(0.5)), { ...limit, listen: () => null })).toMatchObject({ odds: null })
    expect(listen).toHaveBeenCalledTimes(1)
  })

  it('tells silence, what is too long and what is no WAV', () => {
    expect(hearWav(encodeWav(silence(3)), limit)).toEqual({ ok: false, code: 'silent' })
    const noiseOfTheMicrophone = atLevel(pinkNoise(3, seededRandom(4)), -84)
    expect(hearWav(encodeWav(noiseOfTheMicrophone), limit)).toEqual({ ok: false, code: 'silent' })
    expect(hearWav(encodeWav(engine(3)), { ...limit, maxDurationSeconds: 2 })).toEqual({
      ok: false,
      code: 'too_long',
    })
    expect(hearWav(new Uint8Array(4), limit)).toEqual({ ok: false, code: 'not_a_wav' })
  })

  it('listens to the first minute of a longer one', () => {
    const long = new Float32Array(90 * 8_000)
    long.set(engine(5), 75 * 8_000)
    expect(hearWav(encodeWav(long, 8_000), limit)).toEqual({ ok: false, code: 'silent' })
  })
})
