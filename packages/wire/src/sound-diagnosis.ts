import { z } from 'zod'
import type { Json } from './json.ts'
import { drivingContexts, soundChips, tiers, urgencyLevels } from './sound-terms.ts'

// Making a schema costs a phone more than reading with it: each kind is made once.
const text = z.string()
const texts = z.array(text)
const optionalText = text.optional()
const wholeUsd = z.number().int().nonnegative()
const seconds = z.number().nonnegative()
const optionalSeconds = seconds.optional()
const yes = z.literal(true).optional()

/** What a car may have, as the result names it. Costs are whole USD. */
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

/** One measured fact that counted, in words a driver understands. */
export const diagnosisEvidence = z.object({
  id: text,
  /** "a regular tick, 11.8 a second, strongest from 2 to 5 kHz" */
  sentence: text,
  /** Where it stands in the clip; absent when it holds for the whole of it. */
  startSeconds: optionalSeconds,
  endSeconds: optionalSeconds,
  /** Whether it speaks for the named issue or against it, -1 to 1. */
  weight: z.number().min(-1).max(1),
  source: z.enum(['sound', 'context', 'description']),
})
export type DiagnosisEvidence = z.infer<typeof diagnosisEvidence>

const optionalEvidence = z.array(diagnosisEvidence).optional()

/** Another issue that the sound allows. */
export const otherPossibility = z.object({
  id: text,
  name: text,
  probability: z.number().min(0).max(1),
  /** Known from too little to be named as the answer. */
  experimental: yes,
  /** What speaks for it in the sound, the strongest first. */
  evidence: optionalEvidence,
})
export type OtherPossibility = z.infer<typeof otherPossibility>

/** The stated audio diagnosis result, with what Tappet adds to it below the stated fields. */
export const soundDiagnosis = z.object({
  id: text,
  issue: diagnosedIssue,
  /** How much may be said; absent where no tier fits, and in results of before. */
  tier: z.enum(tiers).optional(),
  /** The tier with the issue, for a headline: "Likely engine knock". */
  headline: optionalText,
  /** Percent, 0-100. */
  confidence: z.number().min(0).max(100),
  /** ISO 8601. */
  timestamp: text,
  /** Seconds. */
  audioDuration: seconds,
  audioUrl: optionalText,
  /** data: URL of the clip as it was recorded. */
  audioData: optionalText,
  error: optionalText,
  evidence: optionalEvidence,
  /** Other issues that the sound allows, the likeliest first. */
  alternatives: z.array(otherPossibility).optional(),
  /** How often recordings answered like it were of which class, in a sentence. */
  frequency: optionalText,
  model_version: optionalText,
  /** The case of what may be behind it, as a history row keeps it; it is checked where it is shown. */
  differential: z
    .custom<{ [key: string]: Json | undefined }>((value) => typeof value === 'object' && value !== null)
    .optional(),
  /** Made on the driver's own device while the server could not be asked; the server's answer takes its place. */
  preliminary: yes,
  /** The car that it was recorded for, as the app keeps it; in the history it is a column. */
  vehicle_id: optionalText,
})
export type SoundDiagnosis = z.infer<typeof soundDiagnosis>

/** What a person may tell analyze-sound beside the WAV, as the parts of its multipart form. */
export const analyzeSoundFields = z.object({
  description: z.string().trim().max(2000).optional(),
  context: z.array(z.enum(drivingContexts)).max(drivingContexts.length).default([]),
  /** What it sounds like, as the driver chose. */
  sounds: z.array(z.enum(soundChips)).max(soundChips.length).default([]),
  /** Names the job: sent twice, it is counted and stored once. */
  job_id: z.uuid(),
  /** The job waited on the device: its result is kept in the history, and a notification says that it is there. */
  queued: z.enum(['true', 'false']).default('false'),
  /** The sound went, or may have gone, through a noise filter: it is never called unremarkable. */
  filtered: z.enum(['true', 'false']).default('false'),
  /** Whose sound it is; the default car's unless named. */
  vehicle_id: z.uuid().optional(),
})

export const analyzeSoundResponse = z.object({
  result: soundDiagnosis,
  evidence: z.array(diagnosisEvidence),
  model_version: z.string(),
})
export type AnalyzeSoundResponse = z.infer<typeof analyzeSoundResponse>
