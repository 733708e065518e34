import { describe, expect, it } from 'vitest'
import { type MountingOptions, type Shaking, seededRandom, shakes } from '../../testing/index.ts'
import { feelBraking, feelEngine, feelWheels } from './felt.ts'
import { type Motion, readMotion } from './motion.ts'
import { speedAt } from './orders.ts'
import { tyreMetres } from './tyre.ts'

const IDLE = [{ at: 0, turnsPerSecond: 11.6 }]
const WHEEL = [{ at: 0, turnsPerSecond: 11 }]
const FIRING: Shaking = { track: IDLE, order: 2, strength: 0.15 }
const UPSIDE_DOWN = [0.3, Math.PI, 1.1] as const

function motion(sources: readonly Shaking[], options: Partial<MountingOptions> = {}): Motion {
  const reading = readMotion(shakes(sources, { seconds: 10, rateHz: 60, ...options }, seededRandom(7)))
  if (typeof reading === 'string') throw new Error(reading)
  return reading
}
const signs = ({ felt }: { felt: readonly { sign: string }[] }) => felt.map(({ sign }) => sign)

describe('motion of an engine', () => {
  it('tells a line as what was measured', () => {
    const { felt } = feelEngine(motion([FIRING, { track: IDLE, order: 1, strength: 0.4 }]), IDLE, 4)
    expect(felt.find(({ sign }) => sign === 'engine_order')?.text).toMatch(
      /^11\.6 a second, once per turn of the engine, 0\.(39|4\d) m\/s²$/,
    )
  })
  it('feels half an order of an uneven cylinder, however the phone lies and at a speed told 2 percent wrong', () => {
    const uneven: Shaking = { track: IDLE, order: 0.5, strength: 0.12 }
    const track = [{ at: 0, turnsPerSecond: 11.6 * 1.02 }]
    for (const mounting of [[0, 0, 0] as const, [0.4, 1.2, 0] as const, UPSIDE_DOWN]) {
      expect(signs(feelEngine(motion([FIRING, uneven], { mounting }), track, 4))).toContain('half_order')
      expect(signs(feelEngine(motion([FIRING], { mounting }), track, 4))).toEqual(['firing'])
    }
  })
  it('follows a speed that changes', () => {
    const rising = [
      { at: 0, turnsPerSecond: 11 },
      { at: 10, turnsPerSecond: 14 },
    ]
    const uneven: Shaking = { track: rising, order: 0.5, strength: 0.12 }
    const felt = motion([{ ...FIRING, track: rising }, uneven])
    const strengthAt = (track: typeof rising) =>
      feelEngine(felt, track, 4).felt.find(({ sign }) => sign === 'half_order')?.strength ?? 0
    expect(strengthAt(rising)).toBeCloseTo(0.12, 1)
    expect(strengthAt(rising)).toBeGreaterThan(1.5 * strengthAt([{ at: 0, turnsPerSecond: 12.5 }]))
  })
  it('does not take what comes back from beyond half the rate for an order', () => {
    // 40 readings a second: firing at 26.6 comes back at 13.4, one turn of the engine.
    const track = [{ at: 0, turnsPerSecond: 13.3 }]
    const feeling = feelEngine(motion([{ ...FIRING, track }], { rateHz: 40 }), track, 4)
    expect(feeling.felt).toEqual([])
    expect(feeling.notTold).toEqual(expect.arrayContaining(['engine_order', 'firing']))
  })
  it('feels nothing in noise, without a speed, or under 0.04 m/s²', () => {
    expect(feelEngine(motion([]), IDLE, 4).felt).toEqual([])
    expect(feelEngine(motion([FIRING]), [], 4)).toEqual({
      felt: [],
      notTold: ['half_order', 'engine_order', 'firing'],
    })
    expect(feelEngine(motion([{ ...FIRING, strength: 0.02 }], { noise: 0.001 }), IDLE, 4).felt).toEqual([])
  })
})

describe('motion of wheels', () => {
  it('feels an imbalance once a turn and a tyre twice', () => {
    const imbalance: Shaking = { track: WHEEL, order: 1, strength: 0.3 }
    const tyre: Shaking = { track: WHEEL, order: 2, strength: 0.3 }
    expect(signs(feelWheels(motion([imbalance], { road: 0.3 }), WHEEL))).toEqual(['wheel'])
    expect(signs(feelWheels(motion([tyre], { road: 0.3 }), WHEEL))).toEqual(['wheel_twice'])
    expect(signs(feelWheels(motion([], { road: 0.3 }), WHEEL))).toEqual([])
  })
  it('feels pulsing while the car slows, unless the wheel shook as much before', () => {
    const slowing = [
      { at: 0, turnsPerSecond: 13 },
      { at: 10, turnsPerSecond: 4 },
    ]
    const pulsing = motion([{ track: slowing, order: 1, strength: 0.4 }], { road: 0.3 })
    expect(signs(feelBraking(pulsing, slowing, null))).toEqual(['brake_pulse'])
    const before = feelWheels(motion([{ track: WHEEL, order: 1, strength: 0.4 }], { road: 0.3 }), WHEEL)
    expect(signs(feelBraking(pulsing, slowing, before))).toEqual([])
  })
})

describe('readings of a sensor', () => {
  const still = (n: number) => ({ at: n / 60, x: 0, y: 0, z: 9.81 })
  it('are refused with the reason where nothing could be felt in them', () => {
    expect(readMotion([])).toBe('too_short')
    expect(readMotion(Array.from({ length: 120 }, (_, n) => still(n)))).toBe('too_short')
    expect(readMotion(Array.from({ length: 100 }, (_, n) => ({ ...still(n), at: n / 10 })))).toBe('too_few')
    const inHand = (n: number) => ({
      at: n / 60,
      x: 9.81 * Math.sin(n / 100),
      y: 0,
      z: 9.81 * Math.cos(n / 100),
    })
    expect(readMotion(Array.from({ length: 900 }, (_, n) => inHand(n)))).toBe('handled')
  })
  it('may be out of order, doubled and broken', () => {
    const broken = Array.from({ length: 600 }, (_, n) =>
      n % 7 === 0 ? { ...still(n), x: Number.NaN } : still(n),
    )
    const reading = readMotion([...broken, ...broken].reverse())
    expect(reading).toMatchObject({ axes: expect.anything() })
    if (typeof reading !== 'string') expect(Math.max(...reading.axes[2])).toBeLessThan(1e-9)
  })
  it('are read in their longest part without a gap', () => {
    const parted = Array.from({ length: 900 }, (_, n) => still(n)).filter(({ at }) => at < 3 || at > 5)
    const reading = readMotion(parted)
    expect(typeof reading === 'string' ? reading : Math.round(reading.seconds)).toBe(10)
  })
})

it('reads the size on the side of a tyre', () => {
  expect(tyreMetres('205/55 R16 91V')).toBeCloseTo(1.927, 2)
  expect(tyreMetres('P225/45ZR17')).toBeCloseTo(1.935, 2)
  expect(tyreMetres('195/65-15')).toBeCloseTo(1.935, 2)
  for (const wrong of ['', 'Michelin', '205 55 16', '999/99 R99']) expect(tyreMetres(wrong)).toBeNull()
})

it('takes the speed between two values, and beyond them the nearest', () => {
  const track = [
    { at: 1, turnsPerSecond: 10 },
    { at: 3, turnsPerSecond: 20 },
  ]
  expect([0, 1, 2, 3, 9].map((at) => speedAt(track, at))).toEqual([10, 10, 15, 20, 20])
})
