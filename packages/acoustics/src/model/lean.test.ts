import { describe, expect, it } from 'vitest'
import { defaultModel } from './default.ts'
import { type featuresOf, judgeSound, type Lean, readLean, type SoundModel, soundClasses } from './index.ts'

const byClass = <T>(value: (place: number) => T) =>
  Object.fromEntries(soundClasses.map((name, place) => [name, value(place)]))
const lean = byClass((place) => ({ bias: place / 10, scale: 0.5, steps: [place, -2] })) as Lean
const features = {
  version: defaultModel.evidenceVersion,
  values: {} as ReturnType<typeof featuresOf>['values'],
}
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
  urgency: { listenerRevision: '', lean, slope: 2, offsets: byClass((place) => -place), atLeast: 0.3 },
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

  it('decides by the scores and itself, scaled as both together were', () => {
    const { urgency } = judgeSound(model, features, [3, 1])
    const odds = soundClasses.map((_, c) => Math.exp(2 * (0.2 + c / 10 + 0.5 * (3 * c - 2)) - c))
    const total = odds.reduce((sum, value) => sum + value, 0)
    expect(urgency?.atLeast).toBe(0.3)
    for (const [c, name] of soundClasses.entries())
      expect(urgency?.probabilities[name]).toBeCloseTo((odds[c] ?? 0) / total, 9)
  })

  it('changes nothing but the urgency', () => {
    const { urgency: _, ...without } = judgeSound(model, features)
    const { urgency: __, ...withIt } = judgeSound(model, features, [9, -9])
    expect(withIt).toEqual(without)
  })

  it('is nothing where it was not asked, and where the model never learned from it', () => {
    const { urgency: _, ...unlearned } = model
    expect(judgeSound(model, features).urgency).toBeNull()
    expect(judgeSound(model, features, null).urgency).toBeNull()
    expect(judgeSound(unlearned, features, [3, 1]).urgency).toBeNull()
  })
})
