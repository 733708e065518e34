/**
 * The same sound by other recorders; every class is treated alike, so that no model learns who recorded which fault.
 */
import { ANALYSIS_RATE_HZ, resample } from '@tappet/acoustics'
import { atLevel, gaussian, mix, pinkNoise, type Random, whiteNoise } from '@tappet/acoustics/testing'
import { type AugmentRange, augmentRanges } from './augment.table.ts'

const between = (random: Random, low: number, high: number) => low + (high - low) * random()
const drawn = (random: Random, name: AugmentRange) =>
  between(random, augmentRanges[name].range[0], augmentRanges[name].range[1])
const happens = (random: Random, name: AugmentRange) => random() < augmentRanges[name].share
const powerDb = (clip: Float32Array) =>
  10 * Math.log10(clip.reduce((sum, x) => sum + x * x, 0) / Math.max(1, clip.length) + 1e-12)

/** Sharply, as a codec does: down to twice that rate and back. */
export function below(clip: Float32Array, cutoffHz: number): Float32Array {
  // A resampler's filters grow with the denominator of the ratio.
  const rateHz = 200 * Math.round(cutoffHz / 100)
  const back = resample(resample(clip, ANALYSIS_RATE_HZ, rateHz), rateHz, ANALYSIS_RATE_HZ)
  const same = new Float32Array(clip.length)
  same.set(back.subarray(0, clip.length))
  return same
}

function withoutBass(clip: Float32Array, cutoffHz: number, keep: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * cutoffHz) / ANALYSIS_RATE_HZ)
  let first = 0
  let second = 0
  return clip.map((sample) => {
    first += share * (sample - first)
    second += share * (first - second)
    return sample - (1 - keep) * second
  })
}

/** By up to 9 dB at the top; `tilt` from -0.65 to 0.65 mixes in a first difference. */
function tilted(clip: Float32Array, tilt: number): Float32Array {
  return clip.map((sample, n) => sample - tilt * (clip[n - 1] ?? 0))
}

/** A tail that decays by 60 dB in `reverbSeconds`, `wetDb` against the direct sound. */
export function inRoom(
  clip: Float32Array,
  reverbSeconds: number,
  wetDb: number,
  random: Random,
): Float32Array {
  const ECHOES = 48
  const wet = new Float32Array(clip.length)
  let energy = 0
  for (let n = 0; n < ECHOES; n++) {
    const delaySeconds = 0.002 + reverbSeconds * 0.6 * random() ** 2
    const strength = 10 ** ((-3 * delaySeconds) / reverbSeconds) * gaussian(random)
    energy += strength * strength
    const delay = Math.round(delaySeconds * ANALYSIS_RATE_HZ)
    for (let t = delay; t < clip.length; t++)
      wet[t] = (wet[t] as number) + strength * (clip[t - delay] as number)
  }
  const scale = 10 ** (wetDb / 20) / Math.sqrt(energy + 1e-12)
  return clip.map((sample, n) => sample + scale * (wet[n] as number))
}

/** Swings shrink by `strength` (0 to 1), followed in `followSeconds`. */
export function automaticGain(clip: Float32Array, strength: number, followSeconds: number): Float32Array {
  const rise = 1 - Math.exp(-1 / (0.3 * followSeconds * ANALYSIS_RATE_HZ))
  const fall = 1 - Math.exp(-1 / (followSeconds * ANALYSIS_RATE_HZ))
  const usual = 10 ** (powerDb(clip) / 10)
  let power = usual
  return clip.map((sample) => {
    const now = sample * sample
    power += (now > power ? rise : fall) * (now - power)
    return sample * (usual / (power + 1e-4 * usual)) ** (strength / 2)
  })
}

/** Soft, above `limit` times the root mean square. */
function clipped(clip: Float32Array, limit: number): Float32Array {
  const most = limit * 10 ** (powerDb(clip) / 20)
  return most > 0 ? clip.map((sample) => most * Math.tanh(sample / most)) : clip
}

export function throughRecorder(sound: Float32Array, random: Random): Float32Array {
  let clip = sound
  if (happens(random, 'reverbSeconds'))
    clip = inRoom(clip, drawn(random, 'reverbSeconds'), drawn(random, 'wetDb'), random)
  const noise = (random() < 0.6 ? pinkNoise : whiteNoise)(clip.length / ANALYSIS_RATE_HZ, random)
  clip = mix(clip, atLevel(noise.subarray(0, clip.length), powerDb(clip) - drawn(random, 'signalToNoiseDb')))
  clip = tilted(clip, drawn(random, 'tilt'))
  if (happens(random, 'bassCornerHz'))
    clip = withoutBass(clip, drawn(random, 'bassCornerHz'), drawn(random, 'bassKept'))
  if (happens(random, 'gainStrength'))
    clip = automaticGain(clip, drawn(random, 'gainStrength'), drawn(random, 'gainSeconds'))
  if (happens(random, 'clipLimit')) clip = clipped(clip, drawn(random, 'clipLimit'))
  if (happens(random, 'codecCutoffHz')) clip = below(clip, drawn(random, 'codecCutoffHz'))
  return clip
}

export function augment(clip: Float32Array, random: Random): Float32Array {
  const length = Math.min(clip.length, Math.round(drawn(random, 'partSeconds') * ANALYSIS_RATE_HZ))
  const start = Math.floor(random() * (clip.length - length + 1))
  return throughRecorder(clip.slice(start, start + length), random)
}
