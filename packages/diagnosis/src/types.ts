/**
 * What goes into a diagnosis and what comes out, named as it is stored in the history and shown on the pages
 * (snake_case, as the saved results are). Money is whole US dollars, distances are miles.
 */

import type { DifferentialCase } from './saved/case.ts'

/** `make` is a name of the catalogue, or "Other". */
export type VehicleInfo = {
  make: string | null
  model: string | null
  year: number | null
  mileage: number | null
}

export type DiagnosisInput = {
  codes: string[]
  symptoms: string[]
  vehicle_info: VehicleInfo
  additional_context: string
}

/** The built-in reference knows the first three. */
export const severities = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof severities)[number]

export type DtcInformation = {
  code: string
  description: string
  severity: Severity
  common_causes: string[]
  suggested_actions: string[]
}

export const difficulties = ['easy', 'moderate', 'difficult'] as const
export type Difficulty = (typeof difficulties)[number]

export type EvidenceCounts = {
  warranty_tickets: number
  service_requests: number
  parts_sales: number
  tech_articles: number
}

export type CostRange = { min: number; max: number }

export type ProbableCause = {
  id: string
  cause: string
  likelihood: number
  supporting_evidence: EvidenceCounts
  estimated_cost: CostRange
  diagnostic_steps: string[]
  required_tools: string[]
  difficulty: Difficulty
  urgency: Severity
}

export type ResourceType = 'video' | 'article' | 'guide'

/** `url` carries make, model, year and issue as query parameters, as far as they are known. */
export type CarCareResource = {
  title: string
  description: string
  url: string
  type: ResourceType
  category: string
  difficulty: Difficulty
}

export type CarCareResources = {
  videos: CarCareResource[]
  articles: CarCareResource[]
  tips: string[]
  maintenanceSchedule: string[]
}

export type ComprehensiveDiagnosis = {
  id: string
  input: DiagnosisInput
  dtc_information?: DtcInformation[]
  probable_causes: ProbableCause[]
  recommended_next_steps: string[]
  confidence_score: number
  data_sources_used: EvidenceCounts
  car_care_resources: CarCareResources
  timestamp: string
  /** Rows of 1.0.0 have none. */
  differential?: DifferentialCase
}
