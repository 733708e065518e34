/**
 * The sum of the readings against the shaft's own turn serves uneven times and a changing speed. Source: Fyfe and
 * Munck, Mechanical Systems and Signal Processing 11 (1997); Lomb, Astrophysics and Space Science 39 (1976).
 */
import type { Motion } from './motion.ts'

/** One value for all of the take, or several over it. */
export type SpeedTrack = readonly { at: number; turnsPerSecond: number }[]

/** Between two values the speed changes evenly; outside it stays. */
export function turnsOf(times: Float64Array, track: SpeedTrack): Float64Array {
  const turns = new Float64Array(times.length)
  for (let n = 1; n < times.length; n++) {
    const middle = speedAt(track, (times[n - 1] + times[n]) / 2)
    turns[n] = turns[n - 1] + middle * (times[n] - times[n - 1])
  }
  return turns
}

export function speedAt(track: SpeedTrack, seconds: number): number {
  const after = track.findIndex(({ at }) => at >= seconds)
  if (after <= 0) return (after === 0 ? track[0] : track.at(-1))?.turnsPerSecond ?? 0
  const [a, b] = [track[after - 1], track[after]]
  if (a === undefined || b === undefined || b.at === a.at) return b?.turnsPerSecond ?? 0
  return a.turnsPerSecond + ((b.turnsPerSecond - a.turnsPerSecond) * (seconds - a.at)) / (b.at - a.at)
}

/** m/s², the length over the three axes. */
export function orderAmplitude({ axes }: Motion, turns: Float64Array, order: number): number {
  const count = turns.length
  let weight = 0
  const sums = [0, 0, 0, 0, 0, 0]
  for (let n = 0; n < count; n++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (n + 0.5)) / count)
    weight += window
    const angle = 2 * Math.PI * order * turns[n]
    const [cos, sin] = [window * Math.cos(angle), window * Math.sin(angle)]
    for (let axis = 0; axis < 3; axis++) {
      const value = axes[axis as 0 | 1 | 2][n]
      sums[2 * axis] += value * cos
      sums[2 * axis + 1] += value * sin
    }
  }
  return (2 / weight) * Math.hypot(...sums)
}

/** A speed is known to about this share. */
const SPEED_SHARE = 0.03
/** Turns of the highest order that a wrong speed may shift the last reading. */
const STEP_TURNS = 0.2

function shares(turns: Float64Array, highest: number): number[] {
  const total = Math.abs(turns[turns.length - 1]) * highest
  const count = Math.min(400, Math.ceil((SPEED_SHARE * total) / STEP_TURNS))
  return [
    1,
    ...Array.from({ length: count }, (_, n) => ((n + 1) / count) * SPEED_SHARE).flatMap((share) => [
      1 + share,
      1 - share,
    ]),
  ]
}

/** Where the orders together are strongest, within what the told speed may be wrong. */
export function alignedTurns(motion: Motion, turns: Float64Array, orders: readonly number[]): Float64Array {
  let best = turns
  let most = -1
  for (const share of shares(turns, Math.max(...orders))) {
    const tried = turns.map((turn) => turn * share)
    const energy = orders.reduce((sum, order) => sum + orderAmplitude(motion, tried, order) ** 2, 0)
    if (energy > most) [best, most] = [tried, energy]
  }
  return best
}

/**
 * What is faster than half the rate comes back at a lower frequency: false beyond half the rate, or where one of
 * `others` comes back next to it.
 */
export function isTold(
  { rateHz, seconds }: Motion,
  turnsPerSecond: number,
  order: number,
  others: readonly number[],
) {
  const hertz = order * turnsPerSecond
  const near = Math.max(3 / seconds, 2 * SPEED_SHARE * hertz)
  if (hertz > rateHz / 2 - near) return false
  return others.every((other) => {
    const fast = other * turnsPerSecond
    if (other === order || fast < rateHz / 2) return true
    const back = Math.abs(fast - rateHz * Math.round(fast / rateHz))
    return Math.abs(back - hertz) > near
  })
}
