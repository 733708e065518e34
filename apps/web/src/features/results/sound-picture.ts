import type { LogMel, MelSettings } from '@tappet/acoustics'
import {
  ANALYSIS_RATE_HZ,
  createMelColumns,
  DEFAULT_MEL,
  downmix,
  drawingRangeDb,
  frameCountOf,
  reduceColumns,
} from '@tappet/acoustics'
import { nextTask } from '../../platform/next-task.ts'

/** A strip is seldom drawn wider than this many points. */
const COLUMNS_MOST = 480
/** Long clips are looked at less often, so that the picture comes as fast as that of a short one. */
const FRAMES_MOST = 3000
/** A few milliseconds of work on a slow phone: between two slices a tap is answered. */
const FRAMES_IN_A_SLICE = 32

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
  const whole = await logMelInSlices(samples, { ...DEFAULT_MEL, hopSeconds })
  await nextTask()
  const mel = reduceColumns(whole, COLUMNS_MOST)
  await nextTask()
  const columns = Array.from({ length: mel.frameCount }, (_, frame) =>
    mel.levelsDb.subarray(frame * mel.bandCount, (frame + 1) * mel.bandCount),
  )
  return { columns, ...drawingRangeDb(mel), durationSeconds: decoded.duration }
}

/** The spectra of `logMel`, with a pause after every slice. */
async function logMelInSlices(samples: Float32Array, settings: MelSettings): Promise<LogMel> {
  const { bandCount, hopSeconds } = settings
  const { stft, column } = createMelColumns(ANALYSIS_RATE_HZ, settings)
  const frameCount = frameCountOf(samples.length, stft)
  const levelsDb = new Float32Array(frameCount * bandCount)
  for (let frame = 0; frame < frameCount; frame += 1) {
    if (frame % FRAMES_IN_A_SLICE === 0) await nextTask()
    column(samples, frame * stft.hopLength, levelsDb, frame * bandCount)
  }
  return { levelsDb, frameCount, bandCount, hopSeconds }
}
