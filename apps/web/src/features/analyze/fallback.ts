import { fallbackResult } from '@tappet/diagnosis'
import type { SoundDiagnosis } from '@tappet/wire'
import type { AnalysisJob } from './job.ts'
import { withSound } from './with-sound.ts'

const ERROR_MESSAGE = 'What you see is general advice.'

/** @param refusal the server's words where the same recording would be refused again */
export function fallbackOf(
  job: Pick<AnalysisJob, 'id' | 'durationSeconds'> & Partial<Pick<AnalysisJob, 'wav'>>,
  nowMs: number,
  refusal?: string,
): SoundDiagnosis {
  const timestamp = new Date(nowMs).toISOString()
  const result = fallbackResult(job.id, timestamp, job.durationSeconds, refusal ?? ERROR_MESSAGE)
  // The other advice is to try again.
  if (refusal) result.issue.recommendations.shift()
  return withSound(result, job)
}
