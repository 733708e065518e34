import { soundClasses } from '@tappet/acoustics/model'
import { describe, expect, it } from 'vitest'
import { carAtLeastFor } from './gate.ts'
import { toldWords } from './told-words.ts'
import type { DrivingContext } from './types.ts'

const of = (shares: Partial<Record<(typeof soundClasses)[number], number>>) => ({
  carAtLeast: 0.5,
  probabilities: Object.fromEntries(soundClasses.map((name) => [name, shares[name] ?? 0])) as Record<
    (typeof soundClasses)[number],
    number
  >,
})
const clunk = of({ suspension: 0.75, brake: 0.1, healthy: 0.15 })
const limit = (gate: typeof clunk, context: DrivingContext[], says = '') =>
  carAtLeastFor(gate, context, toldWords(says, []))

describe('the gate', () => {
  it('is lower for a noise of brakes or suspension where the driver tells of one', () => {
    for (const limited of [
      limit(clunk, ['turning']),
      limit(clunk, ['idle', 'braking']),
      limit(clunk, [], 'a clunk over bumps'),
    ])
      expect(limited).toBeCloseTo(1 / (1 + Math.exp(2.5)), 9)
  })
  it('is as it was without such a situation or word, and for every other sound', () => {
    expect(limit(clunk, [])).toBe(0.5)
    expect(limit(clunk, ['idle', 'accelerating', 'ac_on'], 'it knocks, no clunk')).toBe(0.5)
    expect(limit(of({ suspension: 0.79, healthy: 0.21 }), ['turning'], 'a clunk')).toBe(0.5)
  })
})
