import { soundClasses } from '@tappet/acoustics/model'
import { describe, expect, it } from 'vitest'
import type { Answer } from './figures.ts'
import { worthOf } from './worth.ts'

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
