/** @tappet/wire describes the same, as a test says. Money is whole US dollars. */

/** The first four are ways a car moves; air conditioning may be on in any of them. */
export const drivingContexts = ['idle', 'accelerating', 'braking', 'turning', 'ac_on'] as const
export type DrivingContext = (typeof drivingContexts)[number]

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

/** What fits none of them has no tier. */
export const tiers = ['nothing', 'likely', 'possible', 'pair', 'told', 'again'] as const
export type Tier = (typeof tiers)[number]

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

export type DiagnosisEvidence = {
  id: string
  sentence: string
  startSeconds?: number
  endSeconds?: number
  /** For the named issue or against it, -1 to 1. */
  weight: number
  source: 'sound' | 'context' | 'description'
}

export type OtherPossibility = {
  id: string
  name: string
  probability: number
  /** Known from too little to be named. */
  experimental?: true
  evidence?: DiagnosisEvidence[]
}

export type SoundDiagnosis = {
  id: string
  issue: DiagnosedIssue
  tier?: Tier
  headline?: string
  confidence: number
  timestamp: string
  audioDuration: number
  audioUrl?: string
  audioData?: string
  error?: string
  evidence?: DiagnosisEvidence[]
  alternatives?: OtherPossibility[]
  frequency?: string
  model_version?: string
  preliminary?: true
}
