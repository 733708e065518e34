import { describe, expect, it } from 'vitest'
import { evidenceTable } from '../index.ts'
import { defaultModel } from './default.ts'
import {
  type featuresOf,
  heardMost,
  judgeSound,
  type Lean,
  readLean,
  type SoundModel,
  soundClasses,
} from './index.ts'

const byClass = <T>(value: (place: number) => T) =>
  Object.fromEntries(soundClasses.map((name, place) => [name, value(place)]))
const lean = byClass((place) => ({ bias: place / 10, scale: 0.5, steps: [place, -2] })) as Lean
const features = {
  version: defaultModel.evidenceVersion,
  values: {} as ReturnType<typeof featuresOf>['values'],
}
/** Whatever comes first, such recordings were this often healthy. */
const rowsOf = (healthy: number) =>
  soundClasses.map((first) => ({
    first,
    atLeast: 0,
    truth: byClass((place) => (place === 0 ? healthy : 0)),
  }))
/** Knows nothing of its own: all classes alike. */
const model = {
  ...defaultModel,
  heardCar: undefined,
  measurements: [],
  forest: [],
  forestShare: 0,
  slope: 1,
  offsets: byClass(() => 0),
  classes: byClass(() => ({ base: 0.2, trees: [] })),
  worth: rowsOf(3),
  heardClasses: {
    listenerRevision: '',
    lean,
    slope: 2,
    offsets: byClass((place) => -place),
    worth: rowsOf(8),
    urgentAtLeast: 0.3,
  },
} as unknown as SoundModel

describe('what the listener adds', () => {
  it('is its bias, and its scale times each step times the log-odds at the same place', () => {
    const added = readLean(lean, [3, 1])
    expect(added).toEqual(
      soundClasses.map((_, place) => expect.closeTo(place / 10 + 0.5 * (3 * place - 2), 9)),
    )
  })

  it('is refused of a listener with another number of classes', () => {
    expect(() => readLean(lean, [3])).toThrow('2 classes of the listener, not 1')
  })

  it('makes the classes by the scores and itself, scaled as both together were', () => {
    const { probabilities } = judgeSound(model, features, [3, 1])
    const odds = soundClasses.map((_, c) => Math.exp(2 * (0.2 + c / 10 + 0.5 * (3 * c - 2)) - c))
    const total = odds.reduce((sum, value) => sum + value, 0)
    for (const [c, name] of soundClasses.entries())
      expect(probabilities[name]).toBeCloseTo((odds[c] ?? 0) / total, 9)
  })

  it('has counts and urgency of its own', () => {
    const judgement = judgeSound(model, features, [3, 1])
    expect([judgement.seen.healthy, judgement.listener?.urgentAtLeast]).toEqual([8, 0.3])
    const alone = judgeSound(model, features)
    expect(alone.seen.healthy).toBe(3)
  })

  it('is told as what it counted for each class against the average of all, scaled like the classes', () => {
    const added = readLean(lean, [3, 1])
    const average = added.reduce((sum, value) => sum + value, 0) / added.length
    const { listener } = judgeSound(model, features, [3, 1])
    for (const [c, name] of soundClasses.entries())
      expect(listener?.logOdds[name]).toBeCloseTo(2 * ((added[c] ?? 0) - average), 9)
  })

  it('makes no class of a sound without its upper band, and still says what both together would', () => {
    const above4kHz = (share: number | null) => ({
      ...features,
      values: { ...features.values, share_above_4000: share },
    })
    const whole = judgeSound(model, above4kHz(0.0031), [3, 1])
    expect(whole).toEqual(judgeSound(model, features, [3, 1]))
    const dull = judgeSound(model, above4kHz(0.0009), [3, 1])
    const unmeasured = { band: 0, seen: byClass(() => 0) }
    const { listener, ...alone } = judgeSound(model, features)
    expect(dull).toEqual({
      ...alone,
      ...unmeasured,
      listener: {
        urgentAtLeast: 0.3,
        slopes: whole.listener?.slopes,
        probabilities: whole.probabilities,
        logOdds: byClass(() => 0),
      },
    })
    expect(judgeSound(model, above4kHz(null)).band).toBe(1)
    expect([listener, alone.band, whole.band]).toEqual([null, 1, 1])
    expect(judgeSound(model, above4kHz(0.0009))).toEqual({ ...alone, ...unmeasured, listener })
  })

  it('gives way little by little where the upper band fades out', () => {
    const at = (share_above_4000: number) =>
      judgeSound(model, { ...features, values: { ...features.values, share_above_4000 } }, [3, 1])
    const shares = [0.001, 0.0011, 0.0014, 0.0018, 0.0023, 0.0027, 0.003]
    const judged = shares.map((share) => at(share))
    expect([judged[0]?.band, judged.at(-1)?.band]).toEqual([0, 1])
    const [first, last] = [at(0.0009).probabilities, at(0.0031).probabilities]
    for (const name of soundClasses) {
      const whole = Math.abs(last[name] - first[name])
      const steps = judged
        .slice(1)
        .map((each, n) => each.probabilities[name] - (judged[n]?.probabilities[name] ?? 0))
      for (const step of steps) expect(Math.abs(step)).toBeLessThanOrEqual(0.3 * whole + 1e-12)
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(last[name] - first[name], 9)
    }
  })

  it('accounts, with what the measurements counted, for the odds of two classes', () => {
    const { measurements, forest, forestShare, classes } = defaultModel
    const measuring = { ...model, measurements, forest, forestShare, classes }
    const nothing = Object.fromEntries(evidenceTable.map(({ id }) => [id, null]))
    const some = { ...nothing, crest_mid: 40, engine_rhythm: 0.9 }
    const judged = (values: object, odds: number[]) => {
      const { probabilities, contributions, listener } = judgeSound(
        measuring,
        { version: features.version, values } as typeof features,
        odds,
      )
      const of = (name: 'healthy' | 'brake') =>
        contributions[name].reduce((sum, { logOdds }) => sum + logOdds, listener?.logOdds[name] ?? 0)
      return {
        odds: Math.log(probabilities.healthy / probabilities.brake),
        counted: of('healthy') - of('brake'),
      }
    }
    const [a, b] = [judged(some, [3, 1]), judged(nothing, [1, -2])]
    expect(a.odds - b.odds).toBeCloseTo(a.counted - b.counted, 6)
    expect(Math.abs(a.counted - b.counted)).toBeGreaterThan(0.1)
  })

  it('is nothing where it was not asked, and where the model never learned from it', () => {
    const { heardClasses: _, ...unlearned } = model
    const alone = judgeSound(model, features)
    expect(alone.listener).toBeNull()
    expect(judgeSound(model, features, null)).toEqual(alone)
    expect(judgeSound(unlearned, features, [3, 1])).toEqual(alone)
  })
})

describe('what the listener hears most', () => {
  const [VEHICLE, KNOCKING, IDLING, HUM, SPEECH] = [294, 344, 346, 490, 0] as const
  const said = (loud: Partial<Record<number, number>>) => Array.from({ length: 521 }, (_, n) => loud[n] ?? -9)

  it('is told the loudest first, without what any car is and what is no car', () => {
    const odds = said({ [VEHICLE]: 4, [SPEECH]: 3, [IDLING]: 1, [KNOCKING]: 2, [HUM]: 0 })
    expect(heardMost(odds, 2)).toEqual(['a knocking engine', 'an idling engine'])
  })

  it('is nothing where a listener has no such classes', () => {
    expect(heardMost([3, 1], 2)).toEqual([])
  })
})
