import {
  atLevel,
  combustion,
  mix,
  pinkNoise,
  type Shaking,
  seededRandom,
  shakes,
} from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { feelTake } from './feel.ts'

const RPM = 700
const SECONDS = 8
const track = [{ at: 0, turnsPerSecond: RPM / 60 }]
const random = seededRandom(3)
const engine = mix(
  atLevel(combustion(SECONDS, { rpm: RPM, cylinders: 4 }, random), -22),
  atLevel(pinkNoise(SECONDS, random), -40),
)
const motionOf = (...sources: Shaking[]) => shakes(sources, { seconds: SECONDS, rateHz: 60 }, seededRandom(5))
const firing: Shaking = { track, order: 2, strength: 0.15 }

describe('a phone on the seat', () => {
  it('feels a cylinder that does less, at the speed that the sound of the take tells', () => {
    const uneven = feelTake(motionOf(firing, { track, order: 0.5, strength: 0.2 }), engine, 4)
    expect(uneven).toMatchObject({ kind: 'felt' })
    if (uneven.kind === 'felt') expect(uneven.felt.map(({ sign }) => sign)).toContain('half_order')
    const even = feelTake(motionOf(firing), engine, 4)
    if (even.kind === 'felt') expect(even.felt.map(({ sign }) => sign)).toEqual(['firing'])
  })
  it('says why it felt nothing', () => {
    expect(feelTake([], engine, 4)).toEqual({ kind: 'unread', why: 'too_short' })
    expect(feelTake(motionOf(firing), pinkNoise(SECONDS, random), 4)).toEqual({
      kind: 'unread',
      why: 'no_speed',
    })
  })
})
