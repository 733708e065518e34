import {
  ANALYSIS_RATE_HZ,
  DEFAULT_MEL,
  downmix,
  drawingRangeDb,
  logMel,
  reduceColumns,
} from '@tappet/acoustics'

/** Of equal length at the rate of the analysis, full scale ±1. */
export type SoundToDraw = { channels: Float32Array<ArrayBuffer>[]; durationSeconds: number }
/** Column after column of `bandCount` levels in dB. */
export type DrawnSound = { levelsDb: Float32Array; bandCount: number; floorDb: number; ceilingDb: number }

const MAX_COLUMNS = 480
/** Long clips are looked at less often. */
const MAX_FRAMES = 3000

self.addEventListener('message', ({ data: { channels, durationSeconds } }: MessageEvent<SoundToDraw>) => {
  const hopSeconds = Math.max(DEFAULT_MEL.hopSeconds, durationSeconds / MAX_FRAMES)
  const whole = logMel(downmix(channels), ANALYSIS_RATE_HZ, { ...DEFAULT_MEL, hopSeconds })
  const mel = reduceColumns(whole, MAX_COLUMNS)
  const { levelsDb, bandCount } = mel
  const drawn: DrawnSound = { levelsDb, bandCount, ...drawingRangeDb(mel) }
  self.postMessage(drawn)
})
