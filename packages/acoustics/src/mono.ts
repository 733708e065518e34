export const ANALYSIS_RATE_HZ = 16_000

/** Longer clips tell no more about a car. */
export const LONGEST_LISTENED_SECONDS = 60

/** Channels without anything in common keep half of their power in the mean; a channel and its reverse keep none. */
const CANCELLED_SHARE = 0.05

const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0)

/** Whether channels cancel out in their mean, as those of a wrongly wired microphone do. */
export const cancelOut = (channels: readonly Float32Array[]): boolean =>
  loudestIfCancelled(power(meanOf(channels)), channels.map(power)) !== null

/** The index of the loudest channel where the channels cancel out, else null. Powers are sums of squares. */
export function loudestIfCancelled(meanPower: number, powers: readonly number[]): number | null {
  if (powers.length < 2) return null
  const each = powers.reduce((sum, one) => sum + one, 0) / powers.length
  return meanPower < CANCELLED_SHARE * each ? powers.indexOf(Math.max(...powers)) : null
}

/**
 * The mean, so that full scale stays full scale; shorter channels count as silent past their end. Of channels that
 * cancel out the loudest. One channel is not copied.
 */
export function downmix(channels: readonly Float32Array[]): Float32Array {
  const [only] = channels
  if (only !== undefined && channels.length === 1) return only
  const mean = meanOf(channels)
  const loudest = loudestIfCancelled(power(mean), channels.map(power))
  return loudest === null ? mean : (channels[loudest] ?? mean)
}

function meanOf(channels: readonly Float32Array[]): Float32Array {
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
