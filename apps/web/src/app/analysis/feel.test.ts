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
import { type FeltTake, feelRoad, feelTake, type RoadTake } from './feel.ts'

const RPM = 700
const SECONDS = 8
const track = [{ at: 0, turnsPerSecond: RPM / 60 }]
const random = seededRandom(3)
const engine = mix(
  atLevel(combustion(SECONDS, { rpm: RPM, cylinders: 4 }, random), -22),
  atLevel(pinkNoise(SECONDS, random), -40),
)
const motionOf = (...sources: Shaking[]) => shakes(sources, { seconds: SECONDS, rateHz: 60 }, seededRandom(5))
const signsOf = (take: FeltTake) => (take.kind === 'felt' ? take.feeling.felt.map(({ sign }) => sign) : null)
const firing: Shaking = { track, order: 2, strength: 0.15 }

describe('a phone on the seat', () => {
  it('feels a cylinder that does less, at the speed that the sound of the take tells', () => {
    const uneven = feelTake(motionOf(firing, { track, order: 0.5, strength: 0.2 }), engine, 4, [])
    expect(uneven).toMatchObject({ kind: 'felt', by: 'sound' })
    expect(signsOf(uneven)).toContain('half_order')
    expect(signsOf(feelTake(motionOf(firing), engine, 4, []))).toEqual(['firing'])
  })
  it('goes by the speed that an adapter read along, on the clock of the motion, where the sound tells none', () => {
    // The engine speeds up: no one speed would find half an order.
    const rising = [
      { at: 0, turnsPerSecond: 10 },
      { at: SECONDS, turnsPerSecond: 14 },
    ]
    const uneven = { track: rising, order: 0.5, strength: 0.2 }
    const later = motionOf({ ...firing, track: rising }, uneven).map((shake) => ({
      ...shake,
      at: shake.at + 500,
    }))
    const readings = Array.from({ length: 9 }, (_, n) => ({ at: 500 + n, value: 60 * (10 + n / 2) }))
    const felt = feelTake(later, pinkNoise(SECONDS, random), 4, readings)
    expect(felt).toMatchObject({ kind: 'felt', by: 'adapter' })
    expect(signsOf(felt)).toContain('half_order')
    // Three readings tell no speed of eight seconds.
    expect(feelTake(later, pinkNoise(SECONDS, random), 4, readings.slice(0, 3))).toEqual({
      kind: 'unread',
      why: 'no_speed',
    })
  })
  it('says why it felt nothing', () => {
    expect(feelTake([], engine, 4, [])).toEqual({ kind: 'unread', why: 'too_short' })
    expect(feelTake(motionOf(firing), pinkNoise(SECONDS, random), 4, [])).toEqual({
      kind: 'unread',
      why: 'no_speed',
    })
  })
})

describe('a phone in a rolling car', () => {
  const METRES = 1.93
  /** Readings of a receiver, once a second, from one speed to another. */
  const road = (from: number, to: number) =>
    Array.from({ length: SECONDS + 1 }, (_, n) => ({ at: n, value: from + ((to - from) * n) / SECONDS }))
  const turning = (from: number, to: number, order: number, strength: number): Shaking => ({
    track: [
      { at: 0, turnsPerSecond: from / METRES },
      { at: SECONDS, turnsPerSecond: to / METRES },
    ],
    order,
    strength,
  })
  const take = (part: Partial<RoadTake>): RoadTake => ({
    shakes: motionOf(turning(22, 22, 1, 0.4)),
    road: road(22, 22),
    by: 'satellite',
    metres: METRES,
    isBraking: false,
    before: null,
    ...part,
  })
  it('feels a wheel at the speed on the road and the size of its tyre', () => {
    expect(signsOf(feelRoad(take({})))).toEqual(['wheel'])
    expect(signsOf(feelRoad(take({ metres: 1.2 * METRES })))).toEqual([])
  })
  it('feels the pulsing of brakes while the car slows, unless the wheel shook as much before', () => {
    const braking = take({
      shakes: motionOf(turning(22, 12, 1, 0.4)),
      road: road(22, 12),
      isBraking: true,
    })
    expect(signsOf(feelRoad(braking))).toEqual(['brake_pulse'])
    const before = feelRoad(take({}))
    expect(signsOf(feelRoad({ ...braking, before: before.kind === 'felt' ? before.feeling : null }))).toEqual(
      [],
    )
  })
  it('says why it felt nothing', () => {
    const why = (part: Partial<RoadTake>) => {
      const answer = feelRoad(take(part))
      return answer.kind === 'unread' ? answer.why : null
    }
    expect(why({ shakes: [] })).toBe('too_short')
    expect(why({ road: road(22, 22).slice(0, 3) })).toBe('no_road_speed')
    // Of another time: an old track is no speed of this take.
    expect(why({ road: road(22, 22).map(({ at, value }) => ({ at: at - 60, value })) })).toBe('no_road_speed')
    expect(why({ road: road(8, 8) })).toBe('too_slow')
    expect(why({ road: road(22, 14) })).toBe('changing')
    expect(why({ isBraking: true })).toBe('not_braking')
  })
})
