import {
  ANALYSIS_RATE_HZ,
  DEFAULT_MEL,
  downmix,
  drawingRangeDb,
  logMel,
  reduceColumns,
} from '@tappet/acoustics'

/** A strip is seldom drawn wider than this many points. */
const COLUMNS_MOST = 480
/** Long clips are looked at less often, so that the picture comes as fast as that of a short one. */
const FRAMES_MOST = 3000

export type SoundPicture = {
  columns: Float32Array[]
  floorDb: number
  ceilingDb: number
  durationSeconds: number
}

/**
 * The picture of a recorded or uploaded sound.
 * @throws DOMException when the browser can not decode it
 */
export async function drawSound(sound: Blob): Promise<SoundPicture> {
  const context = new OfflineAudioContext(1, 1, ANALYSIS_RATE_HZ)
  const decoded = await context.decodeAudioData(await sound.arrayBuffer())
  const samples = downmix(
    Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel)),
  )
  const hopSeconds = Math.max(DEFAULT_MEL.hopSeconds, decoded.duration / FRAMES_MOST)
  const mel = reduceColumns(logMel(samples, ANALYSIS_RATE_HZ, { ...DEFAULT_MEL, hopSeconds }), COLUMNS_MOST)
  const columns = Array.from({ length: mel.frameCount }, (_, frame) =>
    mel.levelsDb.subarray(frame * mel.bandCount, (frame + 1) * mel.bandCount),
  )
  return { columns, ...drawingRangeDb(mel), durationSeconds: decoded.duration }
}
