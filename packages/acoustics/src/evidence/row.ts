import type { Clip } from './clip.ts'
import type { Stretch } from './stretch.ts'

export interface Measurement {
  /** In the row's unit; always finite. */
  value: number
  /** Where it is strongest, if it has a place. */
  stretch: Stretch | null
}

export interface EvidenceRow {
  id: string
  name: string
  /** 'share' is 0 to 1; '' is a plain number. */
  unit: 'Hz' | 'rpm' | 'dB' | 'share' | 'per second' | 'ms' | 'percent' | 'percent per second' | ''
  /** In one sentence for a driver. */
  meaning: string
  source: string
  /** Tells the recorder at least as much as the car: never to be shown. */
  ofRecorder?: true
  /** Null when the clip does not hold it. */
  measure(clip: Clip): Measurement | null
}
