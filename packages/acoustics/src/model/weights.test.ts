import { describe, expect, it } from 'vitest'
import { cleanModel } from './clean.ts'
import { defaultModel } from './default.ts'
import { type SoundDetector, type SoundModel, STANDOUT_LEVELS, soundClasses, type Tree } from './index.ts'
import { readWeights } from './weights.ts'

const finite = (values: readonly unknown[]) => values.every(Number.isFinite)
const places = (features: readonly number[], { measurements }: SoundModel) =>
  features.every((place) => Number.isInteger(place) && place >= -1 && place < measurements.length)

function isWhole({ features, thresholds, missingRight, values }: Tree, model: SoundModel): boolean {
  const inner = features.length
  return (
    places(features, model) &&
    thresholds.length === inner &&
    missingRight.length === inner &&
    values.length === 2 * inner + 1 &&
    [thresholds, missingRight, values].every(finite)
  )
}

const detectorsOf = ({ classes, experimental, gate }: SoundModel): SoundDetector[] => [
  ...Object.values(classes),
  ...Object.values(experimental ?? {}),
  gate,
]

describe.each([defaultModel, cleanModel])('the weights of the $variant model', (model) => {
  it('hold whole trees over the measurements they name', () => {
    for (const { base, trees } of detectorsOf(model)) {
      expect(Number.isFinite(base)).toBe(true)
      expect(trees.every((tree) => isWhole(tree, model))).toBe(true)
    }
  })

  it('hold a whole forest that answers for every class at every node', () => {
    expect(model.forest.length).toBeGreaterThan(10)
    for (const { features, thresholds, rights, answers } of model.forest) {
      expect(places(features, model)).toBe(true)
      expect([thresholds.length, rights.length]).toEqual([features.length, features.length])
      expect(answers).toHaveLength(features.length * soundClasses.length)
      // A path ends: what comes next always lies further on.
      expect(rights.every((right, n) => features[n] === -1 || (right > n && right < features.length))).toBe(
        true,
      )
    }
  })

  it('hold as many quantiles as there are levels, for the car and for what stands out', () => {
    const quantiles = [
      ...(model.standout?.quantiles ?? []),
      ...(model.carSigns?.questions ?? []).flatMap(({ quantiles, sums }) => [...quantiles, sums]),
    ]
    expect(quantiles.length).toBeGreaterThan(0)
    for (const row of quantiles) expect([row.length, finite(row)]).toEqual([STANDOUT_LEVELS.length, true])
  })
})

const worths = [
  { way: 'default', worth: defaultModel.worth },
  { way: 'default that listens', worth: defaultModel.heardClasses?.worth ?? never() },
  { way: 'clean', worth: cleanModel.worth },
]
function never(): never {
  throw new Error('The default model listens.')
}

describe.each(worths)('what the answers of the $way model were worth', ({ worth }) => {
  it('is told for every class, however unsure', () => {
    for (const name of soundClasses) {
      const rows = worth.filter(({ first }) => first === name)
      expect([name, rows.filter(({ atLeast }) => atLeast === 0).length]).toEqual([name, 1])
      for (const { truth } of rows) expect(Object.keys(truth)).toEqual([...soundClasses])
    }
  })
})

describe('reading weights', () => {
  it('takes them as they are', () => {
    expect(readWeights(defaultModel)).toBe(defaultModel)
  })

  const { healthy: _, ...withoutHealthy } = defaultModel.classes
  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'weights'],
    ['a list', []],
    ['an unknown variant', { ...defaultModel, variant: 'other' }],
    ['an unknown measurement', { ...defaultModel, measurements: ['loudness_of_the_moon'] }],
    ['a missing class', { ...defaultModel, classes: withoutHealthy }],
    ['a limit that is no number', { ...defaultModel, carAtLeast: '0.5' }],
    ['answers whose worth is not told', { ...defaultModel, worth: undefined }],
    ['experimental detectors that lack one', { ...defaultModel, experimental: {} }],
    [
      'what the listener adds to some classes alone',
      { ...defaultModel, heardClasses: { ...defaultModel.heardClasses, lean: {} } },
    ],
    [
      'heard classes without the share that is urgent',
      { ...defaultModel, heardClasses: { ...defaultModel.heardClasses, urgentAtLeast: null } },
    ],
    [
      'heard classes whose worth is not told',
      { ...defaultModel, heardClasses: { ...defaultModel.heardClasses, worth: undefined } },
    ],
    [
      'a listening gate without its limit',
      { ...defaultModel, heardCar: { ...defaultModel.heardCar, carAtLeast: null } },
    ],
    [
      'a listening gate that does not know nature',
      { ...defaultModel, heardCar: { ...defaultModel.heardCar, nature: undefined } },
    ],
    ['a gate without trees', { ...defaultModel, gate: { base: 0 } }],
  ])('refuses %s', (_, weights) => {
    expect(() => readWeights(weights)).toThrow('not the weights of a sound model')
  })
})
