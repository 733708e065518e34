import { extractEvidence } from '@tappet/acoustics'
import {
  featuresOf,
  judgeSound,
  type SoundClass,
  type SoundModel,
  soundClasses,
} from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { exhaustDrone, gain, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { diagnoseSound, type SoundDiagnosisInput } from './diagnose-sound.ts'
import { soundIssues } from './index.ts'
import { toldWords } from './told-words.ts'
import { worstOf } from './urgency.ts'

const ofClasses = <T>(value: (name: SoundClass) => T) =>
  Object.fromEntries(soundClasses.map((name) => [name, value(name)])) as Record<SoundClass, T>

const { heardCar: _, ...questionsAlone } = defaultModel

/** Takes everything for a car, all classes alike, and says nothing; its listener hears the same of every sound. */
const hearing = (shares: Partial<Record<SoundClass, number>>, atLeast: number): SoundModel => ({
  ...questionsAlone,
  measurements: [],
  slope: 1,
  offsets: ofClasses(() => 0),
  forest: [],
  forestShare: 0,
  gate: { base: 5, trees: [] },
  carAtLeast: 0.1,
  worth: [],
  classes: ofClasses(() => ({ base: 0, trees: [] })),
  heardClasses: {
    listenerRevision: '',
    lean: ofClasses((name) => ({ bias: Math.log(shares[name] ?? 1e-6), scale: 1, steps: [0] })),
    slope: 1,
    offsets: ofClasses(() => 0),
    worth: [],
    urgentAtLeast: atLeast,
  },
})

const evidence = extractEvidence(pinkNoise(2, seededRandom(1)))
const job = { evidence, odds: [0], context: [], audioDurationSeconds: 8, id: 'a', timestamp: '' }
const told = (model: SoundModel, more: Partial<SoundDiagnosisInput> = {}) =>
  diagnoseSound({ ...job, model, ...more })
/** The level of the worst that it may be; null where no fault is probable enough. */
function urgencyOf(
  model: SoundModel,
  { odds = job.odds, context = [], ...more }: Partial<SoundDiagnosisInput> = {},
) {
  const judgement = judgeSound(model, featuresOf(more.evidence ?? evidence), odds)
  const { feared } = worstOf(judgement, context, toldWords('', []))
  return feared === undefined ? null : soundIssues[feared].urgencyLevel
}

const calm = hearing({ healthy: 0.9, brake: 0.1 }, 0.3)
const alarmed = hearing({ healthy: 0.6, brake: 0.4 }, 0.3)

it('the worst of a recording is what scores and listener together make probable enough', () => {
  expect([urgencyOf(calm), urgencyOf(alarmed)]).toEqual([null, 'fix_immediately'])
})

it('a name makes nothing less urgent: a belt that may be a brake is fixed at once', () => {
  const urgency = (brake: number) =>
    told(hearing({ belt_accessory: 1 - brake, brake }, 0.3)).issue.urgencyLevel
  expect([urgency(0.31), urgency(0.29)]).toEqual(['fix_immediately', 'check_soon'])
})

it('a pair costs what either may cost, and nothing unusual costs nothing', () => {
  const costs = (shares: Partial<Record<SoundClass, number>>) => {
    const { issue, tier } = told(hearing(shares, 0.3))
    return [tier, issue.id, issue.estimatedCostMin, issue.estimatedCostMax]
  }
  expect(costs({ brake: 0.45, suspension: 0.4, healthy: 0.15 })).toEqual([
    'pair',
    'squeaky_brakes',
    115,
    1150,
  ])
  expect(costs({ healthy: 0.6, brake: 0.4 })).toEqual(['pair', 'squeaky_brakes', 115, 800])
  expect(costs({ healthy: 0.9, brake: 0.1 })).toEqual(['nothing', 'no_fault_heard', 0, 0])
})

it('says how often such recordings were what, as far as enough were judged', () => {
  const worth = soundClasses.map((first) => ({ first, atLeast: 0, truth: ofClasses(() => 1) }))
  const model = hearing({ brake: 0.9, healthy: 0.1 }, 0.3)
  const counted = told({
    ...model,
    ...(model.heardClasses && { heardClasses: { ...model.heardClasses, worth } }),
  })
  expect(counted.frequency).toMatch(/^1 of 7 recordings that Tappet heard like this one was healthy/)
  expect(told(model)).not.toHaveProperty('frequency')
})

it('counts from the share that the model learned, and fears nothing that the situation rules out', () => {
  expect(urgencyOf(hearing({ healthy: 0.6, brake: 0.4 }, 0.5))).toBeNull()
  expect(urgencyOf(alarmed, { context: ['idle'] })).toBeNull()
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
    expect(urgencyOf(calm)).toBeNull()
    // By the scores alone 2 of 7 are urgent.
    expect(urgencyOf(calm, dull)).toBe('fix_immediately')
    expect(urgencyOf(calm, { evidence: share(0.0031) })).toBeNull()
    expect(urgencyOf(hearing({ healthy: 0.1, belt_accessory: 0.9 }, 0.3), dull)).toBe('fix_immediately')
    // And the other way round: the scores say healthy alone, the listener a brake.
    const scores = { classes: ofClasses((name) => ({ base: name === 'healthy' ? 9 : 0, trees: [] })) }
    const model = { ...hearing({ healthy: 1e-9, brake: 0.4 }, 0.3), ...scores }
    expect(urgencyOf(model, { odds: null })).toBeNull()
    expect(urgencyOf(model, dull)).toBe('fix_immediately')
  })

  it('is ranked by the measurements alone, and no sentence says what the listener heard', () => {
    const scores = { classes: ofClasses((name) => ({ base: name === 'suspension' ? 3 : 0, trees: [] })) }
    const counted = Array.from({ length: 521 }, (_, n) => (n === 344 ? 2 : -9))
    const model = { ...calm, ...scores }
    const lean = ofClasses((name) => ({
      ...(calm.heardClasses?.lean[name] ?? { bias: 0, scale: 1 }),
      steps: counted.map((_, n) => (name === 'brake' && n === 344 ? 0.1 : 0)),
    }))
    const heardClasses = calm.heardClasses && { ...calm.heardClasses, lean }
    const first = (more: Partial<SoundDiagnosisInput>) => {
      const { issue, alternatives = [] } = told({ ...model, ...(heardClasses && { heardClasses }) }, more)
      const said = alternatives.flatMap((other) => other.evidence ?? [])
      const [next] = alternatives
      return [issue.id, next?.id, said.some(({ id }) => id === 'listener')]
    }
    expect(first({ odds: counted })).toEqual(['no_fault_heard', 'squeaky_brakes', true])
    expect(first({ odds: counted, ...dull })).toEqual(['uncertain', 'suspension_noise', false])
  })

  it('has nothing named and no figure, and says how to find out more', () => {
    const sure = hearing({ brake: 1 }, 0.3)
    expect(told(sure)).toMatchObject({ tier: 'possible', issue: { id: 'squeaky_brakes' } })
    const { issue, confidence, tier } = told(sure, dull)
    expect([issue.id, confidence, tier]).toEqual(['uncertain', 0, 'again'])
    expect(issue.recommendations[0]).toContain('like a phone call')
    expect(told(calm).issue.recommendations.some((each) => each.includes('like a phone call'))).toBe(false)
  })
})

describe('a sound without its upper band, whose driver names a noise', () => {
  const dull = {
    ...evidence,
    measurements: { ...evidence.measurements, share_above_4000: { value: 0.0009, stretch: null } },
  }
  const roar = { evidence: dull, sounds: ['roar'] } satisfies Partial<SoundDiagnosisInput>

  it('names what the words name, whatever the sound would say, and what rests on the sound is left out', () => {
    const { issue, tier, headline, evidence: counted = [], alternatives = [], frequency } = told(calm, roar)
    expect([issue.id, tier, headline]).toEqual(['exhaust_leak', 'told', 'Possible exhaust leak'])
    expect(counted.map(({ source }) => source)).toEqual(['description'])
    expect(alternatives.flatMap((other) => other.evidence ?? [])).toEqual([])
    expect(frequency).toBeUndefined()
    expect(told(hearing({ brake: 1 }, 0.3), roar).issue.id).toBe('exhaust_leak')
    expect(told(calm, { evidence: dull }).tier).toBe('again')
  })

  it('counts nothing that was measured or heard, though the model would', () => {
    const measuring = { ...questionsAlone, gate: { base: 5, trees: [] }, carAtLeast: 0.1 }
    const drone = extractEvidence(mix(exhaustDrone(4, 80), gain(pinkNoise(4, seededRandom(1)), 0.05)))
    const sources = (share: number) => {
      const measurements = { ...drone.measurements, share_above_4000: { value: share, stretch: null } }
      const more = { ...roar, evidence: { ...drone, measurements }, odds: Array<number>(521).fill(0) }
      const { tier, evidence: counted = [], alternatives = [] } = told(measuring, more)
      const all = [...counted, ...alternatives.flatMap((other) => other.evidence ?? [])]
      return [tier === 'told', all.some(({ source }) => source === 'sound')]
    }
    expect([sources(0.0009), sources(0.1)]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('has a first cause of the noise that it names', () => {
    const { noises, causes, drive } = told(calm, roar).differential.report
    expect([noises?.[0]?.issue, causes[0]?.issue]).toEqual(['exhaust_leak', 'exhaust_leak'])
    expect(drive.reasons.filter(({ label }) => label.includes('heard in the recording'))).toEqual([])
  })

  it('says first how to record again, but after what cannot wait, and is as urgent as what it may be', () => {
    const quiet = { ...calm, classes: ofClasses((name) => ({ base: name === 'healthy' ? 9 : 0, trees: [] })) }
    const leak = told(quiet, { ...roar, sounds: ['hiss'] }).issue
    expect([leak.urgencyLevel, leak.recommendations[0]]).toEqual([
      'check_soon',
      expect.stringContaining('like a phone call'),
    ])
    const knock = told(quiet, { ...roar, sounds: ['knock'] }).issue
    expect([knock.urgencyLevel, knock.recommendations.at(-1)]).toEqual([
      'fix_immediately',
      expect.stringContaining('like a phone call'),
    ])
    expect(told(calm, roar).issue.urgencyLevel).toBe('fix_immediately')
  })
})

describe('what the listener heard', () => {
  const [KNOCKING, IDLING] = [344, 346] as const
  const odds = Array.from({ length: 521 }, (_, n) => (n === KNOCKING ? 2 : n === IDLING ? 1 : -9))
  /** A knocking engine speaks for one class next to nothing, idling for none. */
  const withLean = (bias: (name: SoundClass) => number, speaks: SoundClass): SoundModel => {
    const model = hearing({}, 0.3)
    const lean = ofClasses((name) => ({
      bias: bias(name),
      scale: 1e-9,
      steps: odds.map((_, n) => Number(n === KNOCKING && name === speaks)),
    }))
    return { ...model, ...(model.heardClasses && { heardClasses: { ...model.heardClasses, lean } }) }
  }
  /** Counts so much for a knock against each other class. */
  const counting = (logOdds: number) =>
    withLean((name) => (name === 'engine_knock_tick' ? logOdds : 0), 'engine_knock_tick')
  const sentences = (model: SoundModel, listenerOdds: readonly number[] | null = odds) => {
    const { evidence = [], alternatives = [] } = told(model, { odds: listenerOdds })
    return [...evidence, ...alternatives.flatMap((other) => other.evidence ?? [])].filter(
      ({ id }) => id === 'listener',
    )
  }

  it('is one sentence of what speaks for the issue, weighed by all that it counted against the next', () => {
    const [first] = told(counting(2), { odds }).evidence ?? []
    expect(first).toEqual({
      id: 'listener',
      sentence:
        'the listener, a network that knows sounds, hears a knocking engine before other sounds of a car',
      weight: expect.closeTo(Math.tanh(1), 3),
      source: 'sound',
    })
    expect(told(counting(2), { odds }).evidence?.filter(({ id }) => id === 'listener')).toHaveLength(1)
  })

  it('stands beside a fault that comes second, and speaks for no healthy car', () => {
    const shares = { healthy: 0.8, brake: 0.2 }
    const { alternatives = [] } = told(
      withLean((name) => Math.log(shares[name as 'brake'] ?? 1e-6), 'brake'),
      { odds },
    )
    const [second] = alternatives.map(({ id, evidence = [] }) => [id, evidence.map((each) => each.id)])
    expect(second).toEqual(['squeaky_brakes', ['listener']])
  })

  it('is left out where it counted next to nothing, and where it was not asked', () => {
    expect(sentences(counting(0.09))).toEqual([])
    expect(sentences(counting(0.11)).length).toBeGreaterThan(0)
    expect(sentences(counting(2), null)).toEqual([])
  })
})
