/** Plain arithmetic on clips. All clips are mono Float32Array at the package's 16 kHz. */
import { ANALYSIS_RATE_HZ } from '../src/mono.ts'

export const sampleCount = (durationSeconds: number) => Math.round(durationSeconds * ANALYSIS_RATE_HZ)

export function silence(durationSeconds: number): Float32Array {
  return new Float32Array(sampleCount(durationSeconds))
}

/** A clip whose sample at each instant (seconds) is `value`. */
export function signal(durationSeconds: number, value: (seconds: number) => number): Float32Array {
  return Float32Array.from({ length: sampleCount(durationSeconds) }, (_, n) => value(n / ANALYSIS_RATE_HZ))
}

/** The sum of clips; as long as the longest. */
export function mix(...clips: Float32Array[]): Float32Array {
  const sum = new Float32Array(Math.max(0, ...clips.map(({ length }) => length)))
  for (const clip of clips) for (let n = 0; n < clip.length; n++) sum[n] += clip[n]
  return sum
}

export function gain(clip: Float32Array, factor: number): Float32Array {
  return clip.map((sample) => sample * factor)
}

/** The clip at a root mean square of `levelDb` dBFS; silence stays silent. */
export function atLevel(clip: Float32Array, levelDb: number): Float32Array {
  const power = clip.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, clip.length)
  return power === 0 ? clip.slice() : gain(clip, 10 ** (levelDb / 20) / Math.sqrt(power))
}

/** The clip times `factor` at each instant (seconds): gates, fades and modulation. */
export function modulate(clip: Float32Array, factor: (seconds: number) => number): Float32Array {
  return clip.map((sample, n) => sample * factor(n / ANALYSIS_RATE_HZ))
}

/** Adds `shape` into `clip` from `startSeconds` on; what lies outside the clip is dropped. */
export function addAt(clip: Float32Array, shape: Float32Array, startSeconds: number, factor = 1) {
  const start = Math.round(startSeconds * ANALYSIS_RATE_HZ)
  const end = Math.min(shape.length, clip.length - start)
  for (let n = Math.max(0, -start); n < end; n++) {
    clip[start + n] += factor * shape[n]
  }
}
