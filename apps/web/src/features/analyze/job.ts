import type { DrivingContext, SoundChip, SoundDiagnosis } from '@tappet/wire'
import type { Outcome as QueueOutcome } from '../../offline/entry.ts'
import type { AnalysisJob } from '../../offline/recording.ts'

export type { AnalysisJob } from '../../offline/recording.ts'

/** After this long nobody is answering any more. */
export const ANSWER_WITHIN_MS = 60_000

export type AnalysisRequest = {
  /** Mono at 16 kHz. */
  wav: Blob
  durationSeconds: number
  /** It went, or may have gone, through a noise filter. */
  filtered?: boolean
  description?: string
  context: readonly DrivingContext[]
  sounds?: readonly SoundChip[]
  /** Whose sound it is; absent: the default car's. */
  vehicleId?: string
}

export type RecordingAnswer =
  | { kind: 'result'; result: SoundDiagnosis }
  /** It sees to it later, and tells of the result itself. */
  | { kind: 'queued'; message: string }

export type Outcome = QueueOutcome<AnalysisJob, RecordingAnswer>
