import { LONGEST_LISTENED_SECONDS } from './mono.ts'
import { MIN_LOUD_SEGMENT_SECONDS, QUALITY_WINDOW_SECONDS } from './quality.ts'

const soundFlaws = ['too_short', 'half_silent', 'clipped', 'antiphase', 'first_minute'] as const
export type SoundFlaw = (typeof soundFlaws)[number]

/** As near to full scale as a clipped sample lies after resampling. */
const CLIPPED_FROM = 0.97
/** An engine three times too loud has 6 % there, one at full scale 0.1 %. */
const CLIPPED_SHARE = 0.01
/** Not louder: a microphone's own noise, a noise filter's pause, or a muted track. 1 is full scale. */
const SILENCE_RMS = 10 ** (-75 / 20)

/**
 * Mono at any rate; full scale is 1. An empty clip is too short.
 * @param isAntiphase the channels that it was mixed from cancel out
 */
export function flawsOf(samples: Float32Array, sampleRateHz: number, isAntiphase = false): SoundFlaw[] {
  const has: Record<SoundFlaw, boolean> = {
    too_short: samples.length < MIN_LOUD_SEGMENT_SECONDS * sampleRateHz,
    half_silent: silentShare(samples, Math.max(1, Math.round(QUALITY_WINDOW_SECONDS * sampleRateHz))) > 0.5,
    clipped:
      samples.filter((sample) => Math.abs(sample) >= CLIPPED_FROM).length > CLIPPED_SHARE * samples.length,
    antiphase: isAntiphase,
    first_minute: samples.length > LONGEST_LISTENED_SECONDS * sampleRateHz,
  }
  return soundFlaws.filter((flaw) => has[flaw])
}

function silentShare(samples: Float32Array, windowLength: number): number {
  const windows = Math.floor(samples.length / windowLength)
  let silent = 0
  for (let w = 0; w < windows; w++) {
    const window = samples.subarray(w * windowLength, (w + 1) * windowLength)
    const mean = window.reduce((sum, sample) => sum + sample, 0) / windowLength
    const power = window.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / windowLength
    if (Math.sqrt(power) <= SILENCE_RMS) silent++
  }
  return windows === 0 ? 0 : silent / windows
}
