import type { SoundDiagnosis } from '@tappet/wire'
import type { AnalysisJob } from './job.ts'

const COST_MIN_USD = 50
const COST_MAX_USD = 200

/** What is shown when an analysis failed: no diagnosis, the sound itself, and what to do meanwhile. */
export function fallbackResult(
  job: Pick<AnalysisJob, 'id' | 'durationSeconds' | 'audioData'>,
  nowMs: number,
): SoundDiagnosis {
  return {
    id: `fallback_${job.id}`,
    issue: {
      id: 'analysis_error',
      name: 'Analysis Error',
      description:
        'Tappet could not finish listening to this recording, so it names no fault. The cost below is what a first look at a workshop usually comes to.',
      urgencyLevel: 'check_soon',
      estimatedCostMin: COST_MIN_USD,
      estimatedCostMax: COST_MAX_USD,
      symptoms: [],
      recommendations: [
        'Analyze the sound again in a moment. A failed analysis does not count against your limit.',
        'If it fails again, record anew: close to the sound, with little noise around you.',
        'If the sound is new or loud, or a warning light is on, let a mechanic listen before you drive far.',
      ],
    },
    confidence: 0,
    timestamp: new Date(nowMs).toISOString(),
    audioDuration: job.durationSeconds,
    ...(job.audioData ? { audioData: job.audioData } : {}),
    error: 'The sound could not be analyzed. What you see is general advice.',
  }
}
