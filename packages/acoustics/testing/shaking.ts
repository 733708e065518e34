/** Motion of a phone in a car, made with known truth: orders of engine and wheels, gravity, any mounting, a sensor's noise. */
import type { Shake, SpeedTrack } from '../src/vibration/index.ts'
import { speedAt } from '../src/vibration/orders.ts'
import { gaussian, type Random } from './random.ts'

/** One thing that shakes `order` times a turn of the shaft, with an amplitude in m/s², while it is on. */
export interface Shaking {
  track: SpeedTrack
  order: number
  strength: number
  /** Share of its strength at a moment, 0 to 1; 1 unless told. */
  on?: (seconds: number) => number
}

export interface MountingOptions {
  seconds: number
  rateHz: number
  /** Standard deviation of each reading's time, share of a step. */
  jitter?: number
  /** Share of readings that the device leaves out. */
  lost?: number
  /** Noise of the sensor, m/s², each axis. */
  noise?: number
  /** Noise of the road, m/s², each axis. */
  road?: number
  /** Turns of the phone about its axes, radians: how it lies. */
  mounting?: readonly [number, number, number]
}

const GRAVITY = 9.81
/** Steps of a common sensor of 16 bits and 4 g. */
const STEP = 0.0024

/** Readings with gravity, as DeviceMotion gives them. */
export function shakes(sources: readonly Shaking[], options: MountingOptions, random: Random): Shake[] {
  const { seconds, rateHz, jitter = 0.1, lost = 0.02, noise = 0.03, road = 0 } = options
  const rotate = rotation(options.mounting ?? [0, 0, 0])
  // Each source shakes the car along a direction of its own, mostly upwards.
  const moving = sources.map((source) => ({
    ...source,
    direction: unit([0.5 * gaussian(random), 0.5 * gaussian(random), 1]),
    turns: random(),
    last: 0,
  }))
  const readings: Shake[] = []
  for (let n = 0; n < seconds * rateHz; n++) {
    const at = Math.max(0, (n + jitter * gaussian(random)) / rateHz)
    const force = [road * gaussian(random), road * gaussian(random), GRAVITY + road * gaussian(random)]
    for (const source of moving) {
      source.turns += speedAt(source.track, (source.last + at) / 2) * (at - source.last)
      source.last = at
      const value =
        source.strength * (source.on?.(at) ?? 1) * Math.cos(2 * Math.PI * source.order * source.turns)
      source.direction.forEach((share, axis) => {
        force[axis] = (force[axis] ?? 0) + share * value
      })
    }
    const [x, y, z] = rotate(force).map(
      (value) => STEP * Math.round((value + noise * gaussian(random)) / STEP),
    )
    if (random() >= lost) readings.push({ at, x: x ?? 0, y: y ?? 0, z: z ?? 0 })
  }
  return readings
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

function rotation([a, b, c]: readonly [number, number, number]): (v: readonly number[]) => number[] {
  return ([x = 0, y = 0, z = 0]) => {
    const [x1, y1] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
    const [x2, z2] = [x1 * Math.cos(b) + z * Math.sin(b), -x1 * Math.sin(b) + z * Math.cos(b)]
    const [y3, z3] = [y1 * Math.cos(c) - z2 * Math.sin(c), y1 * Math.sin(c) + z2 * Math.cos(c)]
    return [x2, y3, z3]
  }
}
