export const ANALYSIS_RATE_HZ = 16_000

/**
 * The mean, so that full scale stays full scale; shorter channels count as silent past their end. One channel is not
 * copied.
 */
export function downmix(channels: readonly Float32Array[]): Float32Array {
  const [only] = channels
  if (only !== undefined && channels.length === 1) return only
  const mono = new Float32Array(channels.reduce((longest, { length }) => Math.max(longest, length), 0))
  for (const channel of channels) {
    for (let n = 0; n < channel.length; n++) mono[n] += channel[n] / channels.length
  }
  return mono
}

/** NaN and infinities become silence: one would turn every mean of the clip into NaN. */
export function finiteSamples(samples: Float32Array): Float32Array {
  const finite = new Float32Array(samples.length)
  for (let n = 0; n < samples.length; n++) {
    const sample = samples[n]
    finite[n] = Number.isFinite(sample) ? sample : 0
  }
  return finite
}
