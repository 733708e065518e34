import type { Clip } from './clip.ts'
import type { Stretch } from './stretch.ts'

export interface Measurement {
  value: number
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
  measure(clip: Clip): Measurement | null
}
