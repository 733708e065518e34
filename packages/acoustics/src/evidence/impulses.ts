/**
 * Knocks, ticks and clunks: bursts over the band's background, from its 1 kHz envelope. Source: Randall,
 * Vibration-based Condition Monitoring, 2nd ed., ch. 5.
 */
import { ENVELOPE_RATE_HZ } from '../envelope.ts'
import { decibels, kurtosis, percentiles } from '../statistics.ts'
import type { PowerSpectrogram } from '../stft.ts'

export interface Impulses {
  timesSeconds: number[]
  strengthsDb: number[]
  /** 99.5th percentile of the envelope over the median. */
  crestDb: number
  /** Against a normal distribution's 3. */
  kurtosisDb: number
  /** Median time above half its height; null without impulses. */
  widthMs: number | null
  /** 1: every interval alike; near 0: no order; null with fewer than six impulses. */
  regularity: number | null
}

const MIN_STRENGTH_DB = 7
const DEAD_TIME_MS = 12
const MIN_IMPULSES = 6
const BACKGROUND_BLOCK_MS = 100
/** Of a clip at RMS 1: what happens 60 dB under it is not heard. */
const MIN_BACKGROUND = 1e-3

export function findImpulses(envelope: Float64Array): Impulses {
  const background = backgroundOf(envelope)
  const { peaks, strengthsDb } = peaksOver(envelope, background)
  const [middle = 0, high = 0] = percentiles(envelope, [0.5, 0.995])
  return {
    timesSeconds: peaks.map((t) => t / ENVELOPE_RATE_HZ),
    strengthsDb,
    crestDb: Math.max(0, 2 * decibels(high / Math.max(MIN_BACKGROUND, middle))),
    kurtosisDb: decibels(Math.max(0.3, kurtosis(envelope)) / 3),
    widthMs: peaks.length === 0 ? null : middleOf(peaks.map((t) => widthAt(envelope, t))),
    regularity: regularityOf(peaks),
  }
}

function backgroundOf(envelope: Float64Array): Float64Array {
  const blocks: number[] = []
  for (let start = 0; start < envelope.length; start += BACKGROUND_BLOCK_MS) {
    blocks.push(middleOf(envelope.subarray(start, start + BACKGROUND_BLOCK_MS)))
  }
  const least = MIN_BACKGROUND + 0.03 * middleOf(blocks)
  const background = new Float64Array(envelope.length)
  for (let t = 0; t < background.length; t++) {
    const place = Math.max(0, Math.min(blocks.length - 1, t / BACKGROUND_BLOCK_MS - 0.5))
    const before = blocks[Math.floor(place)]
    const after = blocks[Math.ceil(place)]
    background[t] = Math.max(least, before + (after - before) * (place - Math.floor(place)))
  }
  return background
}

function peaksOver(envelope: Float64Array, background: Float64Array) {
  const factor = 10 ** (MIN_STRENGTH_DB / 20)
  const peaks: number[] = []
  const strengthsDb: number[] = []
  // A ring has small peaks of its own: a new impulse must rise 6 dB out of a valley.
  let valley = 0
  for (let t = 1; t < envelope.length - 1; t++) {
    const here = envelope[t]
    valley = Math.min(valley, here)
    if (here < factor * background[t]) continue
    if (here < envelope[t - 1] || here <= envelope[t + 1]) continue
    const strengthDb = 2 * decibels(here / background[t])
    const last = peaks.length - 1
    if (last >= 0 && t - peaks[last] < DEAD_TIME_MS) {
      if (here <= envelope[peaks[last]]) continue
      peaks.pop()
      strengthsDb.pop()
    } else if (valley > here / 2) {
      continue
    }
    valley = here
    peaks.push(t)
    strengthsDb.push(strengthDb)
  }
  return { peaks, strengthsDb }
}

function widthAt(envelope: Float64Array, peak: number): number {
  const half = envelope[peak] / 2
  let start = peak
  let end = peak
  while (start > 0 && envelope[start - 1] > half) start--
  while (end < envelope.length - 1 && envelope[end + 1] > half) end++
  return end - start + 1
}

/** Share of intervals within 12 percent of the commonest: a missed or doubled impulse costs little. */
function regularityOf(peaks: number[]): number | null {
  if (peaks.length < MIN_IMPULSES) return null
  const intervals = peaks.slice(1).map((peak, n) => peak - peaks[n])
  let most = 0
  for (const centre of intervals) {
    let alike = 0
    for (const interval of intervals) if (Math.abs(interval - centre) <= 0.12 * centre) alike++
    most = Math.max(most, alike)
  }
  return most / intervals.length
}

const middleOf = (values: ArrayLike<number>) => percentiles(values, [0.5])[0]

/** Third octaves from 200 Hz to 7.1 kHz. */
const EDGES_HZ = Array.from({ length: 17 }, (_, n) => 178 * 2 ** (n / 3))
/** A neighbouring band stands out at most this much less. */
const RANGE_DB = 6

/** Where impulses stand out most over the rest of the clip; null without impulses. */
export function impulseRange(
  { timesSeconds }: Impulses,
  frames: PowerSpectrogram,
): { lowHz: number; highHz: number } | null {
  if (timesSeconds.length === 0 || frames.frameCount === 0) return null
  const during = new Float64Array(frames.binCount)
  const all = new Float64Array(frames.binCount)
  addFrames(
    all,
    frames,
    Array.from({ length: frames.frameCount }, (_, t) => t),
  )
  addFrames(
    during,
    frames,
    timesSeconds.map((seconds) => {
      const frame = Math.round((seconds - frames.windowSeconds / 2) / frames.hopSeconds)
      return Math.max(0, Math.min(frames.frameCount - 1, frame))
    }),
  )
  const bands = EDGES_HZ.slice(1).map((highHz, n) => {
    const from = Math.max(1, Math.round(EDGES_HZ[n] / frames.binHz))
    const to = Math.max(from + 1, Math.round(highHz / frames.binHz))
    const power = sumOf(during, from, to)
    return { excessDb: decibels(power / Math.max(1e-12, sumOf(all, from, to))), powerDb: decibels(power) }
  })
  const loudestDb = Math.max(...bands.map(({ powerDb }) => powerDb))
  // A band far below the impulses' loudest still stands out when the rest of the clip is quiet there.
  const scores = bands.map(({ excessDb, powerDb }) => excessDb + (powerDb - loudestDb) / 2)
  const highest = Math.max(...scores)
  let low = scores.indexOf(highest)
  let high = low
  while (low > 0 && scores[low - 1] >= highest - RANGE_DB) low--
  while (high < scores.length - 1 && scores[high + 1] >= highest - RANGE_DB) high++
  return { lowHz: EDGES_HZ[low], highHz: EDGES_HZ[high + 1] }
}

function addFrames(sum: Float64Array, { power, binCount }: PowerSpectrogram, frames: number[]) {
  for (const t of frames) {
    for (let bin = 0; bin < binCount; bin++) sum[bin] += power[t * binCount + bin] / frames.length
  }
}

function sumOf(values: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let n = from; n < to; n++) sum += values[n]
  return sum
}
