import { createLiveSpectrum, DEFAULT_MEL, type LiveSpectrum } from '@tappet/acoustics'
import { createEnoughMeter, type Enough, NOTHING_YET } from './usable-sound.ts'

export type LiveSound = {
  level: number
  /** dB, oldest first. */
  columns: readonly Float32Array[]
  enough: Enough
}

export const SILENCE: LiveSound = { level: 0, columns: [], enough: NOTHING_YET }

const STRIP_SECONDS = 6
const STRIP_MEL = { ...DEFAULT_MEL, bandCount: 48, windowSeconds: 0.032, hopSeconds: 0.025 }
export const LIVE_COLUMNS = STRIP_SECONDS / STRIP_MEL.hopSeconds

/* A quiet yard and a knock at arm's length, on a phone. */
const MIN_DBFS = -65
const MAX_DBFS = -12
/** In 50 ms: a needle, not a flicker. */
const FALL = 0.8

/** `push` answers what to draw. */
export function createLiveMeter(sampleRateHz: number) {
  const spectrum: LiveSpectrum = createLiveSpectrum(sampleRateHz, STRIP_MEL)
  const enough = createEnoughMeter(sampleRateHz)
  let live = SILENCE
  return {
    push(samples: Float32Array): LiveSound {
      const columns = [...live.columns, ...spectrum.push(samples)].slice(-LIVE_COLUMNS)
      live = { level: Math.max(levelOf(samples), live.level * FALL), columns, enough: enough.push(samples) }
      return live
    },
  }
}

/** 0 at or under -65 dBFS, 1 at or over -12. */
export function levelOf(samples: Float32Array): number {
  let squares = 0
  for (const sample of samples) squares += Number.isFinite(sample) ? sample * sample : 0
  if (squares === 0) return 0
  const dbfs = 10 * Math.log10(squares / samples.length)
  return Math.min(1, Math.max(0, (dbfs - MIN_DBFS) / (MAX_DBFS - MIN_DBFS)))
}
