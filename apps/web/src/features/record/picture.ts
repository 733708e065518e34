import { ANALYSIS_RATE_HZ, DEFAULT_MEL, drawingRangeDb, logMel, reduceColumns } from '@tappet/acoustics'

export type Picture = { columns: Float32Array[]; floorDb: number; ceilingDb: number }

const COLUMNS = 600
/** A long take is sampled. */
const MAX_FRAMES = 6_000

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
