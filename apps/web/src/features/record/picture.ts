import { ANALYSIS_RATE_HZ, DEFAULT_MEL, drawingRangeDb, logMel, reduceColumns } from '@tappet/acoustics'

/** A take as the strip draws it. */
export type Picture = { columns: Float32Array[]; floorDb: number; ceilingDb: number }

const COLUMNS = 600
/** Spectra to take at the most: a long take is sampled, so that its picture costs no more than a minute's. */
const MAX_FRAMES = 6_000

/** The spectrogram of a whole take, in at most 600 columns. */
export function pictureOf(samples16k: Float32Array): Picture {
  const durationSeconds = samples16k.length / ANALYSIS_RATE_HZ
  const hopSeconds = Math.max(DEFAULT_MEL.hopSeconds, durationSeconds / MAX_FRAMES)
  const spectrum = logMel(samples16k, ANALYSIS_RATE_HZ, { ...DEFAULT_MEL, hopSeconds })
  const { levelsDb, frameCount, bandCount } = reduceColumns(spectrum, COLUMNS)
  const columns = Array.from({ length: frameCount }, (_, n) =>
    levelsDb.subarray(n * bandCount, (n + 1) * bandCount),
  )
  return { columns, ...drawingRangeDb(spectrum) }
}
