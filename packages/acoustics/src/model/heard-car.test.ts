import { describe, expect, it } from 'vitest'
import { carScoreOf, natureOf } from '../listener/car-score.ts'
import { defaultModel } from './default.ts'
import { type CarSigns, carVerdict, type featuresOf, judgeSound, type SoundModel } from './index.ts'

/** AudioSet's vehicle and idling, rain, and knock: a word for what a car can sound like too. */
const [VEHICLE, IDLING, RAIN, KNOCK] = [294, 346, 283, 353] as const
const said = (loud: Partial<Record<number, number>>) => Array.from({ length: 521 }, (_, n) => loud[n] ?? -9)

describe('how much the listener hears a car', () => {
  const engine = carScoreOf(said({ [VEHICLE]: 1, [RAIN]: -3 }))

  it('is all that is a car against the loudest of the others', () => {
    const share = (odds: number) => 1 / (1 + Math.exp(-odds))
    // 18 further classes of cars, and 480 others that are not the loudest.
    const car = share(1) + 19 * share(-9)
    expect(engine).toBeCloseTo(Math.log(car + 1e-4) - Math.log(share(-3) + 1e-4), 9)
    expect(carScoreOf(said({ [VEHICLE]: 1, [IDLING]: 1, [RAIN]: -3 }))).toBeGreaterThan(engine + 0.5)
    expect(carScoreOf(said({ [VEHICLE]: -3, [RAIN]: 1 }))).toBeLessThan(-2)
  })

  it('is not changed by what a car can sound like too', () => {
    expect(carScoreOf(said({ [VEHICLE]: 1, [RAIN]: -3, [KNOCK]: 4 }))).toBe(engine)
  })
})

describe('how much the listener hears of nature', () => {
  it('is the loudest of wind, thunder, rain, water and fire', () => {
    const [BEFORE, WIND, CRACKLE, AFTER] = [276, 277, 293, 294]
    expect(natureOf(said({ [WIND]: -3, [RAIN]: -2, [CRACKLE]: -1 }))).toBe(-1)
    expect(natureOf(said({ [WIND]: -3, [VEHICLE]: 4 }))).toBe(-3)
    expect(natureOf(said({ [BEFORE]: 4, [AFTER]: 4 }))).toBe(-9)
  })
})

describe('the gate that listens', () => {
  const carSigns: CarSigns = {
    slope: 1,
    questions: [
      {
        features: [0],
        signs: [1],
        quantiles: [Array.from({ length: 15 }, (_, n) => n)],
        sums: Array.from({ length: 15 }, (_, n) => n - 7),
      },
    ],
  }
  const nature = { above: 1, weight: 2 }
  const heardCar = { listenerRevision: '', share: 0.5, nature, base: -1, slope: 0.8, carAtLeast: 0.3 }
  const { experimental: _, heardClasses: __, ...plain } = defaultModel
  const model: SoundModel = {
    ...plain,
    measurements: ['engine_rhythm'],
    classes: Object.fromEntries(
      Object.keys(defaultModel.classes).map((name) => [name, { base: 0, trees: [] }]),
    ) as unknown as SoundModel['classes'],
    forest: [],
    gate: { base: 0.2, trees: [] },
    carAtLeast: 0.1,
    carSigns,
    heardCar,
  }
  const values = { engine_rhythm: 9, modulation_2_6: 1 } as unknown as ReturnType<typeof featuresOf>['values']
  const features = { version: model.evidenceVersion, values }
  const odds = said({ [VEHICLE]: -2, [RAIN]: 0.5 })
  const logistic = (x: number) => 1 / (1 + Math.exp(-x))

  it('adds its share of the score to the verdict of the questions', () => {
    const both = carVerdict(carSigns.questions, [9]) + 0.5 * carScoreOf(odds)
    const judged = judgeSound(model, features, odds)
    expect(judged.isCar).toBeCloseTo(logistic(-1 + 0.8 * both), 9)
    expect(judged.carAtLeast).toBe(0.3)
  })

  it('takes off what is heard of nature beyond what cars have', () => {
    const loud = said({ [VEHICLE]: -2, [RAIN]: 1.3 })
    const both = carVerdict(carSigns.questions, [9]) + 0.5 * carScoreOf(loud) - 2 * 0.3
    expect(judgeSound(model, features, loud).isCar).toBeCloseTo(logistic(-1 + 0.8 * both), 9)
  })

  it('asks the questions alone where the listener was not asked, by their own limit', () => {
    const judged = judgeSound(model, features)
    expect(judged.isCar).toBeCloseTo(logistic(0.2 + carVerdict(carSigns.questions, [9])), 9)
    expect(judged.carAtLeast).toBe(0.1)
    const { heardCar: ___, ...unheard } = model
    expect(judgeSound(unheard, features, odds)).toEqual(judged)
  })

  it('hears no car in less than a second, whatever was said', () => {
    const short = { ...features, values: { ...values, modulation_2_6: null } }
    expect(judgeSound(model, short, said({ [VEHICLE]: 9 })).isCar).toBe(0)
  })
})
