import { z } from 'zod'
import { drivingContexts, urgencyLevels } from './sound-terms.ts'

/** What a car may have, as the result names it. Costs are whole USD. */
export const diagnosedIssue = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  urgencyLevel: z.enum(urgencyLevels),
  estimatedCostMin: z.number().int().nonnegative(),
  estimatedCostMax: z.number().int().nonnegative(),
  symptoms: z.array(z.string()),
  recommendations: z.array(z.string()),
})
export type DiagnosedIssue = z.infer<typeof diagnosedIssue>

/** One measured fact that counted, in words a driver understands. */
export const diagnosisEvidence = z.object({
  id: z.string(),
  /** "a regular tick, 11.8 a second, strongest from 2 to 5 kHz" */
  sentence: z.string(),
  /** Where it stands in the clip; absent when it holds for the whole of it. */
  startSeconds: z.number().nonnegative().optional(),
  endSeconds: z.number().nonnegative().optional(),
  /** Whether it speaks for the named issue or against it, -1 to 1. */
  weight: z.number().min(-1).max(1),
  source: z.enum(['sound', 'context', 'description']),
})
export type DiagnosisEvidence = z.infer<typeof diagnosisEvidence>

/** The stated audio diagnosis result, with what Tappet adds to it below the stated fields. */
export const soundDiagnosis = z.object({
  id: z.string(),
  issue: diagnosedIssue,
  /** Percent, 0-100. */
  confidence: z.number().min(0).max(100),
  /** ISO 8601. */
  timestamp: z.string(),
  /** Seconds. */
  audioDuration: z.number().nonnegative(),
  audioUrl: z.string().optional(),
  /** data: URL of the clip as it was recorded. */
  audioData: z.string().optional(),
  error: z.string().optional(),
  evidence: z.array(diagnosisEvidence).optional(),
  /** Other issues that the sound allows, the likeliest first. */
  alternatives: z
    .array(z.object({ id: z.string(), name: z.string(), probability: z.number().min(0).max(1) }))
    .optional(),
  model_version: z.string().optional(),
})
export type SoundDiagnosis = z.infer<typeof soundDiagnosis>

/** What a person may tell analyze-sound beside the WAV, as the parts of its multipart form. */
export const analyzeSoundFields = z.object({
  description: z.string().trim().max(2000).optional(),
  context: z.array(z.enum(drivingContexts)).max(drivingContexts.length).default([]),
  /** Names the job: sent twice, it is counted and stored once. */
  job_id: z.uuid(),
  /** The job waited on the device: its result is kept in the history, and a notification says that it is there. */
  queued: z.enum(['true', 'false']).default('false'),
})
export type AnalyzeSoundFields = z.infer<typeof analyzeSoundFields>

export const analyzeSoundResponse = z.object({
  result: soundDiagnosis,
  evidence: z.array(diagnosisEvidence),
  model_version: z.string(),
})
export type AnalyzeSoundResponse = z.infer<typeof analyzeSoundResponse>
