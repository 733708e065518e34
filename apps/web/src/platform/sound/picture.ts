import { ANALYSIS_RATE_HZ } from '@tappet/acoustics'
import { askWorker } from '../runtime/ask-worker.ts'
import type { DrawnSound, SoundToDraw } from './picture.worker.ts'

export type SoundPicture = {
  columns: Float32Array[]
  floorDb: number
  ceilingDb: number
  durationSeconds: number
}

/**
 * In a worker: on a slow phone it takes longer than a tap may wait.
 * @throws DOMException when the browser cannot decode it; Error when the worker breaks
 */
export async function drawSound(sound: Blob): Promise<SoundPicture> {
  const context = new OfflineAudioContext(1, 1, ANALYSIS_RATE_HZ)
  const decoded = await context.decodeAudioData(await sound.arrayBuffer())
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) =>
    decoded.getChannelData(channel).slice(),
  )
  const durationSeconds = decoded.duration
  const toDraw: SoundToDraw = { channels, durationSeconds }
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })
  const { levelsDb, bandCount, floorDb, ceilingDb } = await askWorker<DrawnSound>(
    worker,
    toDraw,
    channels.map(({ buffer }) => buffer),
  )
  const columns = Array.from({ length: levelsDb.length / bandCount }, (_, column) =>
    levelsDb.subarray(column * bandCount, (column + 1) * bandCount),
  )
  return { columns, floorDb, ceilingDb, durationSeconds }
}
