import type { Difficulty } from '../types.ts'

export type RecordVehicle = {
  make: string
  model: string
  year: number
  /** Miles. */
  mileage: number
}

export type WarrantyTicket = {
  id: string
  code?: string
  symptoms: readonly string[]
  root_cause: string
  resolution: string
  parts_replaced: readonly string[]
  labor_hours: number
  vehicle_make: string
  vehicle_model: string
  vehicle_year: number
  mileage: number
  /** YYYY-MM-DD. */
  created_at: string
}

export type ServiceRequest = {
  id: string
  complaint: string
  symptoms: readonly string[]
  diagnosis: string
  repair_actions: readonly string[]
  parts_used: readonly string[]
  /** Whole US dollars. */
  cost: number
  vehicle_info: RecordVehicle
  /** YYYY-MM-DD. */
  created_at: string
}

export type PartSale = {
  id: string
  part_number: string
  part_name: string
  related_symptoms: readonly string[]
  common_issues: readonly string[]
  installation_difficulty: Difficulty
  /** Whole US dollars, the part alone. */
  average_price: number
  /** "2013-2017 Honda Accord" */
  compatibility: readonly string[]
}

export type TechArticle = {
  id: string
  title: string
  symptoms: readonly string[]
  diagnostic_steps: readonly string[]
  probable_causes: readonly string[]
  tools_required: readonly string[]
  difficulty_level: 'beginner' | 'intermediate' | 'advanced'
  /** "45 minutes" */
  estimated_time: string
  category: string
}

export type Datasets = {
  warranty_tickets: readonly WarrantyTicket[]
  service_requests: readonly ServiceRequest[]
  parts_sales: readonly PartSale[]
  tech_articles: readonly TechArticle[]
}
