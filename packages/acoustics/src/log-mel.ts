/** 25 ms every 10 ms, 64 bands to 7.6 kHz, in dB against a full-scale sine. Source: Hershey et al., ICASSP 2017. */
import { createMelBank } from './mel.ts'
import { createFrameAnalyzer, frameCountOf, type StftSettings } from './stft.ts'

export interface MelSettings {
  bandCount: number
  windowSeconds: number
  hopSeconds: number
  lowestHz: number
  highestHz: number
}

export const DEFAULT_MEL: MelSettings = {
  bandCount: 64,
  windowSeconds: 0.025,
  hopSeconds: 0.01,
  lowestHz: 50,
  highestHz: 7_600,
}

export const MEL_FLOOR_DB = -100

export interface LogMel {
  /** frameCount rows of bandCount levels, lowest band first. */
  levelsDb: Float32Array
  frameCount: number
  bandCount: number
  hopSeconds: number
}

function stftSettings({ windowSeconds, hopSeconds }: MelSettings, sampleRateHz: number): StftSettings {
  const windowLength = Math.max(4, Math.round(windowSeconds * sampleRateHz))
  const hopLength = Math.max(1, Math.round(hopSeconds * sampleRateHz))
  return { windowLength, hopLength, fftSize: 2 ** Math.ceil(Math.log2(windowLength)) }
}

export function createMelColumns(sampleRateHz: number, settings: MelSettings = DEFAULT_MEL) {
  const stft = stftSettings(settings, sampleRateHz)
  const highestHz = Math.min(settings.highestHz, sampleRateHz / 2)
  const bank = createMelBank(settings.bandCount, sampleRateHz / stft.fftSize, settings.lowestHz, highestHz)
  const analyzer = createFrameAnalyzer(stft)
  const power = new Float64Array(analyzer.binCount)
  const bands = new Float64Array(settings.bandCount)
  return {
    stft,
    centresHz: bank.centresHz,
    column(samples: Float32Array, start: number, levelsDb: Float32Array, offset: number) {
      analyzer.analyze(samples, start, power)
      bank.apply(power, 0, bands)
      writeLevels(bands, levelsDb, offset)
    },
  }
}

/** Of finite samples (`finiteSamples`); a clip shorter than one frame has no columns. */
export function logMel(
  samples: Float32Array,
  sampleRateHz: number,
  settings: MelSettings = DEFAULT_MEL,
): LogMel {
  const { stft, column } = createMelColumns(sampleRateHz, settings)
  const { bandCount } = settings
  const frameCount = frameCountOf(samples.length, stft)
  const levelsDb = new Float32Array(frameCount * bandCount)
  for (let t = 0; t < frameCount; t++) column(samples, t * stft.hopLength, levelsDb, t * bandCount)
  return { levelsDb, frameCount, bandCount, hopSeconds: stft.hopLength / sampleRateHz }
}

const SMALLEST_POWER = 10 ** (MEL_FLOOR_DB / 10)
const DB_PER_NEPER_OF_POWER = 10 / Math.LN10

function writeLevels(bands: Float64Array, levelsDb: Float32Array, offset: number) {
  for (let band = 0; band < bands.length; band++) {
    levelsDb[offset + band] = DB_PER_NEPER_OF_POWER * Math.log(Math.max(SMALLEST_POWER, bands[band]))
  }
}
