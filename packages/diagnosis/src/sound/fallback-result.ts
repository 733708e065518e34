import type { DiagnosedIssue, SoundDiagnosis } from '../saved/result.ts'

/** Beside the table: the first page needs this row of it alone. */
const analysisError: DiagnosedIssue = {
  id: 'analysis_error',
  name: 'Analysis Error',
  description: 'We couldn’t finish the analysis, so we can’t say anything about your car yet.',
  urgencyLevel: 'check_soon',
  estimatedCostMin: 50,
  estimatedCostMax: 200,
  symptoms: [],
  recommendations: [
    'Try again in a moment, or record again.',
    'If the noise is new or loud, have a mechanic listen to it. The cost shown is that of a usual inspection.',
  ],
}

/**
 * Claims nothing.
 * @param jobId the result's id is `fallback_` and this
 * @param timestamp ISO 8601
 * @param error why, in words, when known
 */
export function fallbackResult(
  jobId: string,
  timestamp: string,
  audioDurationSeconds: number,
  error?: string,
): SoundDiagnosis {
  return {
    id: `fallback_${jobId}`,
    issue: {
      ...analysisError,
      symptoms: [...analysisError.symptoms],
      recommendations: [...analysisError.recommendations],
    },
    confidence: 0,
    timestamp,
    audioDuration: audioDurationSeconds,
    ...(error !== undefined && { error }),
  }
}
