/**
 * A microphone, an equaliser or a distance changes how loud an octave is, not how it flickers, so these numbers travel
 * between recorders. Source: McDermott and Simoncelli, Neuron 71 (2011).
 */
import { correlation, mean, percentiles, standardDeviation } from '../statistics.ts'
import type { PowerSpectrogram } from '../stft.ts'
import { levelsDb } from './levels.ts'

/** The last is cut where codecs cut. */
export const OCTAVES_HZ = [125, 250, 500, 1_000, 2_000, 4_000, 7_000] as const
const COURSE_FRAMES = 15

export interface OctaveTexture {
  /** Spread over hundredths of a second: hiss has 3 to 4, bursts more, tones less. */
  flickerDb: number
  /** Spread over tenths of a second. */
  swingDb: number
  /** Lines of a tenth of a second over the octave's smooth spectrum. */
  toneDb: number
}

export interface Texture {
  octaves: OctaveTexture[]
  /** Correlation of far octaves' flicker: 1 when all sound at once, as an impact. */
  wideTogether: number
  colourChangeDb: number
  /** Of the time 15 dB or more under the loud parts. */
  pauseShare: number
}

/** `octavePowers` per 10 ms, `octaveSteps` per 100 ms; `long` resolves about 10 Hz. */
export function measureTexture(
  octavePowers: readonly Float64Array[],
  octaveSteps: readonly Float64Array[],
  long: PowerSpectrogram,
  stepPower: Float64Array,
): Texture {
  const flickers = octavePowers.map((powers) => withoutCourse(levelsDb(powers)))
  const steps = octaveSteps.map(levelsDb)
  const octaves = flickers.map((flicker, n) => {
    const [low, high] = [OCTAVES_HZ[n], OCTAVES_HZ[n + 1]]
    return {
      flickerDb: standardDeviation(flicker),
      swingDb: standardDeviation(steps[n] as Float64Array),
      toneDb: peaksOverFrames(long, low, high),
    }
  })
  return {
    octaves,
    wideTogether: mean(
      [0, 1, 2].map((n) => correlation(flickers[n] as Float64Array, flickers[n + 3] as Float64Array)),
    ),
    colourChangeDb: colourChange(steps),
    pauseShare: pauses(stepPower),
  }
}

/** Less the mean of the 150 ms around it. */
function withoutCourse(levels: Float64Array): Float64Array {
  const sums = new Float64Array(levels.length + 1)
  for (let n = 0; n < levels.length; n++) sums[n + 1] = sums[n] + levels[n]
  return levels.map((level, n) => {
    const from = Math.max(0, n - (COURSE_FRAMES >> 1))
    const to = Math.min(levels.length, n + (COURSE_FRAMES >> 1) + 1)
    return level - (sums[to] - sums[from]) / (to - from)
  })
}

const peaksOverFrames = (long: PowerSpectrogram, lowHz: number, highHz: number) =>
  mean(
    Array.from({ length: long.frameCount }, (_, t) =>
      peakinessDb(long.power, t * long.binCount, lowHz / long.binHz, highHz / long.binHz),
    ),
  )

const PATCH_BINS = 16
/** Of a clip at RMS 1: what a codec left of a cut band. */
const INAUDIBLE = 1e-7

/** Arithmetic over geometric mean in patches of 16 bins (125 Hz): a smooth slope hardly moves it. */
function peakinessDb(power: ArrayLike<number>, offset: number, fromBin: number, toBin: number): number {
  let sum = 0
  let patches = 0
  for (let start = Math.round(fromBin); start + PATCH_BINS <= Math.round(toBin); start += PATCH_BINS) {
    let linear = 0
    let product = 1
    let logs = 0
    for (let bin = start; bin < start + PATCH_BINS; bin++) {
      const value = INAUDIBLE + power[offset + bin]
      linear += value
      product *= value
      // A product of eight does not underflow, and needs one logarithm.
      if ((bin - start) % 8 === 7) {
        logs += Math.log(product)
        product = 1
      }
    }
    sum += Math.log(linear / PATCH_BINS) - logs / PATCH_BINS
    patches++
  }
  return patches === 0 ? 0 : ((10 / Math.LN10) * sum) / patches
}

function colourChange(steps: readonly Float64Array[]): number {
  const count = steps[0]?.length ?? 0
  const means = Array.from({ length: count }, (_, t) => mean(steps.map((levels) => levels[t])))
  return mean(steps.map((levels) => standardDeviation(levels.map((level, t) => level - means[t]))))
}

const PAUSE_DB = 15

function pauses(stepPower: Float64Array): number {
  const levels = levelsDb(stepPower)
  const [loud = 0] = percentiles(levels, [0.9])
  return (
    levels.reduce((count, level) => count + (level < loud - PAUSE_DB ? 1 : 0), 0) / Math.max(1, levels.length)
  )
}
