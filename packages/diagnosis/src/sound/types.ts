/**
 * What a sound diagnosis is made of and what comes out, in the shape that is shown, saved and sent (@tappet/wire
 * describes the same; a test holds the two together). Money is whole US dollars.
 */

/** When the sound is heard. The first four are ways a car moves; air conditioning may be on in any of them. */
export const drivingContexts = ['idle', 'accelerating', 'braking', 'turning', 'ac_on'] as const
export type DrivingContext = (typeof drivingContexts)[number]

/** What it sounds like, in one word that a driver taps. */
export const soundChips = [
  'knock',
  'tick',
  'squeal',
  'grind',
  'rattle',
  'hum',
  'whine',
  'hiss',
  'clunk',
  'roar',
] as const
export type SoundChip = (typeof soundChips)[number]

export const urgencyLevels = ['safe', 'check_soon', 'fix_immediately'] as const
export type UrgencyLevel = (typeof urgencyLevels)[number]

/**
 * How much may be said: that nothing unusual stands out, one fault likely or possibly, one of two, or to record again.
 * What fits none of them has no tier.
 */
export const tiers = ['nothing', 'likely', 'possible', 'pair', 'again'] as const
export type Tier = (typeof tiers)[number]

/** An issue as a result names it. */
export type DiagnosedIssue = {
  id: string
  name: string
  description: string
  urgencyLevel: UrgencyLevel
  estimatedCostMin: number
  estimatedCostMax: number
  symptoms: string[]
  recommendations: string[]
}

/** One fact that counted, or that was heard, in words a driver understands. */
export type DiagnosisEvidence = {
  id: string
  sentence: string
  /** Its place in the clip; absent when it holds for the whole clip. */
  startSeconds?: number
  endSeconds?: number
  /** Whether it speaks for the named issue or against it, -1 to 1. */
  weight: number
  source: 'sound' | 'context' | 'description'
}

/** Another issue that the sound allows. */
export type OtherPossibility = {
  id: string
  name: string
  probability: number
  /** Known from too little to be named as the answer. */
  experimental?: true
  /** What speaks for it in the sound, the strongest first. */
  evidence?: DiagnosisEvidence[]
}

/** The stated audio diagnosis result with what is added below the stated fields. */
export type SoundDiagnosis = {
  id: string
  issue: DiagnosedIssue
  tier?: Tier
  /** "Likely engine knock"; the issue keeps the catalogue's name. */
  headline?: string
  /** Whole percent, 0-100. */
  confidence: number
  /** ISO 8601. */
  timestamp: string
  /** Seconds. */
  audioDuration: number
  audioUrl?: string
  audioData?: string
  error?: string
  evidence?: DiagnosisEvidence[]
  /** Other issues that the sound allows, the likeliest first. */
  alternatives?: OtherPossibility[]
  /** How often recordings answered like it were of which class, in a sentence. */
  frequency?: string
  model_version?: string
  /** Made on the driver's own device while the server could not be asked. */
  preliminary?: true
}
