import type { DrivingContext, SoundDiagnosis } from '@tappet/wire'
import type { StoredJob } from '../../platform/job-store.ts'

/** What the recorder hands over. */
export type AnalysisRequest = {
  /** Mono at 16 kHz, full scale 1. */
  samples16k: Float32Array
  /** The sound as it was recorded or uploaded, for playback. */
  clip: Blob
  durationSeconds: number
  description?: string
  context: readonly DrivingContext[]
}

/** A request made ready to be sent, now or later: plain values that a database can keep. */
export type AnalysisJob = {
  /** Names the job to the server: sent twice, it is counted and stored once. */
  id: string
  wav: ArrayBuffer
  /** What is played back on the result, as a data: URL; absent when it is too large to carry along. */
  audioData?: string
  durationSeconds: number
  description?: string
  context: DrivingContext[]
}

/** Why a waiting job is still here, beside the missing connection. */
export type JobProblem = 'limit_reached' | 'refused' | 'server_error'

export type QueuedJob = AnalysisJob &
  StoredJob & {
    attempts: number
    problem?: JobProblem
    /** Waits for this person to sign in again, and for nobody else. */
    forUser?: string
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
