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
  heardClasses: {
    listenerRevision: '',
    lean: ofClasses((name) => ({ bias: Math.log(heard[name] ?? 1e-6), scale: 1, steps: [0] })),
    slope: 1,
    offsets: ofClasses(() => 0),
    worth: { sayAtLeast: ofClasses(() => null), answers: [] },
    urgentAtLeast: atLeast,
  },
})

const evidence = extractEvidence(pinkNoise(2, seededRandom(1)))
const job = { evidence, odds: [0], context: [], audioDurationSeconds: 2, id: 'a', timestamp: '' }
const told = (model: SoundModel, more: Partial<SoundDiagnosisInput> = {}) =>
  diagnoseSound({ ...job, model, ...more })
const urgencyOf = (...args: Parameters<typeof told>) => told(...args).issue.urgencyLevel

const calm = hearing({ healthy: 0.9, brake: 0.1 }, 0.3)
const alarmed = hearing({ healthy: 0.6, brake: 0.4 }, 0.3)

it('an open answer is as urgent, and ranks the possibilities, as scores and listener say together', () => {
  expect([urgencyOf(calm), urgencyOf(alarmed)]).toEqual(['check_soon', 'fix_immediately'])
  const ranked = (model: SoundModel) =>
    told(model).alternatives?.flatMap(({ id, experimental }) => (experimental ? [] : [id]))
  expect(ranked(calm)).toEqual(['no_fault_heard', 'squeaky_brakes'])
  expect(ranked(hearing({ brake: 0.6, healthy: 0.4 }, 0.3))).toEqual(['squeaky_brakes', 'no_fault_heard'])
})

it('says how often such recordings were what, as far as some were judged and nothing is named', () => {
  const answers = soundClasses.map((first) => ({ first, atLeast: 0, truth: ofClasses(() => 1) }))
  const judged = (sayAtLeast: number | null) => {
    const model = hearing({ brake: 0.9, healthy: 0.1 }, 0.3)
    const worth = { sayAtLeast: ofClasses(() => sayAtLeast), answers }
    return told({ ...model, ...(model.heardClasses && { heardClasses: { ...model.heardClasses, worth } }) })
  }
  expect(judged(null).frequency).toMatch(/^1 of 7 recordings that Tappet heard like this one was healthy/)
  expect(judged(0).issue.id).toBe('squeaky_brakes')
  expect(judged(0)).not.toHaveProperty('frequency')
  expect(told(calm)).not.toHaveProperty('frequency')
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

  it('is ranked by the measurements alone, and no sentence says what the listener heard', () => {
    const scores = { classes: ofClasses((name) => ({ base: name === 'suspension' ? 3 : 0, trees: [] })) }
    const counted = Array.from({ length: 521 }, (_, n) => (n === 344 ? 2 : -9))
    const steps = { steps: counted.map(() => 0) }
    const model = { ...calm, ...scores }
    const lean = ofClasses((name) => ({
      ...(calm.heardClasses?.lean[name] ?? { bias: 0, scale: 1 }),
      ...steps,
    }))
    const heardClasses = calm.heardClasses && { ...calm.heardClasses, lean }
    const first = (more: Partial<SoundDiagnosisInput>) => {
      const { alternatives = [] } = told({ ...model, ...(heardClasses && { heardClasses }) }, more)
      const said = alternatives.flatMap((other) => other.evidence ?? [])
      return [alternatives[0]?.id, said.some(({ id }) => id === 'listener')]
    }
    expect(first({ odds: counted })).toEqual(['no_fault_heard', true])
    expect(first({ odds: counted, ...dull })).toEqual(['suspension_noise', false])
  })

  it('says that it was not measured how often such answers are right', () => {
    const truth = ofClasses((name) => (name === 'healthy' ? 9 : 0))
    const worth = {
      sayAtLeast: ofClasses(() => null),
      answers: soundClasses.map((first) => ({ first, atLeast: 0, truth })),
    }
    const heardClasses = calm.heardClasses && { ...calm.heardClasses, worth }
    const counted = { ...calm, worth, ...(heardClasses && { heardClasses }) }
    const whole = told(counted)
    expect([whole.confidence > 0, whole.issue.description]).toEqual([
      true,
      expect.stringContaining('9 were healthy'),
    ])
    const { confidence, issue } = told(counted, dull)
    expect([confidence, issue.description]).toEqual([
      0,
      expect.stringContaining('too few recordings like this one'),
    ])
  })

  it('has nothing named, and says how to find out more', () => {
    const worth = { sayAtLeast: ofClasses(() => 0), answers: [] }
    const heardClasses = calm.heardClasses && { ...calm.heardClasses, worth }
    const sure = { ...calm, worth, ...(heardClasses && { heardClasses }) }
    expect(told(sure, { odds: null }).issue.id).not.toBe('uncertain')
    expect(told(sure).issue.id).not.toBe('uncertain')
    const { issue } = told(sure, dull)
    expect(issue.id).toBe('uncertain')
    expect(issue.recommendations[0]).toContain('4 kHz')
    expect(told(calm).issue.recommendations.some((each) => each.includes('4 kHz'))).toBe(false)
  })
})

describe('what the listener heard', () => {
  const [KNOCKING, IDLING] = [344, 346] as const
  const odds = Array.from({ length: 521 }, (_, n) => (n === KNOCKING ? 2 : n === IDLING ? 1 : -9))
  const withLean = (bias: (name: SoundClass) => number): SoundModel => {
    const model = hearing({}, 0.3)
    const lean = ofClasses((name) => ({ bias: bias(name), scale: 0, steps: odds.map(() => 0) }))
    return { ...model, ...(model.heardClasses && { heardClasses: { ...model.heardClasses, lean } }) }
  }
  /** Counts so much for a knock, against the average of seven classes. */
  const counting = (logOdds: number) =>
    withLean((name) => (name === 'engine_knock_tick' ? (7 / 6) * logOdds : 0))
  const sentences = (model: SoundModel, given: readonly number[] | null = odds) => {
    const { evidence = [], alternatives = [] } = told(model, { odds: given })
    return [...evidence, ...alternatives.flatMap((other) => other.evidence ?? [])].filter(
      ({ id }) => id === 'listener',
    )
  }

  it('is one sentence, weighed by all that it counted', () => {
    const [first] = told(counting(2), { odds }).evidence ?? []
    expect(first).toEqual({
      id: 'listener',
      sentence:
        'the listener, a network that knows sounds, hears a knocking engine and an idling engine before other sounds of a car',
      weight: expect.closeTo(Math.tanh(1), 3),
      source: 'sound',
    })
    expect(told(counting(2), { odds }).evidence?.filter(({ id }) => id === 'listener')).toHaveLength(1)
  })

  it('stands beside a fault that comes second, and speaks for no healthy car', () => {
    const heard = { healthy: 0.6, brake: 0.4 }
    const { alternatives = [] } = told(
      withLean((name) => Math.log(heard[name as 'brake'] ?? 1e-6)),
      { odds },
    )
    expect(
      alternatives.slice(0, 2).map(({ id, evidence = [] }) => [id, evidence.map((each) => each.id)]),
    ).toEqual([
      ['no_fault_heard', []],
      ['squeaky_brakes', ['listener']],
    ])
  })

  it('is left out where it counted next to nothing, and where it was not asked', () => {
    expect(sentences(counting(0.09))).toEqual([])
    expect(sentences(counting(0.11)).length).toBeGreaterThan(0)
    expect(sentences(counting(2), null)).toEqual([])
  })
})
