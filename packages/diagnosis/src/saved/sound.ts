import { z } from 'zod'
import { tiers, urgencyLevels } from '../sound/types.ts'
import { differentialCase } from './case.ts'
import { readable, text, textOrNull, texts } from './fields.ts'

// Making a schema costs a phone more than reading with it.
const seconds = z.number().nonnegative()
const usd = z.number().nonnegative().transform(Math.round).nullable().catch(null)
const secondsOrNull = seconds.nullable().catch(null)

export const diagnosisEvidence = z.object({
  id: z.string(),
  /** "a regular tick, 11.8 a second, strongest from 2 to 5 kHz" */
  sentence: z.string(),
  startSeconds: seconds.optional(),
  endSeconds: seconds.optional(),
  /** For the named issue or against it, -1 to 1. */
  weight: z.number().min(-1).max(1),
  source: z.enum(['sound', 'context', 'description']),
})
export type DiagnosisEvidence = z.infer<typeof diagnosisEvidence>

export const shownIssue = z.object({
  id: text,
  name: z.string().min(1),
  description: text,
  urgencyLevel: z.enum(urgencyLevels).nullable().catch(null),
  estimatedCostMin: usd,
  estimatedCostMax: usd,
  symptoms: texts,
  recommendations: texts,
})

export const shownDiagnosis = z.object({
  id: text,
  issue: shownIssue,
  tier: z.enum(tiers).nullable().catch(null),
  headline: textOrNull,
  confidence: z
    .number()
    .transform((percent) => Math.min(100, Math.max(0, percent)))
    .nullable()
    .catch(null),
  timestamp: z.iso.datetime({ offset: true }).nullable().catch(null),
  audioDuration: secondsOrNull,
  audioUrl: textOrNull,
  audioData: textOrNull,
  error: textOrNull,
  evidence: readable(diagnosisEvidence),
  alternatives: readable(
    z.object({
      id: text,
      name: z.string().min(1),
      probability: z.number().min(0).max(1),
      experimental: z.boolean().catch(false),
      evidence: readable(diagnosisEvidence),
    }),
  ),
  frequency: textOrNull,
  model_version: textOrNull,
  preliminary: z.boolean().catch(false),
  history_id: textOrNull,
  vehicle_id: textOrNull,
  differential: differentialCase,
})
export type ShownDiagnosis = z.infer<typeof shownDiagnosis>
