import type { Difficulty } from '../types.ts'

/** Money is whole US dollars, distances are miles, days YYYY-MM-DD. */
export type RecordVehicle = {
  make: string
  model: string
  year: number
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
  created_at: string
}

export type ServiceRequest = {
  id: string
  complaint: string
  symptoms: readonly string[]
  diagnosis: string
  repair_actions: readonly string[]
  parts_used: readonly string[]
  cost: number
  vehicle_info: RecordVehicle
  created_at: string
}

export type PartSale = {
  id: string
  part_number: string
  part_name: string
  related_symptoms: readonly string[]
  common_issues: readonly string[]
  installation_difficulty: Difficulty
  average_price: number
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
  estimated_time: string
  category: string
}

export type Datasets = {
  warranty_tickets: readonly WarrantyTicket[]
  service_requests: readonly ServiceRequest[]
  parts_sales: readonly PartSale[]
  tech_articles: readonly TechArticle[]
}
