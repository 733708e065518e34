/**
 * Squeals, whines, whistles from 500 Hz to 7 kHz: peaks over the neighbouring 250 Hz (after ECMA-418-1) that continue
 * from frame to frame (McAulay and Quatieri, IEEE Trans. ASSP 34, 1986).
 */
import { mean, percentile } from '../statistics.ts'
import type { PowerSpectrogram } from '../stft.ts'

export interface ToneTrack {
  frames: number[]
  frequenciesHz: number[]
  prominencesDb: number[]
}

export interface Tones {
  frameCount: number
  hopSeconds: number
  spanSeconds: number
  /** All tracks within 6 percent of the strongest one's frequency. */
  strongest: ToneTrack | null
  tracks: ToneTrack[]
  prominenceDb: Float64Array
  /** Geometric over arithmetic mean from 300 Hz to 6 kHz in each frame. */
  flatnessDb: Float64Array
}

const LOWEST_HZ = 500
const HIGHEST_HZ = 7_000
const MIN_PROMINENCE_DB = 13
const NEIGHBOURHOOD_HZ = 250
const OWN_HZ = 28
const MIN_FRAMES = 4
/** Of a clip at RMS 1: what a codec left. */
const INAUDIBLE = 1e-7
/** Noise reaches this; taken off before a track's points are summed. */
const NOISE_PROMINENCE_DB = 8

/** `spectrogram` must resolve about 10 Hz (frames of 128 ms). */
export function findTones({
  power,
  frameCount,
  binCount,
  binHz,
  hopSeconds,
  windowSeconds,
}: PowerSpectrogram): Tones {
  const heardBins = Math.min(binCount, Math.ceil((HIGHEST_HZ + NEIGHBOURHOOD_HZ) / binHz) + 2)
  const levels = new Float64Array(heardBins)
  const prominenceDb = new Float64Array(frameCount)
  const flatnessDb = new Float64Array(frameCount)
  const open: ToneTrack[] = []
  const closed: ToneTrack[] = []
  for (let t = 0; t < frameCount; t++) {
    for (let bin = 0; bin < heardBins; bin++) {
      levels[bin] = DB_PER_NEPER * Math.log(INAUDIBLE + power[t * binCount + bin])
    }
    flatnessDb[t] = flatness(levels, power, t * binCount, binHz)
    const peaks = peaksOf(levels, binHz)
    prominenceDb[t] = peaks.reduce((most, peak) => Math.max(most, peak.prominenceDb), 0)
    link(
      open,
      closed,
      t,
      peaks.filter((peak) => peak.prominenceDb >= MIN_PROMINENCE_DB),
    )
  }
  const tracks = [...closed, ...open]
    .filter(({ frames }) => frames.length >= MIN_FRAMES)
    .sort((a, b) => weight(b) - weight(a))
  return {
    frameCount,
    hopSeconds,
    spanSeconds: windowSeconds,
    strongest: gathered(tracks),
    tracks,
    prominenceDb,
    flatnessDb,
  }
}

const DB_PER_NEPER = 10 / Math.LN10

interface Peak {
  frequencyHz: number
  prominenceDb: number
}

function peaksOf(levels: Float64Array, binHz: number): Peak[] {
  const reach = Math.round(NEIGHBOURHOOD_HZ / binHz)
  const own = Math.round(OWN_HZ / binHz)
  const first = Math.round(LOWEST_HZ / binHz)
  const last = Math.min(levels.length - reach - 2, Math.round(HIGHEST_HZ / binHz))
  const peaks: Peak[] = []
  let wide = 0
  for (let bin = first - reach; bin <= first + reach; bin++) wide += levels[bin]
  for (let bin = first; bin <= last; bin++) {
    const here = levels[bin]
    if (here > levels[bin - 1] && here >= levels[bin + 1]) {
      let ownSum = 0
      for (let n = bin - own; n <= bin + own; n++) ownSum += levels[n]
      const prominenceDb = here - (wide - ownSum) / (2 * (reach - own))
      if (prominenceDb > NOISE_PROMINENCE_DB)
        peaks.push({ frequencyHz: refinedBin(levels, bin) * binHz, prominenceDb })
    }
    wide += levels[bin + reach + 1] - levels[bin - reach]
  }
  return peaks
}

function refinedBin(levels: Float64Array, bin: number): number {
  const before = levels[bin - 1]
  const after = levels[bin + 1]
  const bend = before - 2 * levels[bin] + after
  return bend < 0 ? bin + (0.5 * (before - after)) / bend : bin
}

/** To a track that ended at most two frames ago within 3 percent (at least 16 Hz). */
function link(open: ToneTrack[], closed: ToneTrack[], t: number, peaks: Peak[]) {
  for (const { frequencyHz, prominenceDb } of peaks) {
    const reachHz = Math.max(16, 0.03 * frequencyHz)
    let nearest: ToneTrack | null = null
    let nearestHz = reachHz
    for (const track of open) {
      const distanceHz = Math.abs((track.frequenciesHz.at(-1) ?? 0) - frequencyHz)
      if (distanceHz <= nearestHz && track.frames.at(-1) !== t) {
        nearest = track
        nearestHz = distanceHz
      }
    }
    if (nearest === null) {
      open.push({ frames: [t], frequenciesHz: [frequencyHz], prominencesDb: [prominenceDb] })
    } else {
      nearest.frames.push(t)
      nearest.frequenciesHz.push(frequencyHz)
      nearest.prominencesDb.push(prominenceDb)
    }
  }
  for (let n = open.length - 1; n >= 0; n--) {
    const track = open[n] as ToneTrack
    if (t - (track.frames.at(-1) ?? t) < 3) continue
    open.splice(n, 1)
    if (track.frames.length >= MIN_FRAMES) closed.push(track)
  }
}

const weight = ({ prominencesDb }: ToneTrack) =>
  prominencesDb.reduce((sum, prominenceDb) => sum + prominenceDb - NOISE_PROMINENCE_DB, 0)

/** A squeal that comes and goes is one tone in several tracks. */
function gathered(tracks: ToneTrack[]): ToneTrack | null {
  const [first] = tracks
  if (first === undefined) return null
  const centreHz = percentile(first.frequenciesHz, 0.5)
  const alike = tracks
    .filter(({ frequenciesHz }) => Math.abs(percentile(frequenciesHz, 0.5) / centreHz - 1) < 0.06)
    .sort((a, b) => (a.frames[0] ?? 0) - (b.frames[0] ?? 0))
  return {
    frames: alike.flatMap(({ frames }) => frames),
    frequenciesHz: alike.flatMap(({ frequenciesHz }) => frequenciesHz),
    prominencesDb: alike.flatMap(({ prominencesDb }) => prominencesDb),
  }
}

export function driftPercentPerSecond({ frames, frequenciesHz }: ToneTrack, hopSeconds: number): number {
  const steps: number[] = []
  for (let n = MIN_FRAMES - 1; n < frames.length; n++) {
    const elapsed = frames[n] - frames[n - MIN_FRAMES + 1]
    if (elapsed <= 0 || elapsed > 2 * MIN_FRAMES) continue
    const ratio = frequenciesHz[n] / frequenciesHz[n - MIN_FRAMES + 1]
    steps.push((100 * Math.abs(ratio - 1)) / (elapsed * hopSeconds))
  }
  return mean(steps)
}

function flatness(levelsDb: Float64Array, power: Float32Array, offset: number, binHz: number): number {
  const from = Math.round(300 / binHz)
  const to = Math.round(6_000 / binHz)
  let sumDb = 0
  let sumPower = 0
  for (let bin = from; bin < to; bin++) {
    sumDb += levelsDb[bin]
    sumPower += power[offset + bin]
  }
  return sumDb / (to - from) - DB_PER_NEPER * Math.log(Math.max(1e-14, sumPower / (to - from)))
}
