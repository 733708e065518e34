/**
 * Acceleration along three axes of the phone at uneven times, mostly with gravity. The phone may lie in any way, so the
 * length of the vector is measured.
 */

/** m/s² */
export interface Shake {
  /** Seconds, on any clock. */
  at: number
  x: number
  y: number
  z: number
}

/** Without gravity and the slow turning of the phone. */
export interface Motion {
  /** Seconds since the first reading. */
  times: Float64Array
  /** Of the first reading, on the readings' own clock. */
  startsAt: number
  axes: readonly [Float64Array, Float64Array, Float64Array]
  rateHz: number
  seconds: number
}

export type MotionProblem = 'too_few' | 'too_short' | 'handled'

const MIN_SECONDS = 4
const MIN_RATE_HZ = 20
/** The longest part without a longer gap is read. */
const MAX_GAP_SECONDS = 0.5
/** Gravity moves between the axes while a hand holds the phone; on a seat it keeps to a degree or two. */
const MAX_TURN = 1.5
const SLOW_SECONDS = 1.5

/** Sorts, drops what is no number and what is slow. Null with the reason when it cannot be read. */
export function readMotion(shakes: readonly Shake[]): Motion | MotionProblem {
  const sorted = longestPart(
    shakes
      .filter(({ at, x, y, z }) => [at, x, y, z].every(Number.isFinite))
      .toSorted((a, b) => a.at - b.at)
      .filter(({ at }, n, all) => n === 0 || at > (all[n - 1]?.at ?? 0)),
  )
  const first = sorted[0]?.at ?? 0
  const seconds = (sorted.at(-1)?.at ?? 0) - first
  if (seconds < MIN_SECONDS) return 'too_short'
  const steps = sorted.slice(1).map(({ at }, n) => at - (sorted[n]?.at ?? 0))
  const rateHz = 1 / (steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 1)
  if (sorted.length / seconds < MIN_RATE_HZ) return 'too_few'
  const times = Float64Array.from(sorted, ({ at }) => at - first)
  const axis = (of: (shake: Shake) => number) => withoutSlow(times, Float64Array.from(sorted, of))
  const [x, y, z] = [axis((s) => s.x), axis((s) => s.y), axis((s) => s.z)]
  if (x.turn + y.turn + z.turn > MAX_TURN) return 'handled'
  return { times, startsAt: first, axes: [x.rest, y.rest, z.rest], rateHz, seconds }
}

function longestPart(shakes: readonly Shake[]): Shake[] {
  let best: Shake[] = []
  let part: Shake[] = []
  for (const shake of shakes) {
    if (shake.at - (part.at(-1)?.at ?? shake.at) > MAX_GAP_SECONDS) part = []
    part.push(shake)
    if (shake.at - part[0].at > (best.at(-1)?.at ?? 0) - (best[0]?.at ?? 0)) best = part
  }
  return best
}

/** Less the mean of the second and a half around each reading; and the standard deviation of that mean. */
function withoutSlow(times: Float64Array, values: Float64Array): { rest: Float64Array; turn: number } {
  const sums = new Float64Array(values.length + 1)
  for (let n = 0; n < values.length; n++) sums[n + 1] = sums[n] + values[n]
  const slow = new Float64Array(values.length)
  let from = 0
  let to = 0
  for (let n = 0; n < values.length; n++) {
    while (times[from] < times[n] - SLOW_SECONDS / 2) from++
    while (to < values.length && times[to] <= times[n] + SLOW_SECONDS / 2) to++
    slow[n] = (sums[to] - sums[from]) / (to - from)
  }
  const mean = slow.reduce((sum, value) => sum + value, 0) / slow.length
  const turn = Math.sqrt(slow.reduce((sum, value) => sum + (value - mean) ** 2, 0) / slow.length)
  return { rest: values.map((value, n) => value - slow[n]), turn }
}
