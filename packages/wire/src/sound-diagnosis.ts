import { z } from 'zod'
import type { Json } from './json.ts'
import { drivingContexts, soundChips, tiers, urgencyLevels } from './sound-terms.ts'

// Making a schema costs a phone more than reading with it.
const text = z.string()
const texts = z.array(text)
const optionalText = text.optional()
const wholeUsd = z.number().int().nonnegative()
const seconds = z.number().nonnegative()
const optionalSeconds = seconds.optional()
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

export const diagnosisEvidence = z.object({
  id: text,
  /** "a regular tick, 11.8 a second, strongest from 2 to 5 kHz" */
  sentence: text,
  startSeconds: optionalSeconds,
  endSeconds: optionalSeconds,
  /** For the named issue or against it, -1 to 1. */
  weight: z.number().min(-1).max(1),
  source: z.enum(['sound', 'context', 'description']),
})
export type DiagnosisEvidence = z.infer<typeof diagnosisEvidence>

const optionalEvidence = z.array(diagnosisEvidence).optional()

export const otherPossibility = z.object({
  id: text,
  name: text,
  probability: z.number().min(0).max(1),
  experimental: yes,
  evidence: optionalEvidence,
})
export type OtherPossibility = z.infer<typeof otherPossibility>

/** The stated result; Tappet's additions stand below the stated fields. */
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
  differential: z
    .custom<{ [key: string]: Json | undefined }>((value) => typeof value === 'object' && value !== null)
    .optional(),
  /** Made on the driver's device; the server's answer takes its place. */
  preliminary: yes,
  /** In the history it is a column. */
  vehicle_id: optionalText,
})
export type SoundDiagnosis = z.infer<typeof soundDiagnosis>

/** Parts of the multipart form beside the WAV. */
export const analyzeSoundFields = z.object({
  description: z.string().trim().max(2000).optional(),
  context: z.array(z.enum(drivingContexts)).max(drivingContexts.length).default([]),
  sounds: z.array(z.enum(soundChips)).max(soundChips.length).default([]),
  /** Sent twice, it is counted and stored once. */
  job_id: z.uuid(),
  /** It waited on the device: its result goes into the history, and a notification tells of it. */
  queued: z.enum(['true', 'false']).default('false'),
  /** Perhaps by a noise filter: never called unremarkable. */
  filtered: z.enum(['true', 'false']).default('false'),
  /** The default car's unless named. */
  vehicle_id: z.uuid().optional(),
})

export const analyzeSoundResponse = z.object({
  result: soundDiagnosis,
  evidence: z.array(diagnosisEvidence),
  model_version: z.string(),
})
export type AnalyzeSoundResponse = z.infer<typeof analyzeSoundResponse>
