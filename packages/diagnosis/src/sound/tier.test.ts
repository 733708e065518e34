import { soundClasses } from '@tappet/acoustics/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundIssues } from './issues.table.ts'
import { byNoise } from './noises.ts'
import { headlineOf, sayingOf, sayingOfWords } from './tier.ts'
import { toldWords } from './told-words.ts'
import { type DrivingContext, drivingContexts } from './types.ts'
import { weighIssues } from './weigh.ts'

type Heard = Partial<Record<(typeof soundClasses)[number], number>>
type More = Partial<Parameters<typeof sayingOf>[0]> & { says?: string }

function saying(shares: Heard, { says = '', context = [], judgement, ...more }: More = {}) {
  const probabilities = Object.fromEntries(
    soundClasses.map((name) => [name, shares[name] ?? 0]),
  ) as Required<Heard>
  const words = toldWords(says, [])
  const { issues, possibleShare } = weighIssues({ probabilities }, context, words)
  return sayingOf({
    ...{
      noises: byNoise(issues),
      silent: 0,
      isDangerTold: false,
      possibleShare,
      words,
      context,
      filtered: false,
      durationSeconds: 8,
    },
    judgement: judgement ?? { variant: 'default', isCar: 0.9, carAtLeast: 0.5, band: 1 },
    ...more,
  })
}
const headline = (...args: Parameters<typeof saying>) => headlineOf(saying(...args))

describe('nothing unusual stands out', () => {
  const healthy = { healthy: 0.75, engine_knock_tick: 0.25 }

  it('from three in four on, 90 % sure, and 95 where the driver told something', () => {
    expect(saying(healthy)).toEqual({ tier: 'nothing', named: ['no_fault_heard'], confidence: 90 })
    expect(saying(healthy, { context: ['idle'] }).confidence).toBe(95)
    expect(saying(healthy, { says: 'sounds normal' }).confidence).toBe(95)
    expect(saying({ healthy: 0.74, engine_knock_tick: 0.26 }).tier).toBe('pair')
    expect(headline(healthy)).toBe('Nothing unusual stands out')
  })

  it('never where the driver names a noise: then it is that noise, or nothing', () => {
    const sure = { healthy: 0.99, engine_knock_tick: 0.01 }
    expect(headline(sure, { says: 'a knock' })).toBe('Engine knock or nothing unusual')
    expect(saying(sure, { says: 'no knock' }).tier).toBe('nothing')
  })

  it('never where a fault that makes no noise is likelier, or words name a danger', () => {
    expect(saying(healthy, { silent: 0.74 }).tier).toBe('nothing')
    expect(saying(healthy, { silent: 0.76 }).tier).toBeNull()
    expect(saying(healthy, { isDangerTold: true }).tier).toBeNull()
  })

  it('never of a recording under 5 s or through a noise filter: record again', () => {
    expect(saying(healthy, { durationSeconds: 4.9 }).tier).toBe('again')
    expect(saying(healthy, { durationSeconds: 5 }).tier).toBe('nothing')
    expect(saying(healthy, { filtered: true }).tier).toBe('again')
    const dull = { variant: 'default', isCar: 1, carAtLeast: 0.5, band: 0.99 } as const
    expect(saying(healthy, { judgement: dull }).tier).toBe('pair')
  })
})

describe('a fault', () => {
  const knock = (share: number): Heard => ({
    engine_knock_tick: share,
    suspension: 0.9 * (1 - share),
    healthy: 0.1 * (1 - share),
  })

  it('is possible from one in two on, 65 % sure', () => {
    expect(saying(knock(0.5))).toEqual({ tier: 'possible', named: ['engine_knock'], confidence: 65 })
    expect(headline(knock(0.5))).toBe('Possible engine knock')
    expect(saying(knock(0.499)).tier).toBe('pair')
  })

  it('is likely from nine in ten on where a word or a situation speaks for it, 85 % sure', () => {
    expect(saying(knock(0.95)).tier).toBe('possible')
    expect(saying(knock(0.95), { says: 'it knocks' })).toEqual({
      ...{ tier: 'likely', named: ['engine_knock'], confidence: 85 },
    })
    expect(headline(knock(0.95), { says: 'it knocks' })).toBe('Likely engine knock')
    expect(saying({ brake: 0.9, healthy: 0.1 }, { context: ['braking'] }).tier).toBe('likely')
    expect(headline(knock(0.3), { says: 'it knocks' })).toBe('Possible engine knock')
  })

  it('is not likely by idling alone, by a word for another noise, or by a denied one', () => {
    const misfire = { misfire_rough_idle: 0.95, healthy: 0.05 }
    expect(saying(misfire, { context: ['idle'] }).tier).toBe('possible')
    expect(saying(misfire, { context: ['idle', 'accelerating'] }).tier).toBe('likely')
    expect(saying({ engine_knock_tick: 0.99, brake: 0.01 }, { says: 'it squeals' }).tier).toBe('possible')
    expect(saying(knock(0.97), { says: 'no squeal' }).tier).toBe('possible')
    const belt = { engine_knock_tick: 0.97, belt_accessory: 0.03 }
    expect(saying(belt, { says: 'no squeal' }).tier).toBe('possible')
  })

  it('is never more than possible for an exhaust leak', () => {
    const leak = { exhaust_leak: 0.97, healthy: 0.03 }
    expect(saying(leak, { says: 'loud exhaust', context: ['accelerating'] }).tier).toBe('possible')
  })

  it('takes what its experimental sister was given: a belt with the air conditioning on is a belt', () => {
    const { named } = saying({ belt_accessory: 0.9, healthy: 0.1 }, { context: ['ac_on'] })
    expect(named).toEqual(['loose_belt'])
  })
})

describe('one of two', () => {
  it('where neither reaches a half, 80 % sure, the likelier fault first and never "nothing" first', () => {
    expect(saying({ brake: 0.45, suspension: 0.4, healthy: 0.15 })).toEqual({
      ...{ tier: 'pair', named: ['squeaky_brakes', 'suspension_noise'], confidence: 80 },
    })
    expect(saying({ healthy: 0.6, loose_belt: 0, belt_accessory: 0.4 } as Heard).named).toEqual([
      'loose_belt',
      'no_fault_heard',
    ])
    expect(headline({ brake: 0.45, suspension: 0.4, healthy: 0.15 })).toBe('Brake noise or suspension noise')
  })

  it('only where the two hold most', () => {
    const spread = { brake: 0.25, suspension: 0.25, healthy: 0.25, exhaust_leak: 0.25 }
    expect(saying(spread)).toEqual({ tier: null, named: [], confidence: 0 })
    expect(headline(spread)).toBeNull()
  })
})

describe('record again', () => {
  it.each<[string, More]>([
    ['what is no car', { judgement: { variant: 'default', isCar: 0.49, carAtLeast: 0.5, band: 1 } }],
    [
      'a sound without its upper band',
      { judgement: { variant: 'default', isCar: 1, carAtLeast: 0.5, band: 0 } },
    ],
    ['less than 2 s', { durationSeconds: 1.9 }],
  ])('%s, however sure it is, with no figure', (_, more) => {
    expect(saying({ engine_knock_tick: 1 }, more)).toEqual({ tier: 'again', named: [], confidence: 0 })
    expect(headline({ engine_knock_tick: 1 }, more)).toBe('Record again')
  })
})

describe('by the words alone', () => {
  const muffled = { variant: 'default', isCar: 0.5, carAtLeast: 0.5, band: 0 } as const
  const words = toldWords('loud roar', [])
  const leak = (probability: number) => ({ issue: 'exhaust_leak', probability }) as const
  const said = (more: Partial<Parameters<typeof sayingOfWords>[0]> = {}) =>
    sayingOfWords({ noises: [leak(0.5)], silent: 0.5, judgement: muffled, words, ...more })

  it('a noise is possible from one in two on, 65 % sure', () => {
    expect(said()).toEqual({ tier: 'told', named: ['exhaust_leak'], confidence: 65 })
    expect(headlineOf(said() ?? saying({}))).toBe('Possible exhaust leak')
    expect(said({ noises: [leak(0.49)] })).toBeNull()
  })

  it.each([
    ['where the sound can be judged', { judgement: { ...muffled, band: 0.01 } }],
    ['of what is no car', { judgement: { ...muffled, isCar: 0.49 } }],
    ['without a word for a noise', { words: toldWords('strange noise', []) }],
    [
      'where nothing unusual is likelier',
      { noises: [{ issue: 'no_fault_heard', probability: 0.9 } as const] },
    ],
    ['where a fault that makes no noise is likelier', { silent: 0.51 }],
    ['where nothing is left', { noises: [] }],
  ])('none %s', (_, more) => expect(said(more)).toBeNull())
})

it('prints what answers of the clean variant were worth, which is less', () => {
  const judgement = { variant: 'clean', isCar: 1, carAtLeast: 0.5, band: 1 } as const
  const figures = [
    { healthy: 1 },
    { brake: 0.6, healthy: 0.4 },
    { brake: 0.4, suspension: 0.4, healthy: 0.2 },
  ]
  expect(figures.map((shares) => saying(shares, { judgement }).confidence)).toEqual([80, 25, 60])
})

it('names nothing where the situation rules out most of what was heard', () => {
  const shares = { brake: 0.71, healthy: 0.29 }
  expect(saying(shares, { context: ['idle'] }).tier).toBeNull()
  expect(saying({ brake: 0.7, healthy: 0.3 }, { context: ['idle'] }).tier).toBe('nothing')
})

it('never names an experimental issue, and gives each named answer the figure of its tier', () => {
  const shares = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 })
  const tags = fc.subarray([...drivingContexts] as DrivingContext[])
  fc.assert(
    fc.property(
      shares,
      tags,
      fc.constantFrom('', 'a knock', 'the compressor', 'no squeal'),
      (odds, context, says) => {
        const total = odds.reduce((sum, each) => sum + each, 0)
        const ofClasses = Object.fromEntries(soundClasses.map((name, n) => [name, (odds[n] ?? 0) / total]))
        const { tier, named, confidence } = saying(ofClasses, { context, says })
        for (const id of named) expect(soundIssues[id].experimental).toBeUndefined()
        expect(confidence > 0).toBe(named.length > 0)
        expect(named.length).toBe(tier === 'pair' ? 2 : tier === null || tier === 'again' ? 0 : 1)
      },
    ),
    { numRuns: 300 },
  )
})
