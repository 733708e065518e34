import { analysisError } from './issues.table.ts'
import type { SoundDiagnosis } from './types.ts'

/**
 * What is stored and shown when an analysis failed for a technical reason: it claims nothing.
 *
 * @param jobId the id that the analysis had; the result's is `fallback_` and this
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
