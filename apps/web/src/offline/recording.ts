import type { DrivingContext, SoundChip } from '@tappet/wire'
import type { Entry } from './entry.ts'

/** The name in drivers' databases: never renamed. */
export const RECORDING = 'recording'

/** A recording made ready to be sent, now or later: plain values that a database can keep. */
export type AnalysisJob = {
  /** Names the job to the server: sent twice, it is counted and stored once. */
  id: string
  wav: ArrayBuffer
  durationSeconds: number
  /** It went, or may have gone, through a noise filter: never called unremarkable. */
  filtered?: boolean
  description?: string
  context: DrivingContext[]
  /** What it sounds like; absent in recordings that were kept before it could be said. */
  sounds?: SoundChip[]
  /** Whose sound it is; absent: the default car's. */
  vehicleId?: string
}

/** A recording that this device keeps; it is sent only after `forUser` has signed in again. */
export type RecordingEntry = Entry<typeof RECORDING, AnalysisJob & { forUser?: string }>
