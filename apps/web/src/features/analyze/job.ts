import type { DrivingContext, SoundDiagnosis } from '@tappet/wire'

export type { AnalysisJob } from '../../offline/recording.ts'

/** What the recorder hands over. */
export type AnalysisRequest = {
  /** Mono at 16 kHz, full scale 1. */
  samples16k: Float32Array
  /** The same sound, for playback. */
  played: Blob
  durationSeconds: number
  /** It went, or may have gone, through a noise filter. */
  filtered?: boolean
  description?: string
  context: readonly DrivingContext[]
  /** Whose sound it is; absent: the default car's. */
  vehicleId?: string
}

/** What became of a job that was sent. */
export type Outcome =
  | { kind: 'result'; result: SoundDiagnosis }
  | { kind: 'limit_reached' }
  /** The server took the job and will see to it later. */
  | { kind: 'queued'; message: string }
  /** No answer came: nobody knows whether the server has the job. */
  | { kind: 'no_connection' }
  | { kind: 'signed_out' }
  /** `permanent`: the same job would be refused again. */
  | { kind: 'failed'; message: string; permanent: boolean }
