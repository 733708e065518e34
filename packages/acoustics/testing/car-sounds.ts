/**
 * Sounds of a car with known truth: what is put in is what an analysis should find. Models after the measured
 * signatures that the package's README lists with their sources; they are test signals, not portraits.
 */
import { ANALYSIS_RATE_HZ } from '../src/mono.ts'
import { pinkNoise } from './noise.ts'
import { gaussian, type Random, seededRandom } from './random.ts'
import { addAt, atLevel, mix, sampleCount, signal, silence } from './signal.ts'

/** A value that may change over the clip. */
export type Course = number | ((seconds: number) => number)
const at = (course: Course, seconds: number) => (typeof course === 'number' ? course : course(seconds))

/** A struck resonance: a sine that starts at once and decays to 1/e in `decaySeconds`. */
export function ring(frequencyHz: number, decaySeconds: number): Float32Array {
  return signal(
    6 * decaySeconds,
    (s) => Math.sin(2 * Math.PI * frequencyHz * s) * Math.exp(-s / decaySeconds),
  )
}

export interface CombustionOptions {
  rpm: Course
  cylinders: number
  /** Standard deviation of each firing's instant, as a share of the firing interval. */
  jitter?: number
  /** Strength of each cylinder; 0 is a dead one. All 1 unless told. */
  strengths?: readonly number[]
  /** Resonances that each firing excites: exhaust, block, intake. */
  resonancesHz?: readonly number[]
}

/** A four-stroke engine: cylinders * rpm / 120 firings a second, each a burst of decaying resonances. */
export function combustion(
  durationSeconds: number,
  options: CombustionOptions,
  random: Random,
): Float32Array {
  const { rpm, cylinders, jitter = 0.01, strengths = [], resonancesHz = [55, 140, 420] } = options
  const clip = silence(durationSeconds)
  const pulses = resonancesHz.map((frequencyHz) => ring(frequencyHz, 2.2 / frequencyHz))
  let firing = 0
  for (let seconds = 0; seconds < durationSeconds; firing++) {
    const intervalSeconds = 120 / (cylinders * at(rpm, seconds))
    const strength = (strengths[firing % cylinders] ?? 1) * (1 + 0.05 * gaussian(random))
    const instant = seconds + jitter * intervalSeconds * gaussian(random)
    for (const pulse of pulses) addAt(clip, pulse, instant, strength / Math.sqrt(pulses.length))
    seconds += intervalSeconds
  }
  return clip
}

export interface ImpactOptions {
  rateHz: Course
  frequencyHz: number
  decaySeconds?: number
  /** Standard deviation of each impact's instant, as a share of the interval. */
  jitter?: number
}

/** Resonant impacts at a known rate: a knock, a tick, a clunk. */
export function impacts(durationSeconds: number, options: ImpactOptions, random: Random): Float32Array {
  const { rateHz, frequencyHz, decaySeconds = 0.004, jitter = 0 } = options
  const clip = silence(durationSeconds)
  const shape = ring(frequencyHz, decaySeconds)
  for (let seconds = 0.5 / at(rateHz, 0); seconds < durationSeconds; seconds += 1 / at(rateHz, seconds)) {
    addAt(
      clip,
      shape,
      seconds + (jitter * gaussian(random)) / at(rateHz, seconds),
      1 + 0.1 * gaussian(random),
    )
  }
  return clip
}

/** A sine whose frequency may change; its phase runs on without a break. */
export function tone(durationSeconds: number, frequencyHz: Course): Float32Array {
  let phase = 0
  return signal(durationSeconds, (s) => {
    phase += (2 * Math.PI * at(frequencyHz, s)) / ANALYSIS_RATE_HZ
    return Math.sin(phase)
  })
}

/** On for `duty` of each period, with soft edges of 5 ms: 0 to 1. */
export function gate(rateHz: number, duty: number): (seconds: number) => number {
  const EDGE_SECONDS = 0.005
  return (seconds) => {
    const within = (seconds * rateHz) % 1
    const toEdgeSeconds = Math.min(within, duty - within) / rateHz
    return Math.min(1, Math.max(0, toEdgeSeconds / EDGE_SECONDS))
  }
}

/** A belt that chirps: a short falling tone, once per turn of the belt. */
export function beltChirp(
  durationSeconds: number,
  turnsPerSecond: number,
  frequencyHz = 2_600,
): Float32Array {
  const open = gate(turnsPerSecond, 0.35)
  const clip = tone(durationSeconds, (s) => frequencyHz * (1 - 0.06 * ((s * turnsPerSecond) % 1)))
  return clip.map((sample, n) => sample * open(n / ANALYSIS_RATE_HZ))
}

/** Brakes that squeal: a pure tone with harmonics that comes and goes with the wheel. */
export function brakeSqueal(
  durationSeconds: number,
  wheelTurnsPerSecond: number,
  frequencyHz = 3_100,
): Float32Array {
  const open = gate(wheelTurnsPerSecond, 0.5)
  return signal(durationSeconds, (s) => {
    const phase = 2 * Math.PI * frequencyHz * s
    return open(s) * (Math.sin(phase) + 0.3 * Math.sin(2 * phase))
  })
}

/** A leaking exhaust: the low drone of the firing frequency and its first harmonics, steady. */
export function exhaustDrone(durationSeconds: number, firingFrequencyHz: Course): Float32Array {
  const clip = new Float32Array(sampleCount(durationSeconds))
  for (const [harmonic, strength] of [1, 0.8, 0.5, 0.25, 0.12].entries()) {
    const line = tone(durationSeconds, (s) => (harmonic + 1) * at(firingFrequencyHz, s))
    for (let n = 0; n < clip.length; n++) clip[n] += strength * line[n]
  }
  return clip
}

/** Five seconds of ticks so faint that the scores alone tell them check_soon, where the listener tells fix_immediately. */
export function faintTicks(): Float32Array {
  const random = seededRandom(7)
  return mix(
    atLevel(combustion(5, { rpm: 820, cylinders: 4 }, random), -20),
    atLevel(impacts(5, { rateHz: 20, frequencyHz: 2_000, jitter: 0.15 }, random), -40),
    atLevel(pinkNoise(5, random), -38),
  )
}
