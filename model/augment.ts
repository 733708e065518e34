/**
 * The same sound as other recorders would have kept it. Every class is treated alike: a model must not learn who
 * recorded which fault.
 */
import { ANALYSIS_RATE_HZ, resample } from '@tappet/acoustics'
import { atLevel, mix, pinkNoise, type Random, whiteNoise } from '@tappet/acoustics/testing'

const between = (random: Random, low: number, high: number) => low + (high - low) * random()
const powerDb = (clip: Float32Array) =>
  10 * Math.log10(clip.reduce((sum, x) => sum + x * x, 0) / Math.max(1, clip.length) + 1e-12)

/** Cut above `cutoffHz`, sharply, as a codec does: down to twice that rate and back. */
function below(clip: Float32Array, cutoffHz: number): Float32Array {
  // In steps, because a resampler's filters grow with the denominator of the ratio.
  const rateHz = 200 * Math.round(cutoffHz / 100)
  const back = resample(resample(clip, ANALYSIS_RATE_HZ, rateHz), rateHz, ANALYSIS_RATE_HZ)
  const same = new Float32Array(clip.length)
  same.set(back.subarray(0, clip.length))
  return same
}

/** What lies above `cutoffHz` at full strength and the rest at `keep`: a small microphone. */
function withoutBass(clip: Float32Array, cutoffHz: number, keep: number): Float32Array {
  const bass = below(clip, cutoffHz)
  return clip.map((sample, n) => sample - (1 - keep) * (bass[n] ?? 0))
}

/** Brighter or duller by up to 6 dB at the top: `tilt` from -0.5 to 0.5, a first difference mixed in. */
function tilted(clip: Float32Array, tilt: number): Float32Array {
  return clip.map((sample, n) => sample - tilt * (clip[n - 1] ?? 0))
}

/** A part of 3 to 10 s through a random chain of tilt, bass loss, band limit and noise. */
export function augment(clip: Float32Array, random: Random): Float32Array {
  const length = Math.min(clip.length, Math.round(between(random, 3, 10) * ANALYSIS_RATE_HZ))
  const start = Math.floor(random() * (clip.length - length + 1))
  let part: Float32Array = clip.slice(start, start + length)
  part = tilted(part, between(random, -0.5, 0.5))
  if (random() < 0.5) part = withoutBass(part, between(random, 60, 250), between(random, 0.1, 0.7))
  if (random() < 0.4) part = below(part, between(random, 3_400, 7_000))
  const noise = (random() < 0.5 ? pinkNoise : whiteNoise)(part.length / ANALYSIS_RATE_HZ, random)
  return mix(part, atLevel(noise, powerDb(part) - between(random, 12, 40)))
}
