import type { SoundDiagnosis } from '@tappet/wire'
import type { AnalysisJob, AnalysisRequest } from '../job.ts'

/** Test doubles of what passes through an analysis. */
export const JOB_ID = '11111111-2222-4333-8444-5555abcd1234'

export function sampleRequest(changes: Partial<AnalysisRequest> = {}): AnalysisRequest {
  return {
    wav: new Blob(['RIFF'], { type: 'audio/wav' }),
    durationSeconds: 6,
    context: ['idle'],
    ...changes,
  }
}

export function sampleJob(id = JOB_ID): AnalysisJob {
  return {
    id,
    wav: new ArrayBuffer(44),
    durationSeconds: 6,
    context: ['idle'],
  }
}

export function sampleResult(id = JOB_ID): SoundDiagnosis {
  return {
    id,
    issue: {
      id: 'loose_belt',
      name: 'Loose belt',
      description: 'A worn belt.',
      urgencyLevel: 'check_soon',
      estimatedCostMin: 60,
      estimatedCostMax: 400,
      symptoms: ['Squeal'],
      recommendations: ['Look at the belt.'],
    },
    confidence: 71,
    timestamp: '2026-03-05T14:07:00.000Z',
    audioDuration: 6,
  }
}
