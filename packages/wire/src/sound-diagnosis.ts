import { diagnosisEvidence, soundDiagnosis } from '@tappet/diagnosis/saved'
import { drivingContexts, soundChips } from '@tappet/diagnosis/sound-terms'
import { z } from 'zod'

export {
  type DiagnosedIssue,
  type DiagnosisEvidence,
  diagnosedIssue,
  diagnosisEvidence,
  type OtherPossibility,
  type SoundDiagnosis,
  soundDiagnosis,
} from '@tappet/diagnosis/saved'

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
