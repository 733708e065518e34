/**
 * Experimental: tried on made motion alone. Signs: Siegel et al. (misfire by smartphone, 2016; wheel imbalance and
 * tyres, 2016); Randall, Vibration-based Condition Monitoring, 3.5: a misfire is half an engine order, an imbalance the
 * first of the wheel.
 */
import { median } from '../statistics.ts'
import type { Motion } from './motion.ts'
import { alignedTurns, isTold, orderAmplitude, type SpeedTrack, turnsOf } from './orders.ts'

export const feltSigns = [
  'half_order',
  'engine_order',
  'firing',
  'wheel',
  'wheel_twice',
  'brake_pulse',
] as const
export type FeltSign = (typeof feltSigns)[number]

export interface Felt {
  sign: FeltSign
  hertz: number
  /** Amplitude, m/s². */
  strength: number
  /** Against the middle of what lies between the orders. */
  overFloor: number
  /** "11.6 a second, once per turn of the engine, 0.4 m/s²" */
  text: string
}

/** With the signs that this sensor could not have felt at this speed. */
export interface Feeling {
  felt: Felt[]
  notTold: FeltSign[]
}

/** m/s². A phone's sensor has 0.02 to 0.05 of noise; a healthy idle is felt at 0.05 to 0.3. */
const MIN_STRENGTH = 0.04
/** Eight idle orders in noise reach 2.3 once in a hundred takes. */
const MIN_OVER_FLOOR = 4

type Line = { sign: FeltSign; order: number; words: string }

const firingOrder = (cylinders: number) => cylinders / 2

/** At idle or a steady speed, from the adapter or the sound. */
export function feelEngine(motion: Motion, track: SpeedTrack, cylinders: number): Feeling {
  const firing = firingOrder(cylinders)
  const lines: Line[] = [
    { sign: 'half_order', order: 0.5, words: 'once per two turns of the engine' },
    { sign: 'engine_order', order: 1, words: 'once per turn of the engine' },
    { sign: 'firing', order: firing, words: 'once per firing' },
  ]
  // Three cylinders fire 1.5 times a turn.
  return feel(motion, track, lines, [0.5, 1, 1.5, firing, 2 * firing, 3 * firing])
}

export const feelWheels = (motion: Motion, track: SpeedTrack): Feeling =>
  feel(
    motion,
    track,
    [
      { sign: 'wheel', order: 1, words: 'once per turn of a wheel' },
      { sign: 'wheel_twice', order: 2, words: 'twice per turn of a wheel' },
    ],
    [1, 2, 3],
  )

/** Once per turn of a wheel while it slows, and not in `before`, a take without braking. */
export function feelBraking(motion: Motion, track: SpeedTrack, before: Feeling | null): Feeling {
  const lines: Line[] = [{ sign: 'brake_pulse', order: 1, words: 'once per turn of a wheel, while braking' }]
  const feeling = feel(motion, track, lines, [1, 2, 3])
  const wheel = before?.felt.find(({ sign }) => sign === 'wheel')?.strength ?? 0
  return { ...feeling, felt: feeling.felt.filter(({ strength }) => strength > MIN_BRAKE_SHARE * wheel) }
}
const MIN_BRAKE_SHARE = 2

function feel(
  motion: Motion,
  track: SpeedTrack,
  lines: readonly Line[],
  present: readonly number[],
): Feeling {
  const statedTurns = turnsOf(motion.times, track)
  const meanSpeed = Math.abs(statedTurns[statedTurns.length - 1] / motion.seconds)
  if (!(meanSpeed > 0)) return { felt: [], notTold: lines.map(({ sign }) => sign) }
  const clear = lines.filter(({ order }) => isTold(motion, meanSpeed, order, present))
  const notTold = lines.filter((line) => !clear.includes(line)).map(({ sign }) => sign)
  if (clear.length === 0) return { felt: [], notTold }
  const turns = alignedTurns(
    motion,
    statedTurns,
    clear.map(({ order }) => order),
  )
  const highest = Math.max(...clear.map(({ order }) => order))
  const floor = floorOf(motion, turns, highest, present)
  const felt = clear.flatMap(({ sign, order, words }): Felt[] => {
    const strength = orderAmplitude(motion, turns, order)
    const overFloor = strength / floor
    if (strength < MIN_STRENGTH || overFloor < MIN_OVER_FLOOR) return []
    const hertz = (order * turns[turns.length - 1]) / motion.seconds
    return [
      {
        sign,
        hertz,
        strength,
        overFloor,
        text: `${hertz.toFixed(1)} a second, ${words}, ${strength.toFixed(2)} m/s²`,
      },
    ]
  })
  return { felt, notTold }
}

/** The middle of orders where nothing turns. */
function floorOf(motion: Motion, turns: Float64Array, highest: number, present: readonly number[]): number {
  const between = Array.from(
    { length: FLOOR_ORDERS },
    (_, n) => ((n + 0.5) / FLOOR_ORDERS) * 1.3 * highest,
  ).filter(
    (order) => order > 0.2 && present.every((other) => Math.abs(order - other) > 0.08 * Math.max(1, order)),
  )
  return Math.max(1e-6, median(between.map((order) => orderAmplitude(motion, turns, order))))
}
const FLOOR_ORDERS = 31
