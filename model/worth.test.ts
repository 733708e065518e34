import { soundClasses } from '@tappet/acoustics/model'
import { describe, expect, it } from 'vitest'
import type { Answer } from './figures.ts'
import { barsOf, isSaid, nothingMayBeSaid, worthOf } from './worth.ts'

const KNOCK = 1
const said = (place: number, probability: number) =>
  soundClasses.map((_, c) => (c === place ? probability : (1 - probability) / 6))
const answers = (
  count: number,
  target: number,
  [place, probability]: [number, number],
  source = 'one',
): Answer[] =>
  Array.from({ length: count }, (_, n) => ({
    file: '',
    target,
    group: `${n}`,
    source: n % 2 === 0 ? source : 'two',
    probabilities: said(place, probability),
  }))

describe('what may be said', () => {
  it('names a fault from the probability on at which 8 of 10 were right', () => {
    const right = answers(16, KNOCK, [KNOCK, 0.9])
    const wrong = answers(4, 0, [KNOCK, 0.9])
    const unsure = answers(9, 0, [KNOCK, 0.5])
    expect(barsOf([...right, ...wrong, ...unsure]).engine_knock_tick).toBe(0.51)
    expect(barsOf([...right, ...wrong, ...answers(1, 0, [KNOCK, 0.95])]).engine_knock_tick).toBeNull()
  })

  it('names nothing from fewer than ten recordings, or from one collection', () => {
    expect(barsOf(answers(10, KNOCK, [KNOCK, 0.9])).engine_knock_tick).toBe(0)
    expect(barsOf(answers(9, KNOCK, [KNOCK, 0.9])).engine_knock_tick).toBeNull()
    expect(barsOf(answers(30, KNOCK, [KNOCK, 0.9], 'two')).engine_knock_tick).toBeNull()
  })

  it('clears a car only where at most 2 in 100 faults would be cleared', () => {
    const healthy = answers(40, 0, [0, 0.9])
    const missed = (count: number) => [
      ...answers(count, KNOCK, [0, 0.7]),
      ...answers(100 - count, KNOCK, [KNOCK, 0.7]),
    ]
    expect(barsOf([...healthy, ...missed(2)]).healthy).toBe(0)
    expect(barsOf([...healthy, ...missed(3)]).healthy).toBe(0.71)
    expect(barsOf([...healthy, ...answers(3, KNOCK, [0, 0.9]), ...missed(0)]).healthy).toBeNull()
    expect(barsOf(healthy).healthy).toBeNull()
  })

  it('is the likeliest class, from its own bar on', () => {
    const bars = { ...nothingMayBeSaid, engine_knock_tick: 0.6 }
    expect(isSaid({ probabilities: said(KNOCK, 0.6), bars })).toBe(true)
    expect(isSaid({ probabilities: said(KNOCK, 0.59), bars })).toBe(false)
    expect(isSaid({ probabilities: said(0, 0.9), bars })).toBe(false)
  })
})

describe('what answers were worth', () => {
  it('counts the truth by first class, and by probability where there are enough', () => {
    const rows = worthOf([
      ...answers(12, KNOCK, [KNOCK, 0.92]),
      ...answers(3, KNOCK, [KNOCK, 0.8]),
      ...answers(11, 0, [KNOCK, 0.4]),
      ...answers(4, 0, [0, 0.9]),
    ])
    const knocks = rows.filter(({ first }) => first === 'engine_knock_tick')
    expect(knocks.map(({ atLeast, truth }) => [atLeast, truth.engine_knock_tick, truth.healthy])).toEqual([
      [0.9, 12, 0],
      [0, 3, 11],
    ])
    expect(rows.find(({ first }) => first === 'healthy')).toMatchObject({ atLeast: 0, truth: { healthy: 4 } })
    expect(rows.filter(({ first }) => first === 'brake')).toHaveLength(1)
  })
})
