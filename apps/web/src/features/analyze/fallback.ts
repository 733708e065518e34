import { fallbackResult } from '@tappet/diagnosis'
import type { SoundDiagnosis } from '@tappet/wire'
import type { AnalysisJob } from './job.ts'
import { withSound } from './with-sound.ts'

const ERROR_MESSAGE = 'The sound could not be analyzed. What you see is general advice.'

export function fallbackOf(
  job: Pick<AnalysisJob, 'id' | 'durationSeconds'> & Partial<Pick<AnalysisJob, 'wav'>>,
  nowMs: number,
): SoundDiagnosis {
  const timestamp = new Date(nowMs).toISOString()
  return withSound(fallbackResult(job.id, timestamp, job.durationSeconds, ERROR_MESSAGE), job)
}
