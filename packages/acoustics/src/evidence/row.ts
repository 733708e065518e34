import type { Clip } from './clip.ts'
import type { Stretch } from './stretch.ts'

export interface Measurement {
  /** In the row's unit; always finite. */
  value: number
  /** Where in the clip it is strongest, for measurements that have a place. */
  stretch: Stretch | null
}

/** One row of the evidence table. */
export interface EvidenceRow {
  id: string
  name: string
  /** 'share' is 0 to 1; '' is a plain number. */
  unit: 'Hz' | 'rpm' | 'dB' | 'share' | 'per second' | 'ms' | 'percent' | 'percent per second' | ''
  /** What it says, in one sentence for a driver. */
  meaning: string
  source: string
  /** Tells the recorder at least as much as the car: for a model with care, never to be shown. */
  ofRecorder?: true
  /** Null when the clip does not hold it: too short, no engine, no tone. */
  measure(clip: Clip): Measurement | null
}
