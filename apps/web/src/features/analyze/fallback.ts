import { fallbackResult } from '@tappet/diagnosis'
import type { SoundDiagnosis } from '@tappet/wire'
import type { AnalysisJob } from './job.ts'

const ERROR_MESSAGE = 'The sound could not be analyzed. What you see is general advice.'

/** What is shown when an analysis failed: no diagnosis, the sound itself, and what to do meanwhile. */
export function fallbackOf(
  job: Pick<AnalysisJob, 'id' | 'durationSeconds' | 'audioData'>,
  nowMs: number,
): SoundDiagnosis {
  return {
    ...fallbackResult(job.id, new Date(nowMs).toISOString(), job.durationSeconds, ERROR_MESSAGE),
    ...(job.audioData ? { audioData: job.audioData } : {}),
  }
}
