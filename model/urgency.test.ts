import { hearAllClasses } from '@tappet/acoustics/listener'
import { soundClasses } from '@tappet/acoustics/model'
import { cleanModel } from '@tappet/acoustics/model/clean'
import { defaultModel } from '@tappet/acoustics/model/default'
import { pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { isJudged } from './calibrate.ts'
import type { Example } from './data.ts'
import { listenerRevision } from './measure.ts'
import { isUrgent, learnUrgency, urgencyOf } from './urgency.ts'

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

it('the weights learned urgency and gate from the listener that ships (run measure.ts, synthesize.ts, train.ts)', () => {
  expect(defaultModel.urgency?.listenerRevision).toBe(listenerRevision)
  expect(defaultModel.heardCar?.listenerRevision).toBe(listenerRevision)
  expect(hearAllClasses(pinkNoise(1, random))).toHaveLength(
    defaultModel.urgency?.lean.healthy.steps.length ?? 0,
  )
})

it('the clean variant does not ask it: it would tell fewer urgent faults urgent', () => {
  expect([cleanModel.urgency, cleanModel.heardCar]).toEqual([undefined, undefined])
})

describe('the urgency of an open answer', () => {
  const model = learnUrgency(scoredAlike, examples, isJudged)
  const shareOf = (one: Example) => {
    const { probabilities } = urgencyOf(model, scoredAlike[0]?.scores ?? [], one) ?? {}
    return soundClasses.reduce((sum, name, c) => sum + (isUrgent(c) ? (probabilities?.[name] ?? 0) : 0), 0)
  }
  const told = (target: number) =>
    examples.filter((one) => one.target === target && shareOf(one) >= model.atLeast).length

  it('counts knocks and brakes as urgent', () => {
    expect(soundClasses.filter((_, c) => isUrgent(c))).toEqual(['engine_knock_tick', 'brake'])
  })

  it('keeps at least 85 of 100 urgent faults, and alarms few healthy cars where the listener tells them apart', () => {
    expect(told(KNOCK)).toBeGreaterThanOrEqual(Math.ceil(0.85 * 30))
    expect(told(0)).toBe(0)
  })

  it('is kept in whole steps, with the listener that it belongs to', () => {
    const steps = soundClasses.flatMap((name) => model.lean[name].steps)
    expect(steps.every((step) => Number.isInteger(step) && Math.abs(step) <= 127)).toBe(true)
    expect(Math.max(...steps.map(Math.abs))).toBe(127)
    expect(model.listenerRevision).toBe(listenerRevision)
  })

  it('is not judged by a listener that heard too little', () => {
    expect(urgencyOf(model, [], { ...example(1), odds: null })).toBeNull()
  })

  it('does not learn from what the listener did not hear', () => {
    const unheard = { ...example(0), group: 'short', odds: null }
    const more = learnUrgency(
      [...scoredAlike, { example: unheard, scores: soundClasses.map(() => 0) }],
      [...examples, unheard],
      isJudged,
    )
    expect(more.lean[soundClasses[KNOCK] ?? 'healthy'].steps).toHaveLength(2)
  })
})
