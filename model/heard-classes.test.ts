import { hearAllClasses } from '@tappet/acoustics/listener'
import { soundClasses } from '@tappet/acoustics/model'
import { cleanModel } from '@tappet/acoustics/model/clean'
import { defaultModel } from '@tappet/acoustics/model/default'
import { pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { isJudged } from './calibrate.ts'
import type { Example } from './data.ts'
import { heardAnswer, isUrgent, learnHeardClasses } from './heard-classes.ts'
import { listenerRevision } from './measure.ts'

const random = seededRandom(4)
const KNOCK = soundClasses.indexOf('engine_knock_tick')
/** The listener's first class tells a knock from a healthy engine, the second says nothing. */
const example = (n: number): Example => {
  const target = n % 3 === 0 ? KNOCK : 0
  return {
    file: String(n),
    target,
    group: `car ${n}`,
    source: 'made',
    label: '',
    origin: 'recording',
    licensed: true,
    values: [],
    odds: [(target === KNOCK ? -1 : -4) + random(), -9 * random()],
  }
}
const examples = Array.from({ length: 90 }, (_, n) => example(n))
/** The scores alone know nothing. */
const scoredAlike = examples.map((one) => ({ example: one, scores: soundClasses.map(() => 0) }))

it('the weights learned classes and gate from the listener that ships (run measure.ts, synthesize.ts, train.ts)', () => {
  expect(defaultModel.heardClasses?.listenerRevision).toBe(listenerRevision)
  expect(defaultModel.heardCar?.listenerRevision).toBe(listenerRevision)
  expect(hearAllClasses(pinkNoise(1, random))).toHaveLength(
    defaultModel.heardClasses?.lean.healthy.steps.length ?? 0,
  )
})

it('the clean variant does not ask it: it would tell fewer urgent faults urgent', () => {
  expect([cleanModel.heardClasses, cleanModel.heardCar]).toEqual([undefined, undefined])
})

describe('the classes with the listener', () => {
  const rules = learnHeardClasses(scoredAlike, examples, isJudged)
  const answerTo = (one: Example) => heardAnswer(rules, scoredAlike[0]?.scores ?? [], one) ?? []
  const shareOf = (one: Example) =>
    answerTo(one).reduce((sum, share, c) => sum + (isUrgent(c) ? share : 0), 0)
  const told = (target: number) =>
    examples.filter((one) => one.target === target && shareOf(one) >= rules.urgentAtLeast).length

  it('are right where the scores know nothing and the listener does', () => {
    const right = examples.filter((one) => {
      const shares = answerTo(one)
      return shares.indexOf(Math.max(...shares)) === one.target
    })
    expect(right.length).toBeGreaterThan(85)
    for (const one of examples.slice(0, 9))
      expect(answerTo(one).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })

  it('count knocks and brakes as urgent', () => {
    expect(soundClasses.filter((_, c) => isUrgent(c))).toEqual(['engine_knock_tick', 'brake'])
  })

  it('keep at least 85 of 100 urgent faults urgent, and alarm few healthy cars where the listener tells them apart', () => {
    expect(told(KNOCK)).toBeGreaterThanOrEqual(Math.ceil(0.85 * 30))
    expect(told(0)).toBe(0)
  })

  it('count the listener as much as alarms the fewest healthy cars: in full where the scores mislead', () => {
    const misled = examples.map((one) => ({
      example: one,
      scores: soundClasses.map((_, c) => (c === KNOCK ? 6 * random() : 0)),
    }))
    expect(learnHeardClasses(misled, examples, isJudged).amount).toBe(1)
  })

  it('are kept in whole steps, with the listener that it belongs to', () => {
    const steps = soundClasses.flatMap((name) => rules.lean[name].steps)
    expect(steps.every((step) => Number.isInteger(step) && Math.abs(step) <= 127)).toBe(true)
    expect(Math.max(...steps.map(Math.abs))).toBe(127)
    expect(rules.listenerRevision).toBe(listenerRevision)
  })

  it('are not asked of a listener that heard too little', () => {
    expect(heardAnswer(rules, [], { ...example(1), odds: null })).toBeNull()
  })

  it('do not learn from what the listener did not hear', () => {
    const unheard = { ...example(0), group: 'short', odds: null }
    const more = learnHeardClasses(
      [...scoredAlike, { example: unheard, scores: soundClasses.map(() => 0) }],
      [...examples, unheard],
      isJudged,
    )
    expect(more.lean[soundClasses[KNOCK] ?? 'healthy'].steps).toHaveLength(2)
  })
})
