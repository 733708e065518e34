/** Samples in, columns of dB out; in any portions the columns that `logMel` gives for the whole. */
import { createMelColumns, DEFAULT_MEL, type MelSettings } from './log-mel.ts'

export interface LiveSpectrum {
  centresHz: Float64Array
  hopSeconds: number
  /**
   * The columns these samples complete, oldest first, each bandCount levels in dB; samples that are not finite count as
   * silence.
   */
  push(samples: Float32Array): Float32Array[]
}

export function createLiveSpectrum(sampleRateHz: number, settings: MelSettings = DEFAULT_MEL): LiveSpectrum {
  const { stft, centresHz, column } = createMelColumns(sampleRateHz, settings)
  const { windowLength, hopLength } = stft
  const waiting = new Float32Array(windowLength)
  let filled = 0
  /** When the hop is longer than the window. */
  let skip = 0

  function push(samples: Float32Array): Float32Array[] {
    const columns: Float32Array[] = []
    for (let n = 0; n < samples.length; n++) {
      if (skip > 0) {
        skip--
        continue
      }
      const sample = samples[n]
      waiting[filled++] = Number.isFinite(sample) ? sample : 0
      if (filled < windowLength) continue
      const levelsDb = new Float32Array(settings.bandCount)
      column(waiting, 0, levelsDb, 0)
      columns.push(levelsDb)
      waiting.copyWithin(0, Math.min(hopLength, windowLength))
      filled = Math.max(0, windowLength - hopLength)
      skip = Math.max(0, hopLength - windowLength)
    }
    return columns
  }
  return { centresHz, hopSeconds: hopLength / sampleRateHz, push }
}
