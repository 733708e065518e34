/** What is made of a recording: the stated result, as it is sent and saved. */
import { z } from 'zod'
import { tiers, urgencyLevels } from '../sound/types.ts'
import type { DifferentialCase } from './case.ts'
import { diagnosisEvidence } from './sound.ts'

// Making a schema costs a phone more than reading with it.
const text = z.string()
const texts = z.array(text)
const optionalText = text.optional()
const wholeUsd = z.number().int().nonnegative()
const seconds = z.number().nonnegative()
const yes = z.literal(true).optional()

/** Costs are whole USD. */
export const diagnosedIssue = z.object({
  id: text,
  name: text,
  description: text,
  urgencyLevel: z.enum(urgencyLevels),
  estimatedCostMin: wholeUsd,
  estimatedCostMax: wholeUsd,
  symptoms: texts,
  recommendations: texts,
})
export type DiagnosedIssue = z.infer<typeof diagnosedIssue>

const optionalEvidence = z.array(diagnosisEvidence).optional()

export const otherPossibility = z.object({
  id: text,
  name: text,
  probability: z.number().min(0).max(1),
  experimental: yes,
  evidence: optionalEvidence,
})
export type OtherPossibility = z.infer<typeof otherPossibility>

/** Tappet's additions stand below the stated fields. */
export const soundDiagnosis = z.object({
  id: text,
  issue: diagnosedIssue,
  /** Absent where no tier fits, and in older results. */
  tier: z.enum(tiers).optional(),
  headline: optionalText,
  /** Percent. */
  confidence: z.number().min(0).max(100),
  timestamp: text,
  audioDuration: seconds,
  audioUrl: optionalText,
  /** data: URL of the clip as recorded. */
  audioData: optionalText,
  error: optionalText,
  evidence: optionalEvidence,
  alternatives: z.array(otherPossibility).optional(),
  /** How often recordings answered like it were of which class, in a sentence. */
  frequency: optionalText,
  model_version: optionalText,
  /** Checked where it is shown. */
  differential: z.custom<DifferentialCase>((value) => typeof value === 'object' && value !== null).optional(),
  /** Made on the driver's device; the server's answer takes its place. */
  preliminary: yes,
  /** In the history it is a column. */
  vehicle_id: optionalText,
})
export type SoundDiagnosis = z.infer<typeof soundDiagnosis>
