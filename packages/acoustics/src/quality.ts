/** Specification sections 3, 4 and 9. The noise floor is the 10th percentile of 100 ms windows, held between -75 dBFS (a microphone's own noise) and -60 dBFS: a steady engine is its own percentile, and by Android's Compatibility Definition (5.4.2) that is about 52 dB SPL. A dip of 400 ms does not end a loud segment, since ticks have gaps. */
export interface AudioQuality {
  /** The longest loud segment (of the whole clip when none is loud) over the noise floor, dB. */
  snr: number
  /** Of the whole clip without DC; 1 is full scale. */
  rmsLevel: number
  loudSegmentDuration: number
  /** At least 2 s, and snr above 10 dB. */
  hasValidSegment: boolean
}

export const QUALITY_WINDOW_SECONDS = 0.1
export const MIN_LOUD_SEGMENT_SECONDS = 2
export const MIN_SNR_DB = 10

const QUIETEST_FLOOR_DB = -75
const LOUDEST_FLOOR_DB = -60
const FLOOR_PERCENTILE = 0.1
const LOUD_ABOVE_FLOOR_DB = 6
const BRIDGED_WINDOWS = 4
/** Digital silence, dBFS. */
const SILENCE_DB = -120

/**
 * Mono at any rate; samples that are not finite count as silence. Never NaN: an empty clip has snr 0 and is not valid.
 */
export function analyzeQuality(samples: Float32Array, sampleRateHz: number): AudioQuality {
  const windowPowers = windowPower(samples, sampleRateHz)
  const floorDb = noiseFloorDb(windowPowers)
  const loudest = longestLoudSegment(windowPowers, floorDb + LOUD_ABOVE_FLOOR_DB)
  const judged =
    loudest.length > 0 ? windowPowers.subarray(loudest.start, loudest.start + loudest.length) : windowPowers
  const snr = judged.length > 0 ? powerDb(mean(judged)) - floorDb : 0
  const loudSegmentDuration = Math.round(loudest.length * QUALITY_WINDOW_SECONDS * 10) / 10
  return {
    snr,
    rmsLevel: Math.sqrt(acPower(samples, 0, samples.length)),
    loudSegmentDuration,
    hasValidSegment: loudSegmentDuration >= MIN_LOUD_SEGMENT_SECONDS && snr > MIN_SNR_DB,
  }
}

/** Whole 100 ms windows without their mean; a remainder is not judged. */
function windowPower(samples: Float32Array, sampleRateHz: number): Float64Array {
  const windowLength = Math.max(1, Math.round(sampleRateHz * QUALITY_WINDOW_SECONDS))
  const powers = new Float64Array(Math.floor(samples.length / windowLength))
  for (let w = 0; w < powers.length; w++)
    powers[w] = acPower(samples, w * windowLength, (w + 1) * windowLength)
  return powers
}

function acPower(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  let squares = 0
  for (let n = from; n < to; n++) {
    const sample = samples[n]
    if (!Number.isFinite(sample)) continue
    sum += sample
    squares += sample * sample
  }
  const length = Math.max(1, to - from)
  return Math.max(0, squares / length - (sum / length) ** 2)
}

function noiseFloorDb(windowPowers: Float64Array): number {
  const ascending = windowPowers.slice().sort()
  const low = ascending[Math.floor(FLOOR_PERCENTILE * ascending.length)] ?? 0
  return Math.min(LOUDEST_FLOOR_DB, Math.max(QUIETEST_FLOOR_DB, powerDb(low)))
}

function longestLoudSegment(
  windowPowers: Float64Array,
  thresholdDb: number,
): { start: number; length: number } {
  let longest = { start: 0, length: 0 }
  let start = -1
  let lastLoud = -1
  for (let w = 0; w < windowPowers.length; w++) {
    if (powerDb(windowPowers[w]) <= thresholdDb) continue
    if (start < 0 || w - lastLoud > BRIDGED_WINDOWS + 1) start = w
    lastLoud = w
    if (w - start + 1 > longest.length) longest = { start, length: w - start + 1 }
  }
  return longest
}

const powerDb = (power: number) => Math.max(SILENCE_DB, 10 * Math.log10(power))

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length
