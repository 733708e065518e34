/**
 * The harmonic sum less the sum halfway between, so that neither half nor twice the true frequency scores as high.
 * Sources: Schroeder, JASA 43 (1968); Hermes, JASA 83 (1988); whitening: Klapuri, IEEE TASLP 16 (2008).
 */
import type { PowerSpectrogram } from '../stft.ts'

/** 48 candidates an octave: from the third of an idling three-cylinder's firing to a V8 at full speed. */
const LOWEST_CANDIDATE_HZ = 9
export const CANDIDATES_PER_OCTAVE = 48
export const CANDIDATE_COUNT = 240
export const candidateHz = (index: number) => LOWEST_CANDIDATE_HZ * 2 ** (index / CANDIDATES_PER_OCTAVE)
const MAX_HARMONICS = 8
const WHITENING_HZ = 30
/** So that one hum does not outvote a row of harmonics. */
const STRONGEST_LINE = 4
/** Less is rounding; sources are scaled to about 1. */
const MIN_AMPLITUDE = 1e-3

/** Adds to `salience` (frames x CANDIDATE_COUNT); the source's level is about 1. */
export function addSalience(
  { power, frameCount, binCount, binHz }: PowerSpectrogram,
  plan: HarmonicPlan,
  weight: number,
  salience: Float64Array,
) {
  const white = new Float64Array(binCount)
  for (let t = 0; t < frameCount; t++) {
    whiten(power, t * binCount, white, Math.round(WHITENING_HZ / binHz))
    for (let candidate = 0; candidate < CANDIDATE_COUNT; candidate++) {
      const end = plan.ends[candidate]
      let sum = 0
      for (let n = plan.ends[candidate - 1] ?? 0; n < end; n++) {
        const bin = plan.bins[n]
        const share = plan.shares[n]
        const level = white[bin] * (1 - share) + white[bin + 1] * share
        sum += plan.signs[n] * level
      }
      const at = t * CANDIDATE_COUNT + candidate
      salience[at] += weight * sum
    }
  }
}

export interface HarmonicPlan {
  bins: Int32Array
  shares: Float64Array
  signs: Float64Array
  ends: Int32Array
}

export function harmonicPlan(binHz: number, highestHz: number): HarmonicPlan {
  const bins: number[] = []
  const shares: number[] = []
  const signs: number[] = []
  const ends = new Int32Array(CANDIDATE_COUNT)
  for (let candidate = 0; candidate < CANDIDATE_COUNT; candidate++) {
    const baseHz = candidateHz(candidate)
    const harmonics = Math.min(MAX_HARMONICS, Math.floor(highestHz / baseHz - 0.5))
    const scale = harmonics > 0 ? Math.sqrt(harmonics / MAX_HARMONICS) / harmonics : 0
    for (let half = 1; half <= 2 * harmonics + 1 && harmonics > 0; half++) {
      const position = (half * baseHz) / 2 / binHz
      const outermost = half === 1 || half === 2 * harmonics + 1
      bins.push(Math.floor(position))
      shares.push(position - Math.floor(position))
      signs.push(half % 2 === 0 ? scale : outermost ? -scale / 2 : -scale)
    }
    ends[candidate] = bins.length
  }
  return {
    bins: Int32Array.from(bins),
    shares: Float64Array.from(shares),
    signs: Float64Array.from(signs),
    ends,
  }
}

/** Amplitude over its local mean; 1 where nothing stands out. */
function whiten(power: Float32Array, offset: number, white: Float64Array, reach: number) {
  const binCount = white.length
  let sum = 0
  for (let bin = 0; bin < Math.min(reach, binCount); bin++) sum += Math.sqrt(power[offset + bin])
  let count = Math.min(reach, binCount)
  for (let bin = 0; bin < binCount; bin++) {
    if (bin + reach < binCount) {
      sum += Math.sqrt(power[offset + bin + reach])
      count++
    }
    if (bin - reach - 1 >= 0) {
      sum -= Math.sqrt(power[offset + bin - reach - 1])
      count--
    }
    const local = Math.max(sum / count, MIN_AMPLITUDE)
    white[bin] = Math.min(STRONGEST_LINE, Math.sqrt(power[offset + bin]) / local)
  }
}
