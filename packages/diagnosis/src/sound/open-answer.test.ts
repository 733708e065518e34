import { extractEvidence } from '@tappet/acoustics'
import { type SoundClass, type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { diagnoseSound, type SoundDiagnosisInput } from './index.ts'

const ofClasses = <T>(value: (name: SoundClass) => T) =>
  Object.fromEntries(soundClasses.map((name) => [name, value(name)])) as Record<SoundClass, T>

const { heardCar: _, ...questionsAlone } = defaultModel

/** Takes everything for a car, all classes alike, and says nothing; its listener hears the same of every sound. */
const hearing = (heard: Partial<Record<SoundClass, number>>, atLeast: number): SoundModel => ({
  ...questionsAlone,
  measurements: [],
  slope: 1,
  offsets: ofClasses(() => 0),
  forest: [],
  forestShare: 0,
  gate: { base: 5, trees: [] },
  carAtLeast: 0.1,
  worth: { sayAtLeast: ofClasses(() => null), answers: [] },
  classes: ofClasses(() => ({ base: 0, trees: [] })),
  urgency: {
    listenerRevision: '',
    lean: ofClasses((name) => ({ bias: Math.log(heard[name] ?? 1e-6), scale: 1, steps: [0] })),
    slope: 1,
    offsets: ofClasses(() => 0),
    atLeast,
  },
})

const evidence = extractEvidence(pinkNoise(2, seededRandom(1)))
const job = { evidence, odds: [0], context: [], audioDurationSeconds: 2, id: 'a', timestamp: '' }
const told = (model: SoundModel, more: Partial<SoundDiagnosisInput> = {}) =>
  diagnoseSound({ ...job, model, ...more })
const urgencyOf = (...args: Parameters<typeof told>) => told(...args).issue.urgencyLevel

const calm = hearing({ healthy: 0.9, brake: 0.1 }, 0.3)
const alarmed = hearing({ healthy: 0.6, brake: 0.4 }, 0.3)

it('an open answer is as urgent as scores and listener say together, and all else stays with the scores', () => {
  expect([urgencyOf(calm), urgencyOf(alarmed)]).toEqual(['check_soon', 'fix_immediately'])
  const { issue: _, ...rest } = told(calm)
  const { issue: __, ...others } = told(alarmed)
  expect(rest).toEqual(others)
})

it('counts from the share that the model learned, and fears nothing that the situation rules out', () => {
  expect(urgencyOf(hearing({ healthy: 0.6, brake: 0.4 }, 0.5))).toBe('check_soon')
  expect(urgencyOf(alarmed, { context: ['idle'] })).toBe('check_soon')
})

it('is decided by the scores where the listener heard nothing: 2 of 7 are urgent', () => {
  expect(urgencyOf(calm, { odds: null })).toBe('fix_immediately')
})

describe('a sound without its upper band', () => {
  const share = (value: number) => ({
    ...evidence,
    measurements: { ...evidence.measurements, share_above_4000: { value, stretch: null } },
  })
  const dull = { evidence: share(0.0009) }

  it('is as urgent as the worse of scores and listener', () => {
    expect(urgencyOf(calm)).toBe('check_soon')
    // By the scores alone 2 of 7 are urgent.
    expect(urgencyOf(calm, dull)).toBe('fix_immediately')
    expect(urgencyOf(calm, { evidence: share(0.0011) })).toBe('check_soon')
    expect(urgencyOf(hearing({ healthy: 0.1, belt_accessory: 0.9 }, 0.3), dull)).toBe('fix_immediately')
    // And the other way round: the scores say healthy alone, the listener a brake.
    const scores = { classes: ofClasses((name) => ({ base: name === 'healthy' ? 9 : 0, trees: [] })) }
    const heard = { ...hearing({ healthy: 1e-9, brake: 0.4 }, 0.3), ...scores }
    expect(urgencyOf(heard, { odds: null })).toBe('check_soon')
    expect(urgencyOf(heard, dull)).toBe('fix_immediately')
  })

  it('has nothing named, and says how to find out more', () => {
    const sure = { ...calm, worth: { sayAtLeast: ofClasses(() => 0), answers: [] } }
    expect(told(sure).issue.id).not.toBe('uncertain')
    const { issue } = told(sure, dull)
    expect(issue.id).toBe('uncertain')
    expect(issue.recommendations[0]).toContain('4 kHz')
    expect(told(calm).issue.recommendations.some((each) => each.includes('4 kHz'))).toBe(false)
  })
})
