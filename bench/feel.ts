/**
 * What a phone's motion sensor could feel of each fault, on made motion (`@tappet/acoustics/testing`), at four rates of
 * sampling and five mountings, with gravity, uneven times, lost readings and a sensor's noise. Synthesis says that the
 * reckoning works, not that a car shakes like this. Run: node bench/feel.ts
 */
import { type MountingOptions, type Shaking, seededRandom, shakes } from '@tappet/acoustics/testing'
import {
  type Feeling,
  type FeltSign,
  feelBraking,
  feelEngine,
  feelWheels,
  readMotion,
} from '@tappet/acoustics/vibration'

const RATES_HZ = [40, 50, 60, 100]
const MOUNTINGS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0.4, 1.2, 0],
  [0, Math.PI / 2, 0.3],
  [2, 0.7, -1.1],
  [-1, Math.PI, 2.2],
]
const TRIES = 4
const SECONDS = 10
const CIRCUMFERENCE_M = 1.93

const idle = (random: () => number) => [
  { at: 0, turnsPerSecond: (700 + 200 * random()) / 60 },
  { at: SECONDS, turnsPerSecond: (700 + 200 * random()) / 60 },
]
const steady = (metresPerSecond: number) => [{ at: 0, turnsPerSecond: metresPerSecond / CIRCUMFERENCE_M }]
const slowing = [
  { at: 0, turnsPerSecond: 25 / CIRCUMFERENCE_M },
  { at: SECONDS, turnsPerSecond: 8 / CIRCUMFERENCE_M },
]

type Scene = {
  name: string
  sign: FeltSign
  has: boolean
  make: (random: () => number) => {
    sources: Shaking[]
    road: number
    feel: (motion: ReturnType<typeof motionOf>) => Feeling
  }
}

const motionOf = (sources: readonly Shaking[], options: MountingOptions, random: () => number) => {
  const motion = readMotion(shakes(sources, options, random))
  if (typeof motion === 'string') throw new Error(`made motion is refused: ${motion}`)
  return motion
}

/** The told speed is wrong by up to 2 percent, as that of a sound, a gauge or a worn tyre is. */
const told = (track: readonly { at: number; turnsPerSecond: number }[], random: () => number) => {
  const wrong = 1 + 0.02 * (2 * random() - 1)
  return track.map(({ at, turnsPerSecond }) => ({ at, turnsPerSecond: turnsPerSecond * wrong }))
}

const engineScene = (
  name: string,
  sign: FeltSign,
  has: boolean,
  extra: readonly [number, number][],
): Scene => ({
  name,
  sign,
  has,
  make: (random) => {
    const mean = idle(random)[0]?.turnsPerSecond ?? 13
    const track = [0, 2, 4, 6, 8, 10].map((at) => ({
      at,
      turnsPerSecond: mean * (1 + 0.006 * (2 * random() - 1)),
    }))
    const orders: [number, number][] = [[2, 0.15], [4, 0.05], ...extra]
    return {
      sources: orders.map(([order, strength]) => ({ track, order, strength })),
      road: 0,
      feel: (motion) => feelEngine(motion, told([{ at: 0, turnsPerSecond: mean }], random), 4),
    }
  },
})
const wheelScene = (
  name: string,
  sign: FeltSign,
  has: boolean,
  extra: readonly [number, number][],
): Scene => ({
  name,
  sign,
  has,
  make: (random) => {
    const track = steady(20 + 12 * random())
    return {
      sources: [
        ...extra.map(([order, strength]) => ({ track, order, strength })),
        { track: [{ at: 0, turnsPerSecond: 40 }], order: 1, strength: 0.1 },
      ],
      road: 0.3,
      feel: (motion) => feelWheels(motion, told(track, random)),
    }
  },
})
const brakeScene = (name: string, has: boolean, extra: readonly [number, number][]): Scene => ({
  name,
  sign: 'brake_pulse',
  has,
  make: (random) => ({
    sources: extra.map(([order, strength]) => ({ track: slowing, order, strength })),
    road: 0.3,
    feel: (motion) => feelBraking(motion, told(slowing, random), null),
  }),
})

const scenes: readonly Scene[] = [
  engineScene('misfire (half order 0.15 m/s²)', 'half_order', true, [
    [0.5, 0.15],
    [1, 0.06],
    [1.5, 0.06],
  ]),
  engineScene('weak misfire (0.06 m/s²)', 'half_order', true, [[0.5, 0.06]]),
  engineScene('crank imbalance or mount (first order 0.2 m/s²)', 'engine_order', true, [[1, 0.2]]),
  engineScene('even engine: half order', 'half_order', false, []),
  engineScene('even engine: first order', 'engine_order', false, []),
  wheelScene('wheel imbalance (0.25 m/s²)', 'wheel', true, [[1, 0.25]]),
  wheelScene('tyre out of round (first 0.15, second 0.2 m/s²)', 'wheel_twice', true, [
    [1, 0.15],
    [2, 0.2],
  ]),
  wheelScene('even wheels: first order', 'wheel', false, []),
  wheelScene('even wheels: second order', 'wheel_twice', false, []),
  brakeScene('rotor pulsing (0.4 m/s²)', true, [
    [1, 0.4],
    [2, 0.15],
  ]),
  brakeScene('even brakes', false, []),
]

console.log(`| fault | sign | ${RATES_HZ.map((hertz) => `${hertz} Hz`).join(' | ')} |`)
console.log(`|---|---|${RATES_HZ.map(() => '---|').join('')}`)
for (const [at, { name, sign, has, make }] of scenes.entries()) {
  const cells = RATES_HZ.map((rateHz) => {
    let found = 0
    let blind = 0
    for (const [m, mounting] of MOUNTINGS.entries()) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const random = seededRandom(1 + at + 100 * rateHz + 10_000 * m + 1_000_000 * attempt)
        const { sources, road, feel } = make(random)
        const feeling = feel(motionOf(sources, { seconds: SECONDS, rateHz, mounting, road }, random))
        if (feeling.felt.some((each) => each.sign === sign)) found++
        if (feeling.notTold.includes(sign)) blind++
      }
    }
    const of = MOUNTINGS.length * TRIES
    return `${found} of ${of}${blind > 0 ? ` (${blind} cannot be told)` : ''}`
  })
  console.log(`| ${name} | ${sign}${has ? '' : ', must not be felt'} | ${cells.join(' | ')} |`)
}
